import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
} from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  isBlocked,
  isNot,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { type Relief, relief, requirement, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convicted, ended, inAdultCourt, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { notAfter } from '../../vocabulary/order.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { either, waited } from '../../vocabulary/waiting.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { cite, partUntold, under } from './code.ts';
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

/** A case in adult court does not stand in the way; people are asked for any open case alone. */
const noOpenYouthCase: Condition = (matter) => {
  const none = ask(nothingPending, matter);
  return isBlocked(none) ? judgement(said.openYouthCase) : none;
};
const noOpenYouthCaseText = 'No case against you is open in juvenile court';

/** ORS 419A.261(2)(b)(E), (G), (3)(c)(G), (H). */
const movedToAdultCourt =
  'It is not for you if a case from before you were 18 was tried in adult court and you were convicted there.';

const noFindingRules = [
  requires(hasTurned(18), cite('419A.261(2)')),
  rule('no-finding-ever', 'No juvenile court ever found against you', none(found), cite('419A.261(2)(b)'), {
    otherwise: 'A juvenile court found against you',
  }),
  rule('no-open-youth-case', noOpenYouthCaseText, noOpenYouthCase, cite('419A.261(2)(b)(D)')),
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
  first: task('check', 'Ask the county juvenile department whether your record was expunged.'),
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
  first: task('ask_agency', 'Ask the county juvenile department for your case number.'),
  steps: [
    'Ask the juvenile department of the county to apply. It has 90 days.',
    'The court must grant it without a hearing if these rules are met. If it says no, it must say why.',
    'If nobody ever took you to juvenile court, the department itself tells each office to clear its files. They have 60 days.',
  ],
});

const graveKinds = byKind([
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

/** ORS 419A.260(1)(e)(J). A charge that names no section, or only that it was tried, is read from its kind. */
const onTheList: FactCondition = any(
  under(
    '163.095 163.107 163.115 163.118 163.125 163.145 163.149 163.185 163.196 163.205 163.235 163.365 163.375 163.395 163.405 163.408 163.411 163.427 167.012 167.017',
    graveKinds,
  ),
  // ORS 419A.262(7): these may be expunged where two young people were close in age, or who did it need not register.
  all(under('163.355 163.385 163.415'), mustRegister),
  all(under('163.425'), () => judgement(said.youthOffenseLeftOut)),
);

/** ORS 419A.260(1)(d): a “misdemeanor involving violence”. */
const violentMisdemeanor: FactCondition = any(
  under('163.160 163.187 163.190 163.195 166.155(1)(b)'),
  all(partUntold('166.155(1)(b)'), () => judgement(said.youthOffenseLeftOut)),
);

const grownUpCrime = all(
  convicted,
  inAdultCourt,
  any(ofLevel('felony'), all(ofLevel('misdemeanor'), not(graded('b', 'c')))),
);

const minorFindings = cite('419A.261(3)');

const minorRules = [
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
  rule('no-open-youth-case', noOpenYouthCaseText, noOpenYouthCase, minorFindings),
  rule(
    'not-left-out',
    'The law does not leave it out. It is not assault, strangling, menacing or the like',
    not(any(onTheList, violentMisdemeanor)),
    cite('419A.261(3)(c)(C), 419A.260(1)(d), (e)(J)'),
    { otherwise: 'It is a violent misdemeanor, or an offense that the law leaves out' },
  ),
];

const minorFinding = {
  ...sealed,
  covers: all(found, ofLevel('infraction', 'misdemeanor')),
  cautions: [movedToAdultCourt],
} as const;

const minorFindingByItself = relief({
  ...minorFinding,
  id: 'or-youth-misdemeanor-automatic',
  name: 'Youth finding for a violation or misdemeanor, cleared by itself',
  automatic: true,
  fee: phrase.nothingToFile,
  inForce: { from: '2024-01-01' },
  rules: [
    rule(
      'turned-18-after-law',
      'You turned 18 after January 1, 2024',
      turned18After('2024-01-01'),
      cite('419A.261(3)(a)'),
      { otherwise: 'You were 18 by January 1, 2024, so you have to ask' },
    ),
    ...minorRules,
  ],
  first: task('check', 'Ask the county juvenile department whether your record was expunged.'),
  steps: [
    'The juvenile department must apply to the court within 90 days after you turn 18, or after your youth case ends. If it did not, ask it to.',
  ],
});

const minorFindingOnRequest = relief({
  ...minorFinding,
  id: 'or-youth-misdemeanor',
  name: 'Youth finding for a violation or misdemeanor, on request',
  inForce: { from: '2024-01-01' },
  rules: minorRules,
  first: task('ask_agency', 'Ask the county juvenile department for your case number.'),
  steps: [
    'Ask the juvenile department of the county to apply. It has 90 days. You may also apply yourself.',
    'The court must grant it without a hearing if these rules are met. If it says no, it must say why.',
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
    requires(nothingPending, cite('419A.262(2)(c)')),
    requires(paid('restitution'), cite('419A.262(2)(f)')),
    rule(
      'not-left-out',
      'It is not an offense that the law leaves out',
      not(onTheList),
      cite('419A.260(1)(e)(J), 419A.262(7)'),
      { otherwise: 'It is an offense that the law leaves out' },
    ),
  ],
  first: task('ask_agency', 'Ask the county juvenile department for your case number.'),
  steps: [apply, 'If these rules are met, the court must order it.'],
});

const bestInterest = relief({
  ...sealed,
  id: 'or-youth-discretion',
  name: 'Ask the judge to expunge a youth finding sooner',
  covers: found,
  rules: [
    rule('case-over', 'Your youth case is over', waited(years(0)).since('completed'), cite('419A.262(6)')),
    openRule(
      'best-for-all',
      'A judge finds that it is best for you and for the public',
      said.bestForAll,
      cite('419A.262(6)'),
    ),
  ],
  first: task('ask_agency', 'Ask the county juvenile department for your case number.'),
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
  first: task('ask_agency', 'Ask the county juvenile department for your case number.'),
  steps: ['Apply to the juvenile court of the county where your case was.'],
});

export const juvenileReliefs: readonly Relief[] = [
  noFindingByItself,
  noFindingOnRequest,
  minorFindingByItself,
  minorFindingOnRequest,
  petition,
  bestInterest,
  marijuana,
];
