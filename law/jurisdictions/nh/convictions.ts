import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, assuming, ifSo, isNot, judgement, never } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { atLeast, turnedAfter, youngerThan } from '../../vocabulary/age.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere, noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { notStartedAgain } from '../../vocabulary/restarted-wait.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { inRecord, those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { annulment, asIfNever, marijuanaFee, onePerCharge } from './how.ts';
import {
  barred,
  domesticMisdemeanor,
  drugPossession,
  drunkDriving,
  habitualList,
  lewdFelony,
  littleMarijuana,
  sexualMisdemeanor,
} from './listed.ts';
import { said } from './said.ts';

const law = (paragraph: string) => cite(`651:5, ${paragraph}`);

/** “Convicted of no other crime”: motor vehicle violations apart, but drunk driving counts. */
const newCrime = all(inAdultCourt, ended('convicted', 'pardoned'), any(crime, drunkDriving));

const noNewCrime = notStartedAgain({ by: newCrime, elsewhere: said.elsewhereLater });

/** So long after the sentence, and as long without a new conviction: one that came meanwhile starts it again. */
function cleanFor(period: Period): Condition {
  const wait = waited(period).since('completed');
  return all(wait, noNewCrime(period, wait));
}

const one = cleanFor(years(1));
const two = cleanFor(years(2));
const three = cleanFor(years(3));
const five = cleanFor(years(5));
const ten = cleanFor(years(10));

const ofViolation = when(habitualList, waited(years(7)).since('conviction'), one);
const ofMisdemeanor = when(
  any(sexualMisdemeanor, domesticMisdemeanor),
  ten,
  when(any(graded('b'), drugPossession), two, three),
);
const ofFelony = when(lewdFelony, ten, when(drugPossession, two, when(graded('b'), five, ten)));

/** A crime of no level, such as contempt. */
const likeClassA: Condition = (matter) =>
  assuming(said.waitsLikeClassA, ask(three, matter), matter.charge.path('level'));
/** RSA 651:5, III. */
const byClass: Condition = when(
  infraction,
  ofViolation,
  when(misdemeanor, ofMisdemeanor, when(felony, ofFelony, likeClassA)),
);
/** RSA 265-A:21. */
const afterDrunkDriving: Condition = all(waited(years(10)).since('conviction'), sentenceOver);
const ready: Condition = when(drunkDriving, afterDrunkDriving, byClass);

const offenses = those(all(convictedOrPardoned, not(all(infraction, about('traffic')))));
const readyOnes = inRecord(([first]) =>
  (first ? offenses(first) : []).map(({ other, is }) => ({ other, isReady: ifSo(is, ask(ready, other)) })),
);
/** RSA 651:5, VI(b): the time for every offense of record has run. */
const othersReady: Condition = (matter) =>
  allAmong(readyOnes(matter), ({ other, isReady }) => (other === matter ? always : isReady));

/** A pardon takes away what follows from a conviction, but not its record (Doe v. State, 1974): what is barred stays so. */
const noneBarred: FactCondition = all(not(barred), atMost(0, all(inAdultCourt, barred)));

const wholeRecord = [
  rule(
    'nothing-barred',
    'You have no conviction for a violent crime or for felony obstruction, and none with an extended term',
    all(noneBarred, noneSuchElsewhere()),
    law('V and VI(a)'),
    {
      otherwise:
        'You have a conviction for a violent crime, for felony obstruction, or with an extended term',
    },
  ),
  rule('others-ready', 'The wait for every other conviction is over', othersReady, law('VI(b)'), {
    otherwise: 'The wait for another conviction is not over',
  }),
  rule(
    'none-elsewhere',
    'You have no conviction in another state or a federal court',
    noneElsewhere(judgement(said.elsewhereCounts)),
    law('VI-a'),
  ),
  requires(everythingPaid, law('III')),
  requires(nothingPending, law('VII')),
];

const treatmentCourt = chargeFact('treatmentCourt', false, said.noTreatmentCourt);

const sinceMay2014 = not(committedBefore('2014-05-14'));
const untilJuly2015 = committedBefore('2015-07-01');
const between: FactCondition = all(sinceMay2014, untilJuly2015);
const decidedSoon = happenedBefore('disposition', '2018-07-01');
/** RSA 651:5-a is about one year. Of a case that ended long after it, an untold day is taken to lie elsewhere. */
const inThatYear: FactCondition = (matter) => {
  const { offenseDate, path } = matter.charge;
  const is = ask(between, matter);
  const later = offenseDate === undefined && !isNot(is) && isNot(ask(decidedSoon, matter));
  return later ? assuming(said.notThatYear, never, path('offenseDate')) : is;
};
/** Who turned 17 long before or only after it is not meant. Of a birthday we know only the year. */
const couldBe17: FactCondition = all(
  turnedAfter(17, '2013-05-13', always),
  not(turnedAfter(17, '2015-06-30', never)),
);

const waits =
  'It is 1 year for a violation, 2 for a class B misdemeanor or having drugs, and 3 for a class A misdemeanor. It is 5 for a class B felony, and 10 for a class A felony, a sex crime or domestic violence';

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...annulment,
    id: 'nh-conviction',
    name: 'Annul a conviction',
    covers: all(convictedOrPardoned, not(drunkDriving)),
    rules: [
      rule(
        'waited',
        `You have waited since your whole sentence ended, without a new conviction. ${waits}`,
        byClass,
        law('III'),
        { otherwise: `You have not yet waited long enough since your whole sentence ended. ${waits}` },
      ),
      ...wholeRecord,
    ],
    cautions: [
      ...annulment.cautions,
      'Was the gravest crime of the case a violation, or a class B misdemeanor? If it was of 2019 or later, the judge must then say yes.',
    ],
  }),
  relief({
    ...annulment,
    id: 'nh-drunk-driving',
    name: 'Annul a conviction for drunk driving',
    covers: all(convictedOrPardoned, drunkDriving),
    rules: [
      requires(waited(years(10)).since('conviction'), cite('265-A:21')),
      requires(sentenceOver, law('III')),
      ...wholeRecord,
    ],
  }),
  relief({
    ...annulment,
    id: 'nh-treatment-court',
    name: 'Annul a conviction after a drug, mental health or veterans court',
    covers: all(convictedOrPardoned, treatmentCourt),
    rules: [
      requires(
        waited(years(1)).since('completed'),
        other('RSA chapters 490-G to 490-I; the courts’ checklist of August 2020'),
      ),
      ...wholeRecord,
    ],
  }),
  relief({
    ...annulment,
    id: 'nh-marijuana',
    name: 'Annul an old marijuana case',
    covers: all(inAdultCourt, ended('convicted', 'pardoned'), littleMarijuana),
    rules: [
      rule(
        'before-2017',
        'It happened before September 16, 2017',
        committedBefore('2017-09-16'),
        cite('651:5-b'),
        { otherwise: 'It happened on or after September 16, 2017' },
      ),
      requires(caseOver, cite('651:5-b')),
    ],
    fee: marijuanaFee,
    cautions: ['The prosecutor has 10 days to object, and then has to prove that it was more.'],
    first: askClerk,
    steps: ['File the marijuana petition in the court that had the case. You may ask at any time.'],
  }),
  relief({
    ...annulment,
    id: 'nh-age-17',
    name: 'Annul a case from age 17',
    covers: all(inAdultCourt, ended('convicted'), inThatYear, couldBe17, youngerThan(18), atLeast(17)),
    rules: [requires(sentenceOver, cite('651:5-a'))],
    effect: asIfNever,
    fee: 'There is no filing fee.',
    cautions: ['It is not for crimes that are still tried in adult court at 17.'],
    first: askClerk,
    steps: [onePerCharge],
  }),
];
