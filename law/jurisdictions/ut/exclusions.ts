import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { cite, type Rule, rule } from '../../relief.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, graded } from '../../vocabulary/facts.ts';
import { always, assuming, fact, judgement, never, opposite, unknown } from '../../when.ts';
import { law303, page } from './cites.ts';
import { classB, classC, drunkDriving, felony } from './classes.ts';
import { type Section, sectionOf, within } from './sections.ts';
import { oldDrugDriving } from './waits.ts';

/** § 76-3-203.5(1)(c)(i), as far as the list could be read; attempts count too. § 76-5-109.1 is § 76-5-114 today. */
const violentIn5 = [
  102.5, 102.8, 103, 103.5, 105, 106.5, 107.3, 109.1, 109.2, 110, 111, 111.2, 111.3, 111.4, 114,
];
const violentIn6 = [102, 103, 105, 106, 203, 301, 302];

/** Its end was not open to us: crimes of these chapters may be on it. */
function maybeViolent(section: Section): boolean {
  return (
    section.chapter === '76-5' ||
    section.chapter === '76-5b' ||
    section.chapter === '76-11' ||
    within(section, '76-6', 406, 407) ||
    within(section, '76-8', 508, 509) ||
    within(section, '76-10', 300, 600) ||
    within(section, '76-10', 1300, 1600)
  );
}

function isViolent(section: Section): boolean {
  const { chapter, number } = section;
  return (
    (chapter === '76-5' && (violentIn5.includes(number) || (number >= 200 && number < 500))) ||
    (chapter === '76-6' && violentIn6.includes(number)) ||
    within(section, '76-10', 306, 307)
  );
}

/** Felonies of these kinds are on the list as a rule: criminal mischief and stalking too. */
const violentKinds = about(
  'homicide',
  'assault',
  'violent',
  'sexual',
  'kidnapping',
  'robbery',
  'arson',
  'child_victim',
  'elder_victim',
  'property_damage',
  'harassment',
);
const brokeIn = about('burglary');
const ofTheSecondDegree = graded('2');
const armed = about('weapon');
const atHome = about('domestic_violence');
const onTheList = 'Is it on the list of violent felonies in § 76-3-203.5?';

/** Burglary is on the list where it was of a home, which makes it a felony of the second degree. */
const listed: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (section) {
    if (within(section, '76-6', 202, 203)) return ask(ofTheSecondDegree, matter);
    if (isViolent(section)) return always;
    return maybeViolent(section) ? judgement(onTheList) : never;
  }
  const grave = ask(violentKinds, matter);
  if (grave.earliest === Number.NEGATIVE_INFINITY)
    return grave.latest === Number.NEGATIVE_INFINITY
      ? assuming('We read your felony as one on the list of violent felonies.', grave, charge.path('statute'))
      : grave;
  if (ask(atHome, matter).latest === Number.NEGATIVE_INFINITY) return unknown(charge.path('statute'));
  if (ask(armed, matter).latest === Number.NEGATIVE_INFINITY) return judgement(onTheList);
  return ask(brokeIn, matter).latest === Number.NEGATIVE_INFINITY ? ask(ofTheSecondDegree, matter) : never;
};

export const violentFelony = all(felony, listed);

const sexual = about('sexual');
const lesser = any(classB, classC);

/** § 53-29-202: lewdness and sexual battery call for registration only after four convictions. */
const seldomRegistered = (section: Section) =>
  within(section, '76-9', 702, 702.6) || within(section, '76-5', 418, 421);

/** Taken as calling for registration if it was a sex offense. Other offenses that do are violent felonies. */
const registrable: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.registrable !== undefined) return fact(charge.registrable);
  const sex = ask(sexual, matter);
  if (sex.latest === Number.POSITIVE_INFINITY) return sex;
  const section = sectionOf(charge);
  if (section && seldomRegistered(section)) return never;
  // Of class B or C it was most likely lewdness.
  if (!section && ask(lesser, matter).latest === Number.NEGATIVE_INFINITY)
    return matter.file.answers.mustRegister === undefined
      ? unknown('mustRegister')
      : assuming(
          'We took it that this small sex offense calls for registration only if you must register now.',
          fact(matter.file.answers.mustRegister),
          charge.path('registrable'),
        );
  return assuming(
    'We assumed that this sex offense calls for registration.',
    always,
    charge.path('registrable'),
  );
};

/** § 77-40a-303(3): a sex offense at 14 to 17 may be cleared after all, unless an adult court took the case. */
const atFourteenToSeventeen = all(sexual, youngerThan(18), not(youngerThan(14)));

function unless(barred: FactCondition): FactCondition {
  return (matter) => {
    const bar = ask(barred, matter);
    const teen = ask(atFourteenToSeventeen, matter);
    if (bar.earliest === Number.POSITIVE_INFINITY || teen.earliest === Number.POSITIVE_INFINITY)
      return opposite(bar);
    return {
      ...judgement('Were you 14 to 17, and is it a sex offense that § 77-40a-303(3) lets a court clear?'),
      missing: [...bar.missing, ...teen.missing],
    };
  };
}

const firstDegree = all(felony, graded('1'));

export const neverExpunged: readonly Rule[] = [
  rule('It is not a capital or first-degree felony', unless(firstDegree), law303('(2)(a)')),
  rule(
    'It is not a violent felony',
    unless(violentFelony),
    cite('Utah Code 77-40a-303(2)(a), 76-3-203.5(1)(c)(i)', page.violentFelonies),
  ),
  rule(
    'It is not felony drunk or drugged driving',
    not(all(felony, drunkDriving, not(oldDrugDriving))),
    law303('(2)(a)'),
  ),
  rule(
    'It does not call for registration as a sex, kidnap or child abuse offender',
    unless(registrable),
    law303('(2)(a)'),
  ),
];

const personKinds: readonly OffenseKind[] = [
  'homicide',
  'assault',
  'violent',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'harassment',
  'protection_order',
  'weapon',
  'sexual',
  'dui',
];
const aboutPeople = about(...personKinds);
const driving = about('traffic');

function leftOut(section: Section): boolean {
  return (
    section.chapter === '76-5' ||
    section.chapter === '76-11' ||
    within(section, '76-10', 500, 600) ||
    within(section, '76-9', 702, 702.8) ||
    within(section, '41-6a', 500, 600) ||
    within(section, '73-18', 13, 14) ||
    within(section, '76-6', 108, 109)
  );
}

/** § 77-40a-205(3): crimes against people, with weapons, of a sexual kind, or by driving drunk or recklessly. */
const excludedFromCleanSlate: FactCondition = (matter) => {
  const { charge } = matter;
  const family = ask(atHome, matter);
  if (family.earliest === Number.NEGATIVE_INFINITY) return family;
  const section = sectionOf(charge);
  if (section) return fact(leftOut(section));
  const people = ask(aboutPeople, matter);
  if (people.latest === Number.NEGATIVE_INFINITY)
    return assuming(
      'We read it as a crime that the court does not clear by itself.',
      people,
      charge.path('statute'),
    );
  return people.earliest === Number.POSITIVE_INFINITY &&
    ask(driving, matter).latest === Number.NEGATIVE_INFINITY
    ? assuming('We assumed that it was not reckless driving.', never, charge.path('statute'))
    : people;
};

export const clearedByItself = not(excludedFromCleanSlate);
