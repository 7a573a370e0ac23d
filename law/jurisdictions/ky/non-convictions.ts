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
import {
  always,
  assuming,
  blocked,
  fact,
  isNot,
  judgement,
  oneOf,
  unknown,
  type When,
} from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, months, type Period, years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { type Clock, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const convictedBeside: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(convictedOrPardoned, other));

/** Told as such; where a charge beside it ended in a conviction, only somebody who knows the case can say. */
const notInExchange: FactCondition = (matter) => {
  const { dismissal } = matter.charge;
  if (dismissal === 'plea_to_other') return fact(false);
  const beside = ask(convictedBeside, matter);
  if (isNot(beside)) return always;
  return { ...judgement(said.inExchange), missing: beside.missing };
};

const dealRuleFor = (holds: FactCondition) =>
  rule(
    'not-in-exchange',
    'It was not dropped in exchange for a guilty plea to another charge',
    holds,
    cite('431.076(1)'),
    { otherwise: 'It was dropped in exchange for a guilty plea to another charge' },
  );
const dealRule = dealRuleFor(any(ended('acquitted'), notInExchange));
/** After a program a dismissal for good is taken for granted, so no deal is either. */
const programDealRule = dealRuleFor((matter) => {
  const held = notInExchange(matter);
  const { dismissal, path } = matter.charge;
  return dismissal === undefined && held === always
    ? assuming(said.divertedForGood, held, path('dismissal'))
    : held;
});

/** An “order of acquittal of criminal charges”: of one beside a conviction the law does not say that the judge acts by itself. */
const acquittedOfAll = all(ended('acquitted'), openIf(convictedBeside, said.acquittedInPart));

/** Dismissed for good or not: nobody can presume which. */
const withPrejudice: FactCondition = ({ charge }) => {
  if (charge.dismissal === undefined) return unknown(charge.path('dismissal'));
  return fact(charge.dismissal === 'with_prejudice');
};

const limits = ['Records of the Department for Community Based Services stay.', phrase.privateCopies];

const automatic = relief({
  id: 'ky-automatic-expungement',
  name: 'A case that ended for good without a conviction, expunged by itself',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2020-07-15' },
  covers: all(inAdultCourt, ended('acquitted', 'dismissed')),
  rules: [
    requires(waited(days(30)).since('disposition'), cite('431.076(1)(a)')),
    rule(
      'since-july-2020',
      'The court’s order is of July 15, 2020 or later',
      not(happenedBefore('disposition', '2020-07-15')),
      cite('431.076(1)(a)'),
      { otherwise: 'The court’s order is older than July 15, 2020, so you have to ask' },
    ),
    rule(
      'ended-for-good',
      'You were found not guilty, or all charges were dismissed for good (“with prejudice”)',
      any(acquittedOfAll, all(withPrejudice, not(convictedBeside))),
      cite('431.076(1)(a)'),
      { otherwise: 'It was not dismissed for good (“with prejudice”), so you have to ask' },
    ),
    dealRule,
    rule(
      'not-traffic-infraction',
      'It was more than a traffic infraction',
      any(ofLevel('misdemeanor', 'felony'), not(about('traffic'))),
      cite('431.076(1)(a)'),
    ),
  ],
  effect: how.noRecord,
  limits,
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'You need do nothing. The judge orders it 30 days after the case ended, unless you object.',
    'If it still shows after that, ask the circuit court clerk, or file form AOC-497.2.',
  ],
});

/**
 * 60 days after an acquittal or a dismissal for good, else 1 year for a misdemeanor and 3 for a felony. A charge that is
 * “dismissed-diverted” counts as dismissed for good: Commonwealth v. Shouse (2006).
 */
const waitedBy = (clock: Clock): Condition => {
  const after = (period: Period) => waited(period).since(clock);
  const [soon, year, threeYears] = [after(days(60)), after(years(1)), after(years(3))];
  const later: Condition = when(felony, threeYears, year);
  return (matter): When => {
    const { charge } = matter;
    if (ask(ended('acquitted'), matter) === always) return ask(soon, matter);
    if (charge.dismissal === 'with_prejudice') return ask(soon, matter);
    if (charge.dismissal !== undefined) return ask(later, matter);
    if (clock === 'program')
      return assuming(said.divertedForGood, ask(soon, matter), charge.path('dismissal'));
    return oneOf([ask(soon, matter), ask(later, matter)], [charge.path('dismissal')]);
  };
};

