import { all, allAmong, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { programFinished, programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  convicted,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  probationRevoked,
  traffickingVictim,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { gunLawyer, hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past, sentenceOver } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { courtFile, fee } from './how.ts';
import { marijuana, smallEnough } from './marijuana.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const removal = cite('44-5-202(8)');
const notConvicted = ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'not_responsible');

/** The prints of one arrest stay if anything of it ended in a conviction; the text read does not say more. */
const noneConvicted: FactCondition = (matter) => allAmong(companions(matter), (each) => ask(notGuilty, each));
const notGuilty = not(convicted);
const wholeArrest = openIf(not(noneConvicted), said.otherCharge);

/** The state began to remove them by itself on July 1, 2017. */
const since2017: Condition = when(
  ended('pending'),
  anything,
  when(
    ended('diverted'),
    not(happenedBefore('completed', '2017-07-01')),
    not(happenedBefore('disposition', '2017-07-01')),
  ),
);

const removalRules = [
  requires(wholeCaseOver, removal),
  requires(programFinished, removal),
  rule('whole-arrest', 'No charge of the same arrest ended in a conviction', wholeArrest, removal),
  rule(
    'not-insanity',
    'You were not found not guilty because of mental illness',
    openIf(ended('not_responsible'), said.insanity),
    removal,
  ),
];

const removed = {
  kind: 'expungement',
  effect: 'The state deletes the arrest from its records and destroys its papers.',
  limits: [courtFile, phrase.privateCopies],
} as const;

export const otherWays: readonly Relief[] = [
  relief({
    ...removed,
    id: 'mt-removed-by-itself',
    name: 'An arrest without a conviction, removed by itself',
    automatic: true,
    inForce: { from: '2017-07-01' },
    covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'pending')),
    rules: [
      ...removalRules.slice(0, 3),
      rule('since-2017', 'The case ended on or after July 1, 2017', since2017, removal, {
        otherwise: 'The case ended before July 1, 2017. You have to ask',
      }),
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Order your state record from CRISS. It costs $10 to $30.'),
    steps: ['If the arrest still shows, send the removal form.'],
  }),
  relief({
    ...removed,
    id: 'mt-removal',
    name: 'Ask the state to remove an arrest without a conviction',
    covers: all(inAdultCourt, notConvicted),
    rules: removalRules,
    fee: 'We found no fee for the removal form.',
    first: task('order_record', 'Order your state record from CRISS. It costs $10 to $30.'),
    steps: [
      'Send the Expungement/Removal Request Form to CRISS. Add a copy of your ID and the court’s order.',
      'Name § 44-5-202(8). You get a letter. It can take 30 days.',
    ],
  }),
  relief({
    id: 'mt-deferred',
    name: 'Sealing after a deferred sentence',
    kind: 'sealing',
    automatic: true,
    covers: all(inAdultCourt, ended('deferred')),
    rules: [
      rule(
        'dismissed',
        'The time is over, and the court dismissed the charge',
        programOver,
        cite('46-18-204'),
        { otherwise: 'The time of the deferred sentence is not over yet' },
      ),
      rule('not-revoked', 'The deferral was not revoked', not(probationRevoked), cite('46-18-204(1)'), {
        otherwise: 'The deferral was revoked',
      }),
    ],
    effect: 'All records of the charge are confidential. The public sees them only if a judge orders it.',
    limits: ['Police, prosecutors and courts still see it.', phrase.privateCopies],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk whether your charge was dismissed.'),
    steps: [
      'For a misdemeanor you may have to ask the court for it.',
      'If the record still shows, send the dismissal and the request form to CRISS in Helena.',
    ],
  }),
  relief({
    id: 'mt-marijuana',
    name: 'Expunge or lower a marijuana conviction',
    kind: 'expungement',
    inForce: { from: '2021-01-01' },
    covers: all(convictedOrPardoned, marijuana),
    rules: [
      rule(
        'legal-now',
        'What you did is legal today, or has a lower penalty. Selling is not',
        smallEnough,
        cite('16-12-113'),
        { otherwise: 'It was selling, or more than the law allows today' },
      ),
    ],
    effect: 'The record is expunged, or it becomes a ticket or a lesser crime.',
    limits: [phrase.privateCopies],
    cautions: ['It does not use up your one time for other misdemeanors.'],
    fee,
    first: lookUp,
    steps: [
      'Use Form B if your sentence is over, Form A if it still runs. Fill out one for each conviction.',
      'File it in the court that convicted you. Give a copy to the county attorney, who has 21 days to object.',
      'Send the order and the request form to CRISS in Helena.',
    ],
  }),
  relief({
    id: 'mt-trafficking',
    name: 'Vacate the conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(convictedOrPardoned, traffickingVictim),
    rules: [
      rule('trafficked', 'You did it because you were trafficked', traffickingVictim, cite('46-18-608(1)')),
      rule(
        'nonviolent',
        'It was not violent',
        not(
          about(
            'violent',
            'assault',
            'domestic_violence',
            'homicide',
            'robbery',
            'kidnapping',
            'sexual',
            'arson',
          ),
        ),
        cite('46-18-608(1)'),
        { otherwise: 'It was a violent crime' },
      ),
    ],
    effect: 'The conviction is set aside, and its records become confidential.',
    cautions: ['File within a reasonable time after you got out. The judge decides.'],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['File a motion in the court that convicted you, under § 46-18-608.', phrase.traffickingHelp],
  }),
  relief({
    id: 'mt-youth-sealing',
    name: 'Youth court records, sealed by themselves at 18',
    kind: 'sealing',
    automatic: true,
    covers: all(inJuvenileCourt, not(ended('pending'))),
    rules: [
      requires(hasTurned(18), cite('41-5-216(1)')),
      rule(
        'fulfilled',
        'You did all that the court ordered, and its supervision is over',
        when(convicted, sentenceOver, programFinished),
        cite('41-5-216(1), (4)'),
        { otherwise: 'Not all that the court ordered is done yet' },
      ),
      rule('not-traffic', 'It was not a traffic case', not(about('traffic')), cite('41-5-216(4)'), {
        otherwise: 'Youth traffic records are not sealed',
      }),
      requires(notRegistered, cite('41-5-216(4)')),
    ],
    effect: 'The records of the court, the police and the state are sealed.',
    limits: ['A judge may open them for good cause, such as a new offense.'],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask your county’s youth court whether your records are sealed.'),
    steps: [],
  }),
  relief({
    id: 'mt-pardoned',
    name: 'Clearing the record of a pardoned conviction',
    kind: 'sealing',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), cite('46-23-301(1)')),
      rule(
        'record-clears',
        'The pardon clears the record',
        () => judgement(said.pardonRecord),
        cite('46-23-301(1)'),
      ),
    ],
    effect: 'A pardon ends all that the law ties to the conviction.',
    fee: phrase.feeUnconfirmed,
    first: task('ask_agency', 'Ask the Board of Pardons and Parole about your record.'),
    steps: [],
  }),
  relief({
    id: 'mt-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: adultConviction,
    rules: [
      rule(
        'sentence-over',
        'Your sentence is over, or was shortened',
        sentenceOver,
        other('Mont. Admin. R. 20.25.901A'),
        { otherwise: 'Your sentence is not over yet' },
      ),
    ],
    effect: 'A pardon ends all that the law ties to the conviction.',
    limits: ['The Governor decides, and may say no. Pardons are rare.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the pardon application from the Board of Pardons and Parole.'),
    steps: ['Apply to the Board of Pardons and Parole. Add court papers and three letters of support.'],
  }),
  relief({
    id: 'mt-guns',
    restores: ['guns'],
    name: 'Ask to have a gun again',
    kind: 'rights',
    alternative: true,
    covers: all(adultConviction, felony, weaponUsed),
    rules: [
      rule(
        'good-cause',
        'You can show good cause for each gun',
        () => judgement(said.goodCause),
        cite('45-8-314'),
      ),
    ],
    effect: 'The district court may permit a gun. State law forbids it only where a weapon was used.',
    limits: ['Federal law may still forbid it. Ask a lawyer.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['Ask the district court of the county where you live, under § 45-8-314.'],
  }),
  rightToVote({
    id: 'mt-vote',
    voting: whileLockedUp(),
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, other('Mont. Const. art. IV, § 2'))],
  }),
];
