import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { type Period, years } from '../../record/day.ts';
import { caseOver, programOver } from '../../vocabulary/endings.ts';
import { about, anything, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { byNow, type DayOf, decided, during, on, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { cite, sections } from './code.ts';
import { gradeOf } from './grades.ts';
import { mayDeny, stillKept } from './how.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

const removal = cite('23A-3-34');

/** Misdemeanors whose section knows but one class. */
const classOne = sections(
  '22-11-4 22-11-6 22-18-1 22-30A-17.2 22-35-5 22-42-6 22-42-15 32-23-1 32-23-2 32-24-1',
);
const classTwo = sections('22-30A-17.3 22-42A-3 32-24-8 35-9-2');

const misdemeanorOfClassTwo: FactCondition = ({ charge }) => {
  if (classOne(charge)) return never;
  if (classTwo(charge)) return always;
  const grade = gradeOf(charge);
  return grade === '1' || grade === '2' ? fact(grade === '2') : unknown(charge.path('grade'));
};

/** A petty offense, a city’s ordinance or a Class 2 misdemeanor. Every misdemeanor has one of two classes. */
const lowest: FactCondition = (matter) => {
  const { level, chargedLevel, path } = matter.charge;
  if (chargedLevel === 'felony' || level === 'felony') return never;
  if (level === undefined) return unknown(path('level'));
  const small = level === 'infraction' ? always : misdemeanorOfClassTwo(matter);
  return chargedLevel === undefined ? assuming(said.highestCharge, small, path('chargedLevel')) : small;
};
const highestCharge: FactCondition = (matter) => allAmong(sameCase(matter), (each) => ask(lowest, each));

const fiveYearsLater: DayOf = (matter) => plus(decided(matter), years(5));
const guilty = all(inAdultCourt, ended('convicted', 'pardoned'));

/** “Not convicted of any further offenses within those five years”. */
const nothingFurther: FactCondition = all(
  not(endedDuring(decided, fiveYearsLater, all(guilty, ofLevel('misdemeanor', 'felony')))),
  not(
    all(endedDuring(decided, fiveYearsLater, all(guilty, ofLevel('infraction'))), () =>
      judgement(said.pettySince),
    ),
  ),
  not(convictedElsewhereDuring(decided, fiveYearsLater, said.elsewhereSince, { surely: always })),
);

/** All that the court ordered is done: whoever was not sentenced has nothing to do. */
const conditionsMet: Condition = all(
  caseOver,
  when(ended('convicted'), all(sentenceOver, everythingPaid), anything),
);

/** § 23A-3-35: no new crime in the year and 30 days after the program, petty offenses and minor traffic apart. */
const yearAndThirtyDays: Period = { years: 1, months: 0, days: 30 };
const trialOver: DayOf = (matter) => plus(on('completed')(matter), yearAndThirtyDays);
const newCrime = all(inAdultCourt, ofLevel('misdemeanor', 'felony'), not(about('traffic')));
const chargedAgain: FactCondition = (matter) =>
  anyAmong(
    matter.record.filter((other) => other.charge.caseKey !== matter.charge.caseKey),
    (other) =>
      allOf([
        ask(newCrime, other),
        during(byNow(on('offense')(other), other), on('completed')(matter), trialOver(matter)),
      ]),
  );
const openNow: FactCondition = ({ file: { answers }, record }) => {
  const { pendingCharges } = answers;
  if (record.some(({ charge }) => charge.disposition === 'pending')) return never;
  if (pendingCharges === undefined) return unknown('pendingCharges');
  return pendingCharges ? judgement(said.chargedSince) : fact(false);
};

/** § 23A-27-53: having drugs may also be put off so that it ends in a plea to a lesser crime, which is not sealed. */
const notDeferredDrugCase: FactCondition = when(
  all(ofLevel('felony'), about('drug_possession')),
  ({ charge }) => assuming(said.suspendedImposition, always, charge.path('disposition')),
  anything,
);

export const byItself: readonly Relief[] = [
  relief({
    id: 'sd-suspended-imposition',
    name: 'Sealing after a suspended imposition of sentence',
    kind: 'sealing',
    automatic: true,
    covers: all(inAdultCourt, ended('deferred')),
    rules: [
      rule(
        'conditions-met',
        'You met every condition, and the court discharged you',
        all(programOver, notDeferredDrugCase),
        cite('23A-27-14'),
        { otherwise: 'You have not met every condition yet' },
      ),
    ],
    effect: `The court must order all records of the case sealed. It is no conviction. ${mayDeny}`,
    limits: [
      stillKept,
      'It counts as a conviction if you are sentenced for a later crime.',
      'Teacher and gaming licenses are different: those boards may still see it.',
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the clerk of courts whether your case was sealed.'),
    steps: ['If it was not, you may bring it to the court yourself.'],
  }),
  relief({
    id: 'sd-diversion',
    name: 'Expungement after a diversion program',
    kind: 'expungement',
    automatic: true,
    inForce: { from: '2018-07-01' },
    covers: all(inAdultCourt, ended('diverted')),
    rules: [
      rule(
        'waited',
        '1 year and 30 days have passed since you finished the program',
        waitedSinceProgram(yearAndThirtyDays),
        cite('23A-3-35'),
        { otherwise: '1 year and 30 days must pass since you finish the program' },
      ),
      rule(
        'no-new-crime',
        'In that time you were not charged with a new crime, petty offenses and minor traffic apart',
        all(not(chargedAgain), not(openNow)),
        cite('23A-3-35'),
        { otherwise: 'You were charged with a new crime in that time' },
      ),
    ],
    effect: `The state’s attorney must dismiss the charges, and the court must expunge the whole record of the arrest. ${mayDeny}`,
    limits: [stillKept],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the clerk of courts whether your case was dismissed.'),
    steps: [
      'If it was not done, ask the state’s attorney to file the dismissal and the notice (§ 23A-3-36).',
    ],
  }),
  relief({
    id: 'sd-pardoned',
    name: 'Sealing with a pardon',
    kind: 'sealing',
    automatic: true,
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), cite('24-14-11')),
      rule(
        'through-board',
        'The pardon went through the Board of Pardons and Paroles',
        ({ charge }) => assuming(said.pardonedByChapter, always, charge.path('disposition')),
        cite('24-14-11'),
      ),
    ],
    effect: `With the pardon the Governor orders all records sealed. ${mayDeny}`,
    limits: [
      'A paper about the pardon stays public for 5 years.',
      'It still counts if you are sentenced for a later crime or for drunk driving.',
    ],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the clerk of courts whether your record is sealed.'),
    steps: [],
  }),
  relief({
    id: 'sd-removal',
    name: 'Off the public record after five years',
    kind: 'sealing',
    automatic: true,
    // From 2016 to 2021 it took ten years.
    inForce: { from: '2021-07-01' },
    covers: all(
      inAdultCourt,
      ended('convicted', 'dismissed', 'acquitted', 'deferred', 'diverted'),
      ofLevel('infraction', 'misdemeanor'),
    ),
    rules: [
      rule(
        'highest-charge',
        'The worst charge of the case was a petty offense, a city rule or a Class 2 misdemeanor',
        highestCharge,
        removal,
        { otherwise: 'The case had a felony or a Class 1 misdemeanor in it' },
      ),
      rule(
        'waited',
        '5 years have passed since the case was decided',
        waited(years(5)).since('disposition'),
        removal,
        {
          otherwise: '5 years must pass since the case was decided',
        },
      ),
      rule('conditions-met', 'You did and paid all that the court ordered', conditionsMet, removal, {
        otherwise: 'You still have to do or pay something that the court ordered',
      }),
      rule(
        'nothing-further',
        'You were not convicted of another offense in those 5 years',
        nothingFurther,
        removal,
        { otherwise: 'You were convicted of another offense in those 5 years' },
      ),
    ],
    effect: 'The case leaves your public record by itself.',
    limits: [
      'Court staff still see it, and it can make a later charge worse.',
      'The law does not say that you may deny it.',
    ],
    fee: phrase.nothingToFile,
    first: check,
    steps: ['If it does, ask the clerk to remove it under § 23A-3-34.'],
  }),
];
