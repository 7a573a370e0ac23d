import { all, allAmong, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { caseAndProgramOver, droppedInDeal, programOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, readAs } from '../../vocabulary/readings.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { expungementLaw, juvenileLaw, pilotLaw, youngDrugLaw } from './cites.ts';
import { cite, under } from './code.ts';
import { graded } from './grades.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const bailForfeit = chargeFact('bailForfeit', false, said.noBailForfeit);
const leftHawaii = chargeFact('leftHawaii', false, said.didNotLeave);
const conditionalDischarge = chargeFact('conditionalDischarge', false, said.notConditionalDischarge);

const smallOffense = any(ofLevel('infraction'), all(ofLevel('misdemeanor'), graded('petty')));

/** § 831-3.2(a)(1), (2): after a bail forfeiture never, or after 5 years where the offense was small. */
const bailKept: Condition = any(not(bailForfeit), all(smallOffense, waited(years(5)).since('offense')));

/**
 * The law annuls “the record of arrest”. Of one arrest with a conviction on another charge it does not say. Its words
 * “not convicted of a crime” leave out a ticket.
 */
const noOtherConvicted: FactCondition = (matter) =>
  allAmong(companions(matter), ({ charge: { disposition, level, path } }) => {
    if (level === 'infraction') return always;
    if (disposition === undefined) return unknown(path('disposition'));
    const isConviction = disposition === 'convicted' || disposition === 'pardoned';
    if (!isConviction) return always;
    const inDoubt = judgement(said.sameArrestConvicted);
    return level === undefined ? { ...inDoubt, missing: [path('level')] } : inDoubt;
  });

const notInDeal: FactCondition = when(droppedInDeal, () => judgement(said.sameArrestConvicted), anything);

const shared = [
  rule(
    'bail-kept',
    'The case did not end because you gave up bail. For a petty misdemeanor or a violation that holds only for 5 years',
    bailKept,
    expungementLaw('(a)(1), (2)'),
    { otherwise: 'The case ended because you gave up bail' },
  ),
  rule(
    'did-not-leave',
    'The case did not end because you had left Hawaii',
    not(leftHawaii),
    expungementLaw('(a)(3)'),
    { otherwise: 'The case ended because you had left Hawaii' },
  ),
  rule(
    'whole-arrest',
    'No other charge from the same arrest ended in a conviction',
    all(noOtherConvicted, notInDeal),
    expungementLaw('(a), (c)'),
    { otherwise: 'Another charge from the same arrest ended in a conviction' },
  ),
];

/** A ticket for a traffic rule is no arrest. */
const trafficTicket = all(ofLevel('infraction'), about('traffic'));

const arrest = relief({
  ...how.byTheState,
  id: 'hi-expunge-arrest',
  name: 'Expunging an arrest without a conviction',
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'not_responsible', 'pending'),
    not(trafficTicket),
  ),
  rules: [
    rule('case-over', phrase.caseAndProgramOver, caseAndProgramOver, expungementLaw('(a)'), {
      otherwise: phrase.unmet.caseOpen,
    }),
    rule(
      'not-for-illness',
      'You were not acquitted, and the charge was not dropped, because of a mental or physical illness',
      not(ended('not_responsible')),
      expungementLaw('(a)(4)'),
      { otherwise: 'You were acquitted because of a mental or physical illness' },
    ),
    ...shared,
  ],
});

/** § 712-1200(4)(c): a deferred plea to prostitution waits longer. */
const prostitution = under('712-1200', among(about('prostitution'), readAs(always, said.prostitutionItself)));

const deferral = relief({
  ...how.byTheState,
  id: 'hi-expunge-deferral',
  name: 'Expunging a deferred plea (DAG or DANC)',
  covers: all(inAdultCourt, ended('deferred')),
  rules: [
    rule(
      'waited',
      '1 year has passed since the case was dismissed, or 3 years for prostitution. After a conditional discharge there is no wait',
      when(
        conditionalDischarge,
        programOver,
        when(prostitution, waited(years(3)).since('program'), waited(years(1)).since('program')),
      ),
      cite('831-3.2(a)(5), 712-1200(4)(c)'),
    ),
    ...shared,
  ],
});

const youngDrug = relief({
  id: 'hi-expunge-young-drug',
  name: 'Conditional discharge of a first drug case, at 20 or younger',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('deferred'), about('drug_possession', 'drug_sale', 'marijuana')),
  rules: [
    rule(
      'conditional-discharge',
      'The case ended with a conditional discharge under § 712-1255',
      conditionalDischarge,
      youngDrugLaw,
      { otherwise: 'It was not a conditional discharge under § 712-1255' },
    ),
    requires(youngerThan(21), youngDrugLaw),
    requires(programOver, youngDrugLaw),
  ],
  effect:
    'The court orders all official records of it expunged: the arrest, the plea and the dismissal. The law treats you as if it never happened.',
  limits: [phrase.privateCopies],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Apply to the court that dismissed the case. Name § 712-1256, the case number and your date of birth.',
    'Go to the hearing. If the rules are met, the court must order it.',
  ],
});

const pilot = relief({
  id: 'hi-island-pilot',
  name: 'The state’s pilot on Hawaii Island',
  kind: 'expungement',
  automatic: true,
  alternative: true,
  inForce: { from: '2024-06-07' },
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'no_charges'), about('drug_possession')),
  rules: [
    rule(
      'hawaii-county',
      'You were arrested in Hawaii County for having marijuana or a mild drug (§ 712-1249), and the pilot reached it',
      () => judgement(said.arrestOnHawaiiIsland),
      pilotLaw,
    ),
  ],
  effect: 'The state expunges such arrests without being asked.',
  limits: [
    'It was for Hawaii County alone. It cleared more than 1,300 people’s arrests. Everybody else has to ask.',
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the Criminal Justice Data Center whether your arrest was expunged.'),
  steps: ['If it was not, apply for it yourself.'],
});

/** § 571-88(a)(1): if the police only talked to the child and let them go, the child must have grown up. */
const grownUpIfLetGo: Condition = when(ended('no_charges', 'diverted'), hasTurned(18), anything);

const juvenile = relief({
  id: 'hi-juvenile-arrest',
  name: 'Expunging a juvenile arrest',
  kind: 'expungement',
  // Who was let go after a plea that was put off was not “adjudicated responsible” either.
  covers: all(inJuvenileCourt, ended('no_charges', 'dismissed', 'acquitted', 'diverted', 'deferred')),
  rules: [
    rule('case-over', phrase.caseAndProgramOver, caseAndProgramOver, juvenileLaw('(a)(2)'), {
      otherwise: phrase.unmet.caseOpen,
    }),
    rule(
      'is-18',
      'If the police talked to you and let you go, you are 18 or older',
      grownUpIfLetGo,
      juvenileLaw('(a)(1)(B)'),
    ),
  ],
  effect:
    'The family court orders the police and the state to expunge the arrest. You get a certificate and may say that you have no record of it.',
  limits: [
    'What the family court found you responsible for is not covered. Those files are closed to the public.',
  ],
  cautions: ['The judge decides, and asks the prosecutor first if the case never came to court.'],
  fee: phrase.feeUnconfirmed,
  first: task('ask_court', 'Ask the family court clerk how to expunge a juvenile arrest.'),
  steps: ['Write to the family court of the circuit. If you are a minor, a parent or guardian applies.'],
});

export const arrestReliefs: readonly Relief[] = [arrest, youngDrug, deferral, juvenile, pilot];
