import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months, type Period, years } from '../../record/day.ts';
import { fromDay, happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import { about, chargeFact, ended, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk as askForTheCase, askIfCleared, askProsecutor } from '../../vocabulary/tasks.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { crs, section703, section704, section705 } from './cites.ts';
import { convictionCanBeSealed } from './convictions.ts';
import { commercialDriver, trafficOffense, trafficTicket } from './exclusions.ts';
import { askClerk, form, motionFee, orderRecord, sealed } from './how.ts';
import { said } from './said.ts';
import { convictionInCase, ofConvictionsInCase } from './whole-case.ts';

const anyConviction = convictionInCase(() => always);
const withoutConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'diverted', 'deferred', 'not_responsible', 'pending'),
);

const competency = chargeFact('competency', false, said.fitForTrial);

/** C.R.S. 24-72-703(12)(a): what was dropped for a plea in another case waits for that case. */
const notTradedAway: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.dismissal === 'plea_to_other') return judgement(said.pleaCaseSealed);
  const presumed =
    charge.dismissal === undefined && ['dismissed', 'no_charges'].includes(charge.disposition ?? '');
  return presumed ? assuming(said.notTradedForPlea, fact(true), charge.path('dismissal')) : fact(true);
};

const notTradedRule = rule(
  'not-traded',
  'It was not dropped or left out for a plea in another case',
  notTradedAway,
  section703('(12)(a)'),
  { otherwise: 'It was dropped or left out for a plea in another case' },
);

const deferred = ended('deferred');
const sealableDeferral = not(all(deferred, any(all(felony, about('sexual')), commercialDriver)));
const unsettledEnding = openIf(
  any(ended('not_responsible'), trafficTicket, all(deferred, about('dui'))),
  said.sealsInsanityTicketOrDeferral,
);

const overRule = requires(caseAndProgramOver, section705('(1)(a)'));
const common = [
  overRule,
  rule(
    'fit-for-trial',
    'It was not dropped because you were unfit to stand trial',
    not(competency),
    section705('(1)(g)'),
    { otherwise: 'It was dropped because you were unfit to stand trial' },
  ),
  notTradedRule,
  rule(
    'deferral-not-left-out',
    'If the judgment was deferred, it was not for a sex felony, or for driving with a commercial license',
    sealableDeferral,
    section703('(12)(d)'),
    {
      otherwise:
        'It was a deferred judgment for a sex felony, or for driving with a commercial license. Those are not sealed',
    },
  ),
  rule('not-convicted', 'It ended without a conviction', unsettledEnding, section705('(1)(a)'), {
    otherwise: 'It ended in a conviction',
  }),
];

const steps = [
  'The court is to seal it by itself when the case ends. If it did not, the Colorado Bureau of Investigation (CBI) is to seal it.',
  orderRecord,
  'Still there? File a written motion in the case at any time, and give the prosecutor notice. It is free. You need to show only how the case ended.',
];
const forms = form('JDF 477 Motion to Seal Criminal Justice Records, with order JDF 478');
const victims =
  'If you were found not guilty, or the charge had a victim, the prosecutor tells the victim first.';

const bySelf = relief({
  ...sealed,
  id: 'co-no-conviction',
  name: 'Automatic sealing of a case without a conviction',
  automatic: true,
  inForce: { from: '2022-08-10' },
  covers: withoutConviction,
  rules: [
    ...common,
    rule(
      'whole-case',
      'No other charge in the case ended in a conviction',
      not(anyConviction),
      section705('(1)(a)'),
      { otherwise: 'Another charge in the case ended in a conviction' },
    ),
  ],
  first: askIfCleared,
  steps,
  forms,
  cautions: [victims],
});

const otherConviction = convictionInCase(not(trafficOffense));

const motion = relief({
  ...sealed,
  id: 'co-no-conviction-motion',
  name: 'Motion to seal charges without a conviction',
  inForce: { from: '2019-08-02' },
  covers: withoutConviction,
  rules: [
    ...common,
    rule(
      'only-traffic-conviction-in-case',
      'The only conviction in the case, if any, was for a traffic offense',
      not(otherConviction),
      section705('(3)'),
    ),
  ],
  first: askForTheCase,
  steps: steps.slice(1),
  forms,
  cautions: [victims],
});

