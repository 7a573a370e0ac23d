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
import { allOf, always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type NumberLimit, type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { type Counting, noMoreThan } from '../../vocabulary/convictions.ts';
import { eventsOf } from '../../vocabulary/events.ts';
import {
  about,
  anything,
  convictedOrPardoned,
  crime,
  ended,
  inAdultCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endOf, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions, ofOneCaseOrDay } from '../../vocabulary/whole-record.ts';
import { cite, partUntold, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { application } from './how.ts';
import { said } from './said.ts';

const guilty = convictedOrPardoned;

/** Public intoxication, underage drinking, and prostitution of a minor have a law of their own. */
const afterTwoYears = all(
  misdemeanor,
  any(
    under('123.46'),
    all(
      // Whoever is under 21 can break § 123.47 only by a simple misdemeanor: (5) and (7) are for those of legal age.
      any(graded('simple'), youngerThan(21)),
      under('123.47', byKind([() => never, 'dui'], [readAs(always, said.underageAlcohol), 'alcohol_minor'])),
    ),
  ),
);
/** A small charge of public order may be public intoxication: only its section tells. */
const perhapsDrunk = all(
  misdemeanor,
  not(graded('serious', 'aggravated')),
  under('123.46', byKind([onlySectionTells, 'public_order'])),
);
const minorInProstitution = all(
  misdemeanor,
  under('725.1', byKind([anything, 'prostitution'])),
  youngerThan(18),
);

/**
 * § 901C.3(2), whole sections and chapters. Leaving the scene of a crash and driving against an out-of-service order are on the
 * federal tables that (w) names (49 C.F.R. § 383.51(b)(5), (e)); § 235B.20, repealed, is now § 726.26 and falls under (x).
 */
const neverExpunged = `
  123.46 235B.20 321.208A 321.218 321.261–321.263 321A.32 321J.2 321J.21 707.5 708.2(3) 708.2A 708.7 708.11 708.12 709.* 716.8(3) 716.8(4)
  717C.* 719.* 720.* 721.2 721.10 723.1 724.* 726.* 728.* 901A.*
`;

/** § 708.2(3) is an aggravated misdemeanor; so is § 708.2(1), which can be expunged. */
const armedAssault: FactCondition = ({ charge }) => {
  const { weaponUsed, path } = charge;
  if (weaponUsed !== undefined) return fact(weaponUsed);
  const grade = gradeOf(charge);
  if (grade === undefined) return unknown(path('grade'));
  return grade === 'aggravated'
    ? judgement(said.partOfAssault)
    : assuming(said.unarmed, never, path('weaponUsed'));
};

const leftOutByKind = byKind(
  [anything, 'dui', 'domestic_violence', 'homicide'],
  [when(graded('simple'), onlySectionTells, readAs(always, said.sexOffense)), 'sexual'],
  [readAs(always, said.harassmentItself), 'harassment'],
  [readAs(always, said.weaponChapter), 'weapon'],
  [readAs(always, said.obstructionChapter), 'obstruction', 'escape'],
  [readAs(always, said.officeMisconduct), 'official_misconduct'],
  [onlySectionTells, 'child_victim', 'elder_victim', 'traffic'],
  [armedAssault, 'assault', 'violent'],
  [readAs(never, said.notPublicIntoxication), 'public_order'],
);

/**
 * § 692A.102 lists crimes outside chapter 709 too: holding a child captive, and luring one. An assault on a child, or a burglary
 * of the lowest class, is on it only where the court found a sexual aim (§ 692A.126). No simple misdemeanor is (§ 692A.101(27)).
 */
const perhapsSexOffense = all(
  not(graded('simple')),
  any(
    all(under('710.7'), about('child_victim'), () => judgement(said.childHeld)),
    all(under('710.10'), () => judgement(said.sexualAim)),
    all(any(all(under('708.*'), about('child_victim')), under('713.6A 713.6B')), about('sexual'), () =>
      judgement(said.sexuallyMotivated),
    ),
  ),
);

const leftOut = any(
  afterTwoYears,
  under(neverExpunged, leftOutByKind),
  perhapsSexOffense,
  all(partUntold('708.2(3)'), armedAssault),
  all(partUntold('716.8(3)'), not(graded('simple')), () => judgement(said.partOfTrespass)),
  // What counts is the section of the conviction: a plea to plain assault is none under § 708.2A.
  all(under('708.1'), about('domestic_violence')),
  all(under('708.2'), about('domestic_violence'), readAs(never, said.plainAssault)),
);

const eightYears = waited({ years: 8, months: 0, days: 1 }).since('conviction');

/** A conviction in the same case that no law expunges: a felony, or a misdemeanor on the list. */
const stays = all(guilty, any(ofLevel('felony'), leftOut));
const caseCanGo: Condition = (matter) =>
  allOf(
    companions(matter).map((each) =>
      ask(
        when(stays, () => judgement(said.caseWithOther), anything),
        each,
      ),
    ),
  );

/** Only an expungement under § 901C.3 uses it up. What else the law expunges has a section of its own. */
const onceInALife: FactCondition = ({ file }) => {
  const { reliefReceived, reliefs } = file.answers;
  if (reliefReceived === undefined && reliefs === undefined) return unknown('reliefReceived');
  const sections = reliefs?.map(({ statute = '' }) => statute) ?? [];
  if (sections.some((section) => /901C\.3/i.test(section))) return never;
  const ofOthers = sections.filter((section) => /123\.4[67]|725\.1|901C\.2|907\.9/i.test(section)).length;
  const had = Math.max(reliefReceived ?? 0, sections.length);
  return had <= ofOthers ? always : judgement(said.usedBefore);
};

const putOff = all(inAdultCourt, ended('deferred'));
const putOffTogether = eventsOf(putOff, ofOneCaseOrDay);
/** Iowa R. Crim. P. 2.83(5): those granted at the same time are one. That others were convictions is taken for granted. */
const deferredJudgments: Counting = (matter) => {
  const counted = putOffTogether(matter);
  return { ...counted, facts: [...counted.facts, ...matter.record.map((each) => ask(putOff, each))] };
};

const law = (part: string) => cite(`901C.3${part}`);

const rules: readonly Rule[] = [
  rule('a-misdemeanor', 'It was a misdemeanor', misdemeanor, law('(1)'), { otherwise: 'It was a felony' }),
  rule(
    'not-left-out',
    'It is not on the list of crimes that the law leaves out. On it are drunk driving, domestic abuse, sex crimes, weapons, harassment and obstruction',
    not(leftOut),
    law('(2)'),
    { otherwise: 'It is on the list of crimes that this law leaves out' },
  ),
  rule('waited', 'More than 8 years have passed since your conviction', eightYears, law('(1)(a)')),
  requires(nothingPending, law('(1)(b)')),
  rule(
    'not-two-deferred',
    'You have not been given two deferred judgments',
    noMoreThan(1, deferredJudgments),
    law('(1)(c)'),
    { otherwise: 'You have been given two deferred judgments' },
  ),
  requires(everythingPaid, law('(1)(d)')),
  rule('once-in-a-life', 'You have not had this expungement before', onceInALife, law('(3)'), {
    otherwise: 'You have had this expungement before',
  }),
  rule('whole-case', 'No other conviction of the case has to stay', caseCanGo, law('(1)')),
];

const onceForOneEvent: NumberLimit = {
  id: 'once-for-one-event',
  text: 'Iowa expunges misdemeanor convictions once in your life: one, or all of one event.',
  cite: law('(3)'),
  n: 1,
  byCase: true,
};

const conviction = relief({
  ...application,
  id: 'ia-misdemeanor',
  name: 'Expunging a misdemeanor conviction',
  inForce: { from: '2019-07-01' },
  pick: onceForOneEvent,
  covers: all(guilty, crime),
  rules,
  limits: [...application.limits, 'A judge can still let somebody see it.'],
  cautions: [
    'You get this once in your life, for one event with all its misdemeanors. Choose with care.',
    'The state police (DCI) take the conviction out of their files too.',
  ],
});

const mayBeExpunged = all(...rules.map(({ holds }) => holds));
const besideConviction: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(all(guilty, crime), each));

/** Doe v. Iowa District Court: the whole file of the case goes, with what was dismissed in it. */
const withConviction = relief({
  ...application,
  id: 'ia-with-conviction',
  pick: onceForOneEvent,
  name: 'Expunging a dismissed charge together with the misdemeanor in its case',
  inForce: { from: '2019-07-01' },
  covers: all(inAdultCourt, ended('dismissed', 'acquitted'), besideConviction),
  rules: [
    rule(
      'conviction-can-go',
      'The conviction in the same case can be expunged',
      (matter) =>
        allOf(companions(matter).map((each) => ask(when(all(guilty, crime), mayBeExpunged, anything), each))),
      law('(1); Doe v. Iowa District Court for Polk County'),
    ),
  ],
});

const twoYears = waited(years(2)).since('conviction');
const counts = all(guilty, crime, not(all(graded('simple'), about('traffic'))));

const small = relief({
  ...application,
  id: 'ia-after-two-years',
  name: 'Expunging public intoxication, underage drinking, or prostitution as a minor',
  covers: all(guilty, any(afterTwoYears, perhapsDrunk, minorInProstitution)),
  rules: [
    rule(
      'listed',
      'You were drunk in public, drank under age, or sold sex while under 18',
      any(afterTwoYears, perhapsDrunk, minorInProstitution),
      cite('123.46(6); §§ 123.47(9), 725.1(1)(c)'),
    ),
    requires(twoYears, cite('123.46(6)')),
    rule(
      'no-other-conviction',
      'You had no other conviction in those 2 years, small traffic ones apart',
      not(
        any(
          endedDuring(on('disposition'), endOf(twoYears), counts),
          convictedElsewhereDuring(on('disposition'), endOf(twoYears), said.convictedElsewhere),
        ),
      ),
      cite('123.46(6)'),
      { otherwise: 'You had another conviction in those 2 years' },
    ),
  ],
  cautions: [
    'You need not have paid the fines first, and it does not use up your one misdemeanor expungement.',
  ],
});

export const misdemeanors: readonly Relief[] = [conviction, withConviction, small];
