import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, assuming, type Fact, ifSo, isNot, judgement, never } from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { clearedBefore, nothingClearedBefore } from '../../vocabulary/cleared-before.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import {
  adultConviction,
  anything,
  felony,
  inAdultCourt,
  infraction,
  misdemeanor,
  personFact,
} from '../../vocabulary/facts.ts';
import { daysApart } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import {
  childOrSex,
  driving,
  drunkDriving,
  excluded,
  household,
  otherListed,
  violence,
  withWeapon,
} from './excluded.ts';
import { convictionFee, expungedConviction, judge, once, programFee } from './how.ts';
import { said } from './said.ts';

const list = cite('61-11-26(c)');

/** § 61-11-26(o). An expunged conviction went by this law, unless another section was told: few others expunge one. */
const notUsedBefore: FactCondition = (matter) => {
  const used = clearedBefore(matter).told.some(
    ({ kind, level, statute }) =>
      kind === 'expungement' && level !== undefined && (statute ?? '61-11-26').includes('61-11-26'),
  );
  return used ? never : ask(nothingClearedBefore(said.clearedBefore), matter);
};
/** § 17C-2-2: what breaks the traffic code is a misdemeanor, unless the code says otherwise. */
const ticket = all(infraction, () => assuming(said.ticketAsMisdemeanor, always));
const small = any(misdemeanor, ticket);
const smallConviction = all(adultConviction, small);

/** § 61-11-26(h): the convictions of the petition have to be the only ones in this state. */
const alsoExcluded: FactCondition = not(all(excluded, () => judgement(said.otherExcluded)));
const besideMisdemeanor: Condition = when(
  adultConviction,
  when(felony, () => judgement(said.mixed), alsoExcluded),
  anything,
);
const inOtherCase: Condition = when(
  adultConviction,
  when(
    drunkDriving,
    waited(years(5)).since('conviction'),
    when(
      felony,
      anything,
      all(alsoExcluded, () => judgement(said.mixed)),
    ),
  ),
  anything,
);
const inSameCase: Condition = when(adultConviction, alsoExcluded, anything);
const otherFelony: FactCondition = all(adultConviction, felony, not(drunkDriving));

/** Felonies more than a year apart belong to no one series. Of others a person must judge. */
const oneYear = 366;
function inOneSeries(one: Matter, other: Matter): Fact {
  const near = daysApart(oneYear, one.charge.dateOf('offense'), other.charge.dateOf('offense'));
  return isNot(near) ? never : { ...judgement(said.oneSeries), missing: near.missing };
}
const besideFelony: Condition = (matter) =>
  allAmong(others(matter), (other) =>
    other.charge.caseKey === matter.charge.caseKey
      ? ask(inSameCase, other)
      : allOf([ifSo(ask(otherFelony, other), inOneSeries(matter, other)), ask(inOtherCase, other)]),
  );
const besideSmall: Condition = (matter) => allAmong(others(matter), (other) => ask(besideMisdemeanor, other));
const onlyConvictions: Condition = when(felony, besideFelony, besideSmall);

const several = not(atMost(1, all(inAdultCourt, small)));
function sinceLast(period: Period): Condition {
  const ofSmall = when(smallConviction, waited(period).since('conviction', 'completed'), anything);
  return ofWholeRecord(({ record }) => allOf(record.map((each) => ask(ofSmall, each))));
}
const usualWait = when(
  felony,
  waited(years(5)).since('conviction', 'completed'),
  when(several, sinceLast(years(2)), waited(years(1)).since('conviction', 'completed')),
);
const shortWait = when(
  felony,
  waited(years(3)).since('conviction', 'completed'),
  when(several, sinceLast(years(1)), sentenceOver),
);

const rules: readonly Rule[] = [
  rule('not-violent', 'It was not a felony of violence against a person', not(violence), list, {
    otherwise: 'It was a felony of violence against a person',
  }),
  rule('no-child-or-sex', 'It was no sex crime, and hurt no child or officer', not(childOrSex), list, {
    otherwise: 'Sex crimes, and hurting a child or an officer, are left out',
  }),
  rule('no-weapon', 'You used or showed no weapon', not(withWeapon), list, {
    otherwise: 'You used or showed a weapon',
  }),
  rule('no-household', 'It was no domestic violence', not(household), list, {
    otherwise: 'Domestic violence is left out',
  }),
  rule(
    'not-drunk-driving',
    'It was not drunk driving, driving on a suspended or revoked license, or a commercial driver’s case',
    not(driving),
    cite('61-11-26(c), § 61-11-26b'),
    { otherwise: 'Drunk driving and some other driving cases are left out' },
  ),
  rule(
    'not-home-burglary',
    'It was no burglary of a home, stalking, harm to a helpless adult or cruelty to animals',
    not(otherListed),
    list,
    {
      otherwise: 'Burglary of a home, stalking, harm to a helpless adult and cruelty to animals are left out',
    },
  ),
  rule(
    'only-convictions',
    'Your other convictions in this state can go into the same petition. Drunk driving 5 years ago does not stop a felony',
    onlyConvictions,
    cite('61-11-26(h)'),
    { otherwise: 'Another conviction in this state stands in the way' },
  ),
  rule(
    'not-used-before',
    'No court here has cleared a conviction for you under this law',
    notUsedBefore,
    cite('61-11-26(o)'),
    { otherwise: 'A court here has cleared a conviction for you under this law. It works only once' },
  ),
  requires(nothingPending, cite('61-11-26(h)')),
];

export const convictions: readonly Relief[] = [
  relief({
    ...expungedConviction,
    id: 'wv-expunge-conviction',
    name: 'Expungement of a conviction',
    inForce: { from: '2020-06-05' },
    covers: all(adultConviction, any(small, felony)),
    rules: [
      requires(
        waitedBy(
          [years(5), 'for a nonviolent felony'],
          [years(2), 'for more than one misdemeanor'],
          [years(1), 'for a single misdemeanor'],
        )
          .counted(usualWait, 'The last misdemeanor counts for all of them')
          .since('conviction', 'completed'),
        cite('61-11-26(b)'),
      ),
      ...rules,
    ],
    cautions: [once, judge],
    fee: convictionFee,
    first: askClerk,
    steps: [
      'Get certified papers of every conviction you have.',
      'Fill in form SCA-C906 for misdemeanors, or SCA-C907 for a felony.',
      'File it with the circuit court of the county of the conviction.',
    ],
  }),
  relief({
    ...expungedConviction,
    id: 'wv-expunge-after-program',
    name: 'Earlier expungement after treatment or a job course',
    inForce: { from: '2020-06-05' },
    covers: all(adultConviction, any(small, felony)),
    rules: [
      rule(
        'program',
        'You finished 90 days of approved treatment for addiction, or an approved job readiness course',
        personFact('approvedProgram', false, said.noProgram),
        cite('61-11-26a(a)'),
        { otherwise: 'You finished no approved treatment or job readiness course' },
      ),
      requires(
        waitedBy([years(3), 'for a nonviolent felony'], [years(1), 'for more than one misdemeanor'])
          .counted(shortWait, 'A single misdemeanor has no wait after the sentence')
          .since('conviction', 'completed'),
        cite('61-11-26a(a)'),
      ),
      ...rules,
    ],
    cautions: [once, judge],
    fee: programFee,
    first: askClerk,
    steps: [
      'Add proof of the treatment or the certificate of the course to form SCA-C906 or SCA-C907.',
      'File it with the circuit court of the county of the conviction.',
    ],
  }),
];
