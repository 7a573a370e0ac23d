import {
  all,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  blocked,
  blockedPerhaps,
  judgement,
  never,
  restingOn,
  unknown,
  type When,
} from '../../engine/when.ts';
import { type Relief, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, untilCaseEnds } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { juvenileLaw, pages, removalLaw, removalPractice } from './cites.ts';
import { crimeOf } from './crime-levels.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

/**
 * A plea that was set aside after probation for a first drug case. It is no conviction, and notes of a filing service
 * have it removed; the state's form DJ-LE-247 says that such an entry stays and gets a note.
 */
const firstDrugDischarge = all(inAdultCourt, ended('deferred'), about('drug_possession'));

const setFree: Condition = (matter) => {
  const { disposition } = matter.charge;
  switch (disposition) {
    case undefined:
      return unknown(matter.charge.path('disposition'));
    case 'pending':
      return untilCaseEnds;
    case 'not_responsible':
      return judgement(said.mentalIllnessClears);
    default:
      return ask(any(not(firstDrugDischarge), askTheState), matter);
  }
};

const askTheState: FactCondition = () => judgement(said.firstDrugCaseRemoved);

/** The state removes an arrest as a whole or not at all. */
const wholeArrestCleared: Condition = (matter) =>
  allOf([
    ...companions(matter).map((other) => restingOn(ask(endedInGuilt, other), asItEnded(other))),
    ask(notInDeal, matter),
  ]);

const endedInGuilt = ended('convicted', 'pardoned');

function asItEnded({ charge: { disposition, path } }: Matter): When {
  switch (disposition) {
    case undefined:
      return unknown(path('disposition'));
    case 'convicted':
    case 'pardoned':
      return never;
    case 'pending':
      return untilCaseEnds;
    case 'not_responsible':
      return judgement(said.mentalIllnessClears);
    default:
      return always;
  }
}

const notInDeal = when(droppedInDeal, () => judgement(said.sameArrest), anything);

const askedIfPrinted = chargeFactAsked('fingerprinted');
const presumedPrinted = chargeFact('fingerprinted', true, said.fingerprinted);

const ticket = all(ofLevel('infraction'), not(about('contempt')));

/** Only an arrest with fingerprints is in the state record. For a ticket that is rare, for a crime it is usual. */
const fingerprinted: Condition = when(ticket, askedIfPrinted, presumedPrinted);

const seventeen: Condition = ({ file }) => {
  const { age } = file.answers;
  if (age === undefined) return blockedPerhaps(said.turn17, 'age');
  return age >= 17 ? always : blocked(said.turn17);
};

export const removal: Relief = relief({
  id: 'wi-arrest-removal',
  name: 'Taking an arrest off the state record',
  kind: 'expungement',
  covers: ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
  rules: [
    rule('let-go-or-cleared', 'You were let go without charges, or a court cleared you', setFree, removalLaw),
    rule(
      'program-finished',
      'If it was put off under a deal or a program, you have finished it',
      when(ended('diverted', 'deferred'), sentenceOver, anything),
      removalPractice,
    ),
    rule(
      'whole-arrest',
      'No other charge from the same arrest ended in a conviction',
      wholeArrestCleared,
      removalPractice,
      { otherwise: 'Another charge from the same arrest ended in a conviction' },
    ),
    rule(
      'fingerprinted',
      'The police took your fingerprints, so the state has a record',
      fingerprinted,
      removalLaw,
    ),
  ],
  effect:
    'The state Department of Justice takes the arrest out of its criminal history and tells the FBI to do the same. You have a right to this if you ask.',
  limits: [
    'The court keeps its file. Anyone can still see it at the courthouse.',
    'Police and prosecutors keep their own files.',
    'The court website drops the case only 2 years after it ends, and only if no charge ended in a conviction.',
  ],
  cautions: [
    'The state removes the whole arrest or nothing. A charge changed to a smaller one that you were convicted of keeps it there.',
    'Arrests on a warrant, for breaking probation rules or for another state are not removed.',
  ],
  fee: 'No fee for the request. Your state record, which you need first, costs money.',
  first: lookUp,
  steps: [
    'Get your record from the Department of Justice and find the arrest.',
    'Fill in the Fingerprint Record Removal Request (form DJ-LE-250B). It also asks to delete your DNA record.',
    'Have the police put ink prints of your index fingers on it. Mail it with papers that show how each charge ended.',
    'Check your record again. If they refuse and nothing from the arrest led to a conviction, get legal help: courts have ordered removal.',
  ],
  forms: [{ name: 'DJ-LE-250B, Fingerprint Record Removal Request', url: pages.stateForms }],
});

export const juvenileExpungement: Relief = relief({
  id: 'wi-juvenile-expungement',
  name: 'Expunging a juvenile case',
  kind: 'expungement',
  covers: all(inJuvenileCourt, ended('convicted')),
  rules: [
    rule(
      'found-delinquent',
      'The court found you delinquent, for a crime',
      crimeOf('misdemeanor', 'felony'),
      juvenileLaw,
    ),
    rule('is-17', 'You are 17 or older', seventeen, juvenileLaw),
    rule('order-over', 'The juvenile court order is over', sentenceOver, juvenileLaw),
    rule(
      'orders-kept',
      'You did what the juvenile court ordered',
      chargeFact('orderFollowed', true, said.ordersKept),
      juvenileLaw,
    ),
  ],
  effect:
    'The court expunges its record that you were found delinquent. Even before that, the law does not call it a conviction of a crime.',
  limits: ['Police, prosecutors and the Department of Justice keep their own files.'],
  cautions: [
    'The judge decides. You must show that it helps you and harms nobody.',
    'Most juvenile court files are closed to the public already. Anyone may ask for those of some serious offenses, and of a felony after an earlier finding.',
  ],
  fee: phrase.feeUnconfirmed,
  first: task('get_form', 'Ask the clerk of the juvenile court for the petition to expunge.'),
  steps: [
    'Write why it would help you, for example for a job or school.',
    'File it in the county where you were found delinquent and go to the hearing if there is one.',
  ],
});
