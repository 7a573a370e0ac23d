import { all, allAmong, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, opposite } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { caseAndProgramOver, caseOver } from '../../vocabulary/endings.ts';
import { chargeFactAsked, ended, inAdultCourt, infraction, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { clearable } from './convictions.ts';
import { courtServes, mayAnswer, noArrestFee } from './how.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const law = (part: string) => cite(`35-38-9-1(${part})`);

/** “Even if … resulted in an adjudication for an infraction”: § 35-38-9-1(a)(1)(A). */
const guilty = all(ended('convicted', 'pardoned'), not(infraction));
const noneGuilty: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => opposite(ask(guilty, other)));
const ofConviction: Condition = when(guilty, clearable, () => always);
const program = ended('diverted', 'deferred');

/** § 35-38-9-1(b) is for charges filed after June 30, 2022. They were filed between the offense and the ending. */
const chargedSince2022: FactCondition = when(
  committedBefore('2022-07-01'),
  all(not(happenedBefore('disposition', '2022-07-01')), chargeFactAsked('chargedAfterJune2022')),
  () => always,
);
const sixtyDays: Condition = when(
  program,
  waitedSinceProgram(days(60)),
  waited(days(60)).since('disposition'),
);
const automatically = rule(
  'waited',
  '60 days have passed since the case was dismissed or you were found not guilty',
  sixtyDays,
  law('b'),
  { otherwise: '60 days must pass since the case was dismissed or you were found not guilty' },
);
const wholeCase = rule('no-conviction', 'No charge of the case ended in a conviction', noneGuilty, law('a'), {
  otherwise: 'Another charge of the case ended in a conviction',
});

const yearSinceOffense = waited(years(1)).since('offense');
/** One year after the arrest or the charge. Without charges the day told is that of the arrest. */
const yearSinceArrest: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(ended('no_charges'), waited(years(1)).since('disposition'), (matter) =>
    assuming(said.chargedThatDay, ask(yearSinceOffense, matter), matter.charge.path('offenseDate')),
  ),
);

const closed = {
  kind: 'expungement',
  effect: `The record is closed to the public. ${mayAnswer}`,
  limits: ['Police and prosecutors can still see it.', phrase.privateCopies],
} as const;
const byItself = {
  ...closed,
  automatic: true,
  inForce: { from: '2022-07-01' },
  limits: ['The prosecutor may ask the court to wait longer.', ...closed.limits],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows, ask the court that had the case for its order.'],
} as const;
const petition = {
  ...closed,
  cautions: ['If the prosecutor agrees in writing, you may ask before the year is over.'],
  fee: noArrestFee,
  first: lookUp,
  steps: [
    'File a petition, sworn to be true, in a circuit or superior court. Use the county of the charge, or of the arrest.',
    courtServes,
  ],
} as const;

export const withoutConviction: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'in-dropped-automatic',
    name: 'Expungement of a dropped case by the court itself',
    covers: all(
      inAdultCourt,
      not(infraction),
      ended('dismissed', 'acquitted', 'diverted', 'deferred'),
      chargedSince2022,
    ),
    rules: [automatically, wholeCase],
  }),
  relief({
    ...petition,
    id: 'in-arrest',
    name: 'Expunge an arrest or charge without a conviction',
    covers: all(
      inAdultCourt,
      not(infraction),
      ended('dismissed', 'acquitted', 'diverted', 'deferred', 'no_charges', 'not_responsible', 'pending'),
    ),
    rules: [
      requires(caseAndProgramOver, law('a')),
      wholeCase,
      rule('waited', '1 year has passed since the arrest or the charge', yearSinceArrest, law('d'), {
        otherwise: '1 year must pass since the arrest or the charge',
      }),
      requires(nothingPending, law('g')),
    ],
  }),
  relief({
    ...closed,
    id: 'in-dropped-beside-conviction',
    name: 'Expunge a dropped charge together with the conviction',
    covers: all(
      inAdultCourt,
      ended('dismissed', 'acquitted', 'diverted', 'deferred', 'no_charges'),
      not(noneGuilty),
    ),
    rules: [
      rule(
        'conviction-clearable',
        'The conviction of this case may be expunged',
        (matter) => allAmong(companions(matter), (other) => ask(ofConviction, other)),
        cite('35-38-9-6(g)'),
        { otherwise: 'The conviction of this case may not be expunged now' },
      ),
    ],
    fee: 'None beside the fee for the conviction.',
    first: lookUp,
    steps: ['Name this charge in the petition for the conviction. The court orders both at once.'],
  }),
  relief({
    ...byItself,
    id: 'in-infraction-dropped',
    name: 'Closing the record of a dropped infraction',
    kind: 'sealing',
    inForce: {},
    limits: [phrase.privateCopies],
    covers: all(inAdultCourt, infraction, ended('dismissed', 'acquitted', 'no_charges')),
    rules: [requires(caseOver, cite('34-28-5-15(a)'))],
  }),
  relief({
    ...closed,
    id: 'in-infraction',
    name: 'Close the record of an infraction',
    kind: 'sealing',
    covers: all(inAdultCourt, infraction, ended('convicted', 'deferred', 'diverted', 'pending')),
    rules: [
      requires(caseOver, cite('34-28-5-15(b)')),
      rule(
        'waited',
        '5 years have passed since you met the judgment or the terms of the deferral',
        when(program, waitedSinceProgram(years(5)), waited(years(5)).since('completed')),
        cite('34-28-5-15(b)'),
        { otherwise: '5 years must pass since you met the judgment or the terms of the deferral' },
      ),
      requires(everythingPaid, cite('34-28-5-15(b)')),
    ],
    fee: phrase.feeUnconfirmed,
    first: lookUp,
    steps: ['File a verified petition in the court that had the infraction.'],
  }),
  relief({
    ...byItself,
    first: task('check', 'Ask the juvenile court clerk whether your case was expunged.'),
    id: 'in-juvenile-dropped-automatic',
    name: 'Expungement of a dropped juvenile case by the court itself',
    covers: all(inJuvenileCourt, ended('dismissed', 'acquitted'), chargedSince2022),
    rules: [automatically],
  }),
];