const waitRule = (clock: Clock) =>
  rule(
    'waited',
    'You have waited long enough. It takes 60 days after “not guilty” or a dismissal for good. After another dismissal it takes 1 year for a misdemeanor and 3 for a felony',
    waitedBy(clock),
    cite('431.076(2)'),
  );

const petition = {
  kind: 'expungement',
  effect: how.noRecord,
  limits,
  fee: phrase.noFee,
  first: lookUp,
  steps: [
    'Fill in form AOC-497.2 and have your signature notarized.',
    'File it with the circuit court clerk of the county where the charge was. You need no certificate.',
    'If the points are met, the judge must order it.',
  ],
} as const;

const dismissed = relief({
  ...petition,
  id: 'ky-dismissal-expungement',
  name: 'Expunge a charge without a conviction',
  covers: all(inAdultCourt, ended('acquitted', 'dismissed', 'not_responsible', 'pending')),
  rules: [
    requires(wholeCaseOver, cite('431.076(1)(b)')),
    rule(
      'not-convicted',
      'You were found not guilty, or the charge was dismissed',
      when(
        ended('not_responsible'),
        () => judgement(said.insanityAsAcquittal),
        () => always,
      ),
      cite('431.076(1)(b)'),
    ),
    waitRule('disposition'),
    dealRule,
  ],
});

const unindicted = relief({
  ...petition,
  id: 'ky-no-indictment',
  name: 'Expunge a felony charge the grand jury did not take up',
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [
    rule(
      'felony',
      'It was a felony charge in the district court',
      any(felony, () => judgement(said.arrestOnly)),
      cite('431.076(1)(c)'),
    ),
    rule(
      'waited',
      '6 months have passed since the case was sent to the grand jury',
      waited(months(6)).since('disposition'),
      cite('431.076(2)(b)'),
    ),
  ],
  cautions: [
    'The prosecutor has 90 days to answer. If the grand jury charges you by then, the case goes on.',
  ],
});

const diverted = relief({
  ...petition,
  id: 'ky-diversion-expungement',
  name: 'Expunge a case dismissed after diversion',
  covers: all(inAdultCourt, ended('diverted', 'deferred')),
  rules: [
    rule(
      'program-finished',
      phrase.programOver,
      (matter): When => programDone(matter.charge.completed),
      cite('533.258'),
    ),
    waitRule('program'),
    programDealRule,
  ],
  cautions: [
    'A “dismissed-diverted” charge is no conviction. Courts have let people expunge it (Commonwealth v. Shouse, 2006).',
    'Ask the clerk whether the order says “without prejudice”. Then the wait is 1 year for a misdemeanor and 3 for a felony.',
  ],
});

function programDone(completed: boolean | undefined): When {
  return completed === false ? blocked(phrase.fix.finishProgram) : always;
}

const deferredPossession = relief({
  id: 'ky-deferred-possession',
  name: 'Deferred prosecution for drug possession, sealed by the court',
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2011-06-08' },
  covers: all(inAdultCourt, ended('diverted', 'deferred'), about('drug_possession')),
  rules: [
    rule('program-finished', phrase.programOver, programOver, cite('218A.14151(3)')),
    rule(
      'deferred-prosecution',
      'It was deferred prosecution for having drugs, for a first or second offense',
      chargeFact('deferredProsecution', false, said.notDeferredProsecution),
      cite('218A.14151(1)'),
      { otherwise: 'It was not deferred prosecution for having drugs' },
    ),
  ],
  effect:
    'The court dismisses the charge and seals all records. The offense counts as one that never happened.',
  limits: ['It still counts if you ask for deferred prosecution or a voided conviction again.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your case was sealed.'),
  steps: [],
});

const healthProgram = relief({
  id: 'ky-health-program',
  name: 'Behavioral health program, sealed by the court',
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2023-01-01' },
  covers: all(inAdultCourt, ended('diverted', 'deferred')),
  rules: [
    rule(
      'program-finished',
      phrase.programOver,
      (matter): When => programDone(matter.charge.completed),
      cite('533.280(1)'),
    ),
    rule(
      'health-program',
      'You were in the court’s health program, in place of a trial',
      chargeFact('healthProgram', false, said.notHealthProgram),
      cite('533.280(1)'),
      { otherwise: 'You were not in the court’s health program' },
    ),
  ],
  effect:
    'The court dismisses the charge for good and all records are sealed. You need not tell of it, unless a law says so.',
  limits: ['It can still be looked at if you ask for deferred prosecution of a drug case.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your case was sealed.'),
  steps: [],
});

export const nonConvictionReliefs: readonly Relief[] = [
  automatic,
  dismissed,
  unindicted,
  diverted,
  deferredPossession,
  healthProgram,
];
