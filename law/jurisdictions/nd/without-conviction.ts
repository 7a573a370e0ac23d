import {
  all,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, fact, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { besideGuilt, unless } from '../../vocabulary/beside.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { anything, chargeFact, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const closingLaw = cite('12-60.1-05');

const closed = {
  kind: 'sealing',
  effect:
    'The court closes its record. It no longer shows when the public looks for your name. Judges, lawyers and the police still see it.',
  limits: [
    'Only the court’s record is closed, not those of the prosecutor and the police.',
    'The state police bureau (BCI) shows a charge without a conviction for 3 years.',
    phrase.privateCopies,
  ],
} as const;

const guilty = ended('convicted', 'pardoned');

/** § 12-60.1-01(5): all charges of the case were dismissed, or all ended in not guilty. */
const nothingElseGuilty: Condition = (matter) =>
  allOf(
    companions(matter).map((each) =>
      ask(
        when(guilty, () => judgement(said.sealedWithConviction), anything),
        each,
      ),
    ),
  );

/** Told as the ending of the charge, or in answer to the question. */
const inDeal: FactCondition = when(
  ({ charge: { dismissal } }) => fact(dismissal === undefined),
  unless(besideGuilt, 'facts.pleaDeal', chargeFact('pleaDeal', false, said.noPleaDeal)),
  ({ charge: { dismissal } }) => fact(dismissal === 'plea_to_other'),
);
const convictedBeside: FactCondition = (matter) => anyAmong(companions(matter), (each) => ask(guilty, each));
/** What was dropped for a conviction in the same case may still be sealed with it. */
const notInDeal: FactCondition = not(
  all(
    inDeal,
    when(convictedBeside, () => judgement(said.sealedWithConviction), anything),
  ),
);

const closingRules = [
  requires(caseOver, closingLaw),
  rule(
    'not-convicted',
    'The charge was dismissed, or you were found not guilty',
    not(ended('not_responsible')),
    closingLaw,
    { otherwise: 'You were found not responsible. The law does not close such a case' },
  ),
  rule(
    'whole-case',
    'No other charge of the case ended in a conviction',
    nothingElseGuilty,
    cite('12-60.1-01(5)'),
  ),
  rule(
    'no-plea-deal',
    'It was not dropped in a deal in which you were convicted of something else',
    notInDeal,
    closingLaw,
    { otherwise: 'It was dropped in a deal in which you were convicted of something else' },
  ),
  rule(
    'fit-and-not-appealed',
    'It was not dropped because you were unfit to stand trial, and nobody appealed',
    not(chargeFact('unfitOrAppealed', false, said.fitAndNotAppealed)),
    closingLaw,
    { otherwise: 'It was dropped because you were unfit to stand trial, or there was an appeal' },
  ),
];

const without = ended('dismissed', 'acquitted', 'diverted', 'not_responsible');
const beforeTheLaw = happenedBefore('disposition', '2025-08-01');

const byCourt = relief({
  ...closed,
  id: 'nd-closed-by-court',
  name: 'Case without a conviction, closed by the court',
  automatic: true,
  inForce: { from: '2025-08-01' },
  covers: all(inAdultCourt, any(all(without, not(beforeTheLaw)), ended('pending'))),
  rules: [
    rule(
      'sixty-one-days',
      '61 days have passed since the case ended',
      waited(days(61)).since('disposition'),
      closingLaw,
    ),
    ...closingRules,
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows, ask the clerk of the court that had the case.'],
});

const onPetition = relief({
  ...closed,
  id: 'nd-closing-petition',
  name: 'Petition to close a case without a conviction',
  inForce: { from: '2025-08-01' },
  covers: all(inAdultCourt, without, beforeTheLaw),
  rules: closingRules,
  cautions: [
    'For cases that ended before August 1, 2025 you have to ask. Later ones the court closes by itself.',
  ],
  fee: how.noClosingFee,
  first: lookUp,
  steps: [
    'Fill in the courts’ form “Petition to Close Nonconviction Records”, and the draft order with it.',
    'File it in your old case. The judge may ask you to give the prosecutor a copy.',
    'If all is in order, the court closes the record within 10 days.',
  ],
  forms: [how.closingForm],
});

/** N.D.R.Crim.P. 32.1: of a misdemeanor or an infraction, unless the court orders otherwise. */
const rule321 = other('N.D.R.Crim.P. 32.1; N.D.C.C. §§ 12.1-32-07.1, 12.1-32-07.2');
const light = ofLevel('misdemeanor', 'infraction');
const putOff = all(inAdultCourt, ended('deferred'));

const deferred = {
  kind: 'dismissal',
  effect:
    'Your plea is taken back, the case is dismissed and the court file is sealed. Only court staff, your lawyer and the prosecutor may look at it.',
  limits: [
    'The state police bureau (BCI) shows the charge for 3 years from the dismissal. Some sex crimes stay.',
    'In a new case it still counts as a prior conviction. For guns it counts too.',
  ],
} as const;

const deferredMisdemeanor = relief({
  ...deferred,
  id: 'nd-deferred-misdemeanor',
  name: 'Put-off sentence for a misdemeanor, dismissed and sealed by itself',
  automatic: true,
  covers: all(putOff, light),
  rules: [
    rule(
      'sixty-one-days',
      '61 days have passed since your probation ended',
      waitedSinceProgram(days(61)),
      rule321,
    ),
    rule(
      'not-ruled-out',
      'The judge did not say that the file stays open',
      not(chargeFact('notSealed', false, said.sealedAsUsual)),
      rule321,
      { otherwise: 'The judge said that the file stays open' },
    ),
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows 61 days after probation, ask the clerk.'],
});

const deferredFelony = relief({
  ...deferred,
  id: 'nd-deferred-felony',
  name: 'Put-off sentence for a felony: withdrawing your plea',
  covers: all(putOff, ofLevel('felony')),
  rules: [requires(programOver, cite('12.1-32-07.1(2)'))],
  cautions: [
    'The judge decides. The order that put off your sentence may already say that the case is dismissed and sealed.',
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Read the order that put off your sentence. If it does not dismiss the case by itself, file a motion in your old case to withdraw your plea.',
    'Ask the judge to dismiss the case. Then the clerk closes the file.',
  ],
});

/** § 12-60-16.6(2): what the state police bureau tells the public. */
const arrestHidden = relief({
  id: 'nd-arrest-hidden',
  name: 'Arrest without charges, off the state record check after 3 years',
  kind: 'sealing',
  automatic: true,
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [
    rule(
      'waited',
      '3 years have passed since the arrest',
      waited(years(3)).since('disposition'),
      cite('12-60-16.6(2)'),
    ),
  ],
  effect: 'The state police bureau (BCI) no longer tells the public about the arrest.',
  limits: ['Police and courts still see it. The police department may hold its own file.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Order your own record from the bureau (BCI) to check it.'),
  steps: [],
});

const chargeHidden = relief({
  ...arrestHidden,
  id: 'nd-charge-hidden',
  name: 'Charge without a conviction, off the state record check after 3 years',
  alternative: true,
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'deferred')),
  rules: [
    rule(
      'waited',
      '3 years have passed since the case was over',
      when(ended('deferred'), waited(years(3)).since('program'), waited(years(3)).since('disposition')),
      cite('12-60-16.6(2)'),
    ),
  ],
  effect: 'The state police bureau (BCI) no longer tells the public about the charge.',
});

export const withoutConviction: readonly Relief[] = [
  byCourt,
  onPetition,
  deferredMisdemeanor,
  deferredFelony,
  arrestHidden,
  chargeHidden,
];