const withItsCase = relief({
  ...sealed,
  id: 'co-sealed-with-case',
  name: 'Sealing a dropped charge together with its case',
  inForce: { from: '2019-08-02' },
  covers: all(withoutConviction, anyConviction),
  rules: [
    overRule,
    rule(
      'conviction-can-be-sealed',
      'The conviction in the same case can be sealed now',
      ofConvictionsInCase(convictionCanBeSealed),
      section703('(12)(a)'),
    ),
  ],
  fee: motionFee,
  first: askForTheCase,
  steps: ['File to seal the conviction. The whole case is sealed with it.'],
});

/* Arrests that never led to a charge. */

const arrest = all(inAdultCourt, ended('no_charges'));
const oldArrest = happenedBefore('disposition', '2022-01-01');
const longLimitation = all(felony, about('homicide', 'kidnapping', 'sexual', 'child_victim', 'fraud'));
const quiet = (period: Period) => waited(period).since('disposition');
/** All that was before 2022 has waited long enough by now. */
const quietYears = when(
  oldArrest,
  when(ofLevel('misdemeanor', 'infraction'), quiet(months(18)), quiet(years(3))),
  quiet(years(1)),
);

const arrestLaw = section704('');

const arrestBySelf = relief({
  ...sealed,
  id: 'co-arrest',
  name: 'Automatic sealing of an arrest without charges',
  automatic: true,
  inForce: { from: '2022-01-01' },
  by: when(oldArrest, fromDay('2027-01-01'), () => always),
  covers: arrest,
  rules: [
    requires(
      waitedBy(
        [years(1), 'without charges'],
        [years(3), 'for a felony arrest before 2022'],
        [months(18), 'for other arrests before 2022'],
      )
        .counted(quietYears)
        .since('arrest'),
      arrestLaw,
    ),
    rule(
      'not-chargeable-longer',
      'It was not for a felony that can be charged after more than 3 years',
      openIf(longLimitation, said.howLongChargeable),
      arrestLaw,
      { otherwise: 'It was for a felony that can be charged after more than 3 years' },
    ),
    notTradedRule,
  ],
  first: task('check', 'Order your CBI record online. It costs about $6.'),
  steps: ['You do not have to apply. CBI seals it. Older arrests are to be done by January 1, 2027.'],
});

const investigated = chargeFact('investigated', false, said.inquiryOver);

const arrestPetition = relief({
  ...sealed,
  id: 'co-arrest-petition',
  name: 'Petition to seal an arrest without charges',
  inForce: { from: '2019-08-02' },
  covers: arrest,
  rules: [
    rule(
      'inquiry-over',
      'The police no longer look into it, or it is too late to charge you',
      not(investigated),
      section704('(1)(a)'),
    ),
    notTradedRule,
  ],
  first: askProsecutor,
  steps: [
    'File the petition in the district court where you were arrested. List each office that holds the record.',
    'The court sets a day at least 35 days ahead. If nobody objects, it seals the record.',
  ],
  fee: `The court’s fee for a civil case. One account says $224. ${askClerk}`,
  forms: form('JDF 417 Petition to Seal Arrest Records, with JDF 418, 419 and 435'),
});

const someoneElse = relief({
  id: 'co-mistaken-identity',
  name: 'Erasing an arrest by mistake',
  kind: 'expungement',
  alternative: true,
  covers: arrest,
  rules: [
    rule(
      'taken-for-another',
      'The police found that they took you for someone else',
      () => judgement(said.takenForAnother),
      crs('24-72-702')('(1)'),
    ),
  ],
  effect: 'The court erases the arrest. You may say that it never happened.',
  fee: phrase.noFee,
  first: task('ask_agency', 'Ask the police whether they asked a court to erase it.'),
  steps: ['The police must ask the court within 90 days. If they do not, you can.'],
});

export const nonConvictionReliefs = [bySelf, motion, withItsCase, arrestBySelf, arrestPetition, someoneElse];
