import { all, any, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { spanOf, years } from '../../day.ts';
import type { OffenseKind } from '../../record.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  convicted,
  ended,
  graded,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, always, judgement, never, unknown } from '../../when.ts';
import { page } from './cites.ts';
import { neverConvictedOfAnythingElse } from './look-back.ts';
import { turned18After } from './people.ts';

const sealed = {
  kind: 'expungement',
  effect:
    'The youth record is expunged. Agencies answer that there is no record, and you may say that it never happened.',
  fee: 'We could not confirm a fee. Ask the juvenile department before you file.',
} as const;

const found = all(inJuvenileCourt, convicted);
const notFoundOther: FactCondition = not(found);

/** No juvenile court ever found against the person. */
const neverFound: FactCondition = (matter) => allOf(matter.record.map((each) => ask(notFoundOther, each)));

const noFinding = all(inJuvenileCourt, ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'));

const noFindingRules = [
  rule('You are 18', hasTurned(18), cite('ORS 419A.261(2)', page.youth)),
  rule('No juvenile court ever found against you', neverFound, cite('ORS 419A.261(2)(b)', page.youth)),
  rule(phrase.noOpenCase, nothingPending, cite('ORS 419A.261(2)(b)', page.youth)),
];

const noFindingByItself = relief({
  ...sealed,
  id: 'or-youth-no-finding-automatic',
  name: 'Youth record without a finding, cleared when you turn 18',
  automatic: true,
  inForce: { from: '2022-01-02' },
  covers: noFinding,
  rules: [
    rule(
      'You turned 18 after January 2, 2022',
      turned18After('2022-01-02', 'Did you turn 18 after January 2, 2022?'),
      cite('ORS 419A.261(2)(a)', page.youth),
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
    'The court must grant it without a hearing if these rules are met.',
  ],
});

/** The list of youth offenses that are left out (ORS 419A.260) was not open to us. */
const seldomCleared: readonly OffenseKind[] = [
  'homicide',
  'assault',
  'violent',
  'sexual',
  'child_victim',
  'kidnapping',
  'robbery',
  'arson',
  'weapon',
];

const notOnTheList: FactCondition = ({ charge }) => {
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return charge.offense.some((kind) => seldomCleared.includes(kind))
    ? judgement('Is this one of the youth offenses that ORS 419A.260 leaves out?')
    : always;
};

const grownUpCrime = all(
  convicted,
  inAdultCourt,
  any(ofLevel('felony'), all(ofLevel('misdemeanor'), not(graded('b', 'c')))),
);
const noGrownUpCrime = not(grownUpCrime);

const neverAdultCrime: FactCondition = (matter) => {
  const none = allOf(matter.record.map((each) => ask(noGrownUpCrime, each)));
  return none.earliest === Number.POSITIVE_INFINITY
    ? judgement('Does a conviction as an adult stand in the way?')
    : none;
};

const neverYouthFelony: FactCondition = (matter) =>
  allOf(matter.record.map((each) => ask(notAYouthFelony, each)));
const notAYouthFelony = not(all(inJuvenileCourt, convicted, ofLevel('felony')));

const minorFindings = cite('ORS 419A.261(3); SB 519 (2023)', page.linn);

const minorFinding = relief({
  ...sealed,
  id: 'or-youth-misdemeanor-automatic',
  name: 'Youth finding for a violation or misdemeanor, cleared by itself',
  automatic: true,
  inForce: { from: '2024-01-01' },
  covers: all(found, ofLevel('infraction', 'misdemeanor')),
  rules: [
    rule(
      'You turned 18 after January 1, 2024, or your youth case was still open on that day',
      any(
        turned18After('2024-01-01', 'Did you turn 18 after January 1, 2024?'),
        not(happenedBefore('completed', '2024-01-01')),
      ),
      minorFindings,
    ),
    rule('You are 18', hasTurned(18), minorFindings),
    rule('Your youth case is over', waited(years(0)).since('completed'), minorFindings),
    rule(phrase.noRestitutionOwed, paid('restitution'), minorFindings),
    rule('No youth court found a felony against you', neverYouthFelony, minorFindings),
    rule(
      'As an adult you have no felony and no Class A misdemeanor. Counties do not agree on whether one counts',
      neverAdultCrime,
      minorFindings,
    ),
    rule(phrase.noOpenCase, nothingPending, minorFindings),
    rule('It is not an offense that the law leaves out', notOnTheList, cite('ORS 419A.260', page.linn)),
  ],
  steps: [
    'The juvenile department must start it. If nothing came within 90 days after you turned 18, ask it.',
  ],
});

/** Since the youth case ended, no felony and no Class A misdemeanor. */
const cleanSinceTheEnd: FactCondition = (matter) =>
  allOf([
    ...matter.record.filter((other) => other !== matter).map((other) => before(other, matter)),
    elsewhereBefore(matter),
  ]);

function before(other: Matter, matter: Matter) {
  const counts = ask(grownUpCrime, other);
  if (counts.earliest === Number.POSITIVE_INFINITY) return always;
  const end = matter.charge.dateOf('completed');
  const { span, missing } = other.charge.dateOf('disposition');
  if (span.last <= end.span.first) return always;
  if (span.first > end.span.last && counts.latest === Number.NEGATIVE_INFINITY) return never;
  return unknown(...counts.missing, ...missing, ...end.missing);
}

function elsewhereBefore(matter: Matter) {
  const { charge, file } = matter;
  const { felonies, misdemeanors, lastDate } = file.answers.elsewhere ?? {};
  const { number, untold } = elsewhere(matter);
  if (number === 0) return untold.length === 0 ? always : unknown(...untold);
  const { span, missing } = charge.dateOf('completed');
  if (lastDate !== undefined && spanOf(lastDate).last <= span.first) return always;
  // Of convictions elsewhere we do not ask the class: a lower misdemeanor would not count.
  if (
    lastDate !== undefined &&
    (felonies ?? 0) > 0 &&
    spanOf(lastDate).first > span.last &&
    misdemeanors === 0
  )
    return never;
  return lastDate === undefined
    ? unknown('elsewhere.lastDate', ...missing)
    : {
        ...judgement('Were you convicted of a felony or a Class A misdemeanor since your youth case ended?'),
        missing,
      };
}

const fourYears: Condition = any(
  waited(years(4)).since('completed'),
  all(about('prostitution'), hasTurned(18)),
);

const petition = relief({
  ...sealed,
  id: 'or-youth-petition',
  name: 'Expunge a youth finding',
  covers: found,
  rules: [
    rule(
      'You have waited 4 years since your youth case ended. For prostitution you need only be 18',
      fourYears,
      cite('ORS 419A.262; SB 519 (2023)', page.benton),
    ),
    rule(
      'Since then you have no felony and no Class A misdemeanor',
      cleanSinceTheEnd,
      cite('ORS 419A.262', page.youthPetition),
    ),
    rule(phrase.noOpenCase, nothingPending, cite('ORS 419A.262', page.youthPetition)),
    rule(
      'It is not an offense that the law leaves out',
      notOnTheList,
      cite('ORS 419A.260, 419A.262', page.linn),
    ),
  ],
  steps: [
    'Apply in the county where you were supervised last. You have a right to a lawyer for it.',
    'If these rules are met, the court must order it.',
  ],
});

const bestInterest = relief({
  ...sealed,
  id: 'or-youth-discretion',
  name: 'Ask the judge to expunge a youth finding sooner',
  covers: found,
  rules: [
    rule(
      'Your youth case is over',
      waited(years(0)).since('completed'),
      cite('ORS 419A.262(8)', page.youthPetition),
    ),
    rule(phrase.noOpenCase, nothingPending, cite('ORS 419A.262', page.youthPetition)),
    rule(
      'A judge finds that it is best for you and for the public',
      () => judgement('Would a judge find that clearing it is best for you and for the public?'),
      cite('ORS 419A.262(8)', page.youthPetition),
    ),
  ],
  steps: ['Apply in the county where you were supervised last. Ask a lawyer how such requests fare there.'],
});

const marijuana = relief({
  ...sealed,
  id: 'or-youth-marijuana',
  name: 'Expunge a youth marijuana finding',
  covers: all(found, about('marijuana')),
  rules: [
    rule(
      'You have waited 1 year since your youth case ended',
      waited(years(1)).since('completed'),
      cite('ORS 419A.265', page.youthMarijuana),
    ),
    rule(
      'You have no other youth finding and no conviction but traffic tickets',
      (matter) =>
        allOf([
          ask(neverConvictedOfAnythingElse, matter),
          ...matter.record.filter((other) => other !== matter).map((other) => ask(notFoundOther, other)),
        ]),
      cite('ORS 419A.265', page.youthMarijuana),
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
