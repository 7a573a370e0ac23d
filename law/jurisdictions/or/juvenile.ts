import { all, allAmong, any, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import { allOf, always, anyOf, isNot, isSo, judgement, never, opposite, unknown } from '../../engine/when.ts';
import { type Relief, relief, requirement, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convicted, ended, inAdultCourt, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { notAfter } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { either, waited } from '../../vocabulary/waiting.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { neverConvictedOfAnythingElse } from './look-back.ts';
import { turned18After } from './people.ts';
import { openRule } from './requirements.ts';
import { said } from './said.ts';

const sealed = {
  kind: 'expungement',
  effect:
    'The youth record is expunged. That means it is destroyed or sealed, or your name is taken out of it. Agencies answer that there is no record, and you may say that it never happened. State law does not call that a lie.',
  fee: 'We could not confirm a fee. Ask the juvenile department before you file.',
} as const;

const found = all(inJuvenileCourt, convicted);
const notFound = not(found);

/** No charge of the record is such. */
function none(which: FactCondition): FactCondition {
  const free = not(which);
  return ({ record }) => allAmong(record, (each) => ask(free, each));
}

const noFinding = all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'));

const noFindingRules = [
  requires(hasTurned(18), cite('419A.261(2)')),
  rule('no-finding-ever', 'No juvenile court ever found against you', none(found), cite('419A.261(2)(b)'), {
    otherwise: 'A juvenile court found against you',
  }),
  requires(nothingPending, cite('419A.261(2)(b)')),
];

const noFindingByItself = relief({
  ...sealed,
  id: 'or-youth-no-finding-automatic',
  name: 'Youth record without a finding, cleared when you turn 18',
  automatic: true,
  fee: phrase.nothingToFile,
  inForce: { from: '2022-01-02' },
  covers: noFinding,
  rules: [
    rule(
      'turned-18-after-law',
      'You turned 18 after January 2, 2022',
      turned18After('2022-01-02'),
      cite('419A.261(2)(a)'),
    ),
    ...noFindingRules,
  ],
  steps: [
    'The juvenile department must apply to the court within 90 days after you turn 18. If it did not, ask it to.',
  ],
});

const noFindingOnRequest = relief({
  ...sealed,
  id: 'or-youth-no-finding',
  name: 'Youth record without a finding, on request',
  covers: noFinding,
  rules: noFindingRules,
  steps: [
    'Ask the juvenile department of the county to apply. It has 90 days.',
    'The court must grant it without a hearing if these rules are met. If it says no, it must say why.',
    'If nobody ever took you to juvenile court, the department itself tells each office to clear its files. They have 60 days.',
  ],
});

/** The list of youth offenses that are left out (ORS 419A.260) was not open to us. */
const onTheList: FactCondition = byKind([
  () => judgement(said.youthOffenseLeftOut),
  'homicide',
  'assault',
  'violent',
  'sexual',
  'child_victim',
  'kidnapping',
  'robbery',
  'arson',
  'weapon',
]);

const grownUpCrime = all(
  convicted,
  inAdultCourt,
  any(ofLevel('felony'), all(ofLevel('misdemeanor'), not(graded('b', 'c')))),
);

const noAdultCrime = none(grownUpCrime);

const neverAdultCrime: FactCondition = (matter) => {
  const answer = ask(noAdultCrime, matter);
  return answer === never ? judgement(said.adultConvictionInTheWay) : answer;
};

const minorFindings = cite('419A.261(3); SB 519 (2023)');

const minorFinding = relief({
  ...sealed,
  id: 'or-youth-misdemeanor-automatic',
  name: 'Youth finding for a violation or misdemeanor, cleared by itself',
  automatic: true,
  fee: phrase.nothingToFile,
  inForce: { from: '2024-01-01' },
  covers: all(found, ofLevel('infraction', 'misdemeanor')),
  rules: [
    rule(
      'turned-18-after-law',
      'You turned 18 after January 1, 2024, or your youth case was still open on that day',
      any(turned18After('2024-01-01'), not(happenedBefore('completed', '2024-01-01'))),
      minorFindings,
    ),
    requires(hasTurned(18), minorFindings),
    rule('case-over', 'Your youth case is over', waited(years(0)).since('completed'), minorFindings),
    requires(paid('restitution'), minorFindings),
    rule(
      'no-felony-finding',
      'No youth court found a felony against you',
      none(all(found, ofLevel('felony'))),
      minorFindings,
      { otherwise: 'A youth court found a felony against you' },
    ),
    rule(
      'no-crime-as-adult',
      'As an adult you have no felony and no Class A misdemeanor. Counties do not agree on whether one counts',
      neverAdultCrime,
      minorFindings,
      { otherwise: 'As an adult you have a felony or a Class A misdemeanor' },
    ),
    requires(nothingPending, minorFindings),
    rule('not-left-out', 'It is not an offense that the law leaves out', not(onTheList), cite('419A.260'), {
      otherwise: 'It is an offense that the law leaves out',
    }),
  ],
  steps: [
    'The juvenile department must start it. If nothing came within 90 days after you turned 18, ask it.',
  ],
});

/** Since the youth case ended, no felony and no Class A misdemeanor. */
const cleanSinceTheEnd: FactCondition = (matter) =>
  allOf([...others(matter).map((other) => before(other, matter)), elsewhereBefore(matter)]);

function before(other: Matter, matter: Matter) {
  const earlier = notAfter(other.charge.dateOf('disposition'), matter.charge.dateOf('completed'));
  return anyOf([opposite(ask(grownUpCrime, other)), earlier]);
}

function elsewhereBefore(matter: Matter) {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0) return untold.length === 0 ? always : unknown(...untold);
  const end = matter.charge.dateOf('completed');
  if (!last) return unknown('elsewhere.lastDate', ...end.missing);
  const earlier = notAfter(last, end);
  if (isSo(earlier)) return always;
  // Of convictions elsewhere we do not ask the class: a lower misdemeanor would not count.
  const onlyFelonies = matter.file.answers.elsewhere?.misdemeanors === 0;
  return onlyFelonies && isNot(earlier)
    ? never
    : { ...judgement(said.convictedSinceYouth), missing: end.missing };
}

const apply = 'Apply in the county where you were supervised last. You have a right to a lawyer for it.';

const prostitutionAt18 = requirement(
  'prostitution-at-18',
  'It was for prostitution and you are 18 or older',
  all(about('prostitution'), hasTurned(18)),
);

const petition = relief({
  ...sealed,
  id: 'or-youth-petition',
  name: 'Expunge a youth finding',
  covers: found,
  rules: [
    requires(
      either('waited', waited(years(4)).since('youthCase'), prostitutionAt18),
      cite('419A.262; SB 519 (2023)'),
    ),
    rule(
      'no-later-crime',
      'Since then you have no felony and no Class A misdemeanor',
      cleanSinceTheEnd,
      cite('419A.262'),
      { otherwise: 'Since then you have a felony or a Class A misdemeanor' },
    ),
    requires(nothingPending, cite('419A.262')),
    rule(
      'not-left-out',
      'It is not an offense that the law leaves out',
      not(onTheList),
      cite('419A.260, 419A.262'),
      { otherwise: 'It is an offense that the law leaves out' },
    ),
  ],
  steps: [apply, 'If these rules are met, the court must order it.'],
});

const bestInterest = relief({
  ...sealed,
  id: 'or-youth-discretion',
  name: 'Ask the judge to expunge a youth finding sooner',
  covers: found,
  rules: [
    rule('case-over', 'Your youth case is over', waited(years(0)).since('completed'), cite('419A.262(8)')),
    requires(nothingPending, cite('419A.262')),
    openRule(
      'best-for-all',
      'A judge finds that it is best for you and for the public',
      said.bestForAll,
      cite('419A.262(8)'),
    ),
  ],
  steps: [apply],
});

const marijuana = relief({
  ...sealed,
  id: 'or-youth-marijuana',
  name: 'Expunge a youth marijuana finding',
  covers: all(found, about('marijuana')),
  rules: [
    requires(waited(years(1)).since('youthCase'), cite('419A.265')),
    rule(
      'nothing-else',
      'You have no other youth finding and no conviction but traffic tickets',
      all(neverConvictedOfAnythingElse, (matter) =>
        allAmong(others(matter), (other) => ask(notFound, other)),
      ),
      cite('419A.265'),
      { otherwise: 'You have another youth finding or a conviction' },
    ),
  ],
  steps: ['Apply to the juvenile court of the county where your case was.'],
});

export const juvenileReliefs: readonly Relief[] = [
  noFindingByItself,
  noFindingOnRequest,
  minorFinding,
  petition,
  bestInterest,
  marijuana,
];
