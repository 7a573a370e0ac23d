import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { type Rule, rule } from '../../place/relief.ts';
import type { OffenseKind } from '../../record/record.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, anything, felony } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { law } from './cites.ts';
import { classA, classBOrC, drunkDriving } from './classes.ts';
import { sections, told, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';
import { oldDrugDriving } from './waits.ts';

/**
 * § 76-3-203.5(1)(c)(i), as far as the list could be read; attempts count too. § 76-5-109.1 is § 76-5-114 today. HB 146
 * of 1998 put § 76-10-503 on it, a weapon with a restricted person.
 */
const violent = under(
  '76-5-102.5 76-5-102.8 76-5-103 76-5-103.5 76-5-105 76-5-106.5 76-5-107.3 76-5-109.1 76-5-109.2 76-5-110 76-5-111 76-5-111.2 76-5-111.3 76-5-111.4 76-5-114 76-5-200–76-5-499.9 76-6-102 76-6-103 76-6-105 76-6-106 76-6-203 76-6-301 76-6-302 76-10-306 76-10-503',
);
/** Its end was not open to us: crimes of these chapters may be on it. */
const maybeViolent = under(
  '76-5-* 76-5b-* 76-11-* 76-6-406 76-8-508–76-8-508.9 76-10-300–76-10-599.9 76-10-1300–76-10-1599.9',
);
const burglary = under('76-6-202');

const againstPeople: readonly OffenseKind[] = [
  'homicide',
  'assault',
  'violent',
  'sexual',
  'kidnapping',
  'child_victim',
  'elder_victim',
  'harassment',
];

/** Burglary is on the list where it was of a home, which makes it a felony of the second degree. */
const ofTheSecondDegree = graded('2');
/** Felonies of the first kinds are on the list as a rule: criminal mischief and stalking too. */
const violentKind = any(
  byKind(
    [readAs(always, said.violentFelony), ...againstPeople, 'robbery', 'arson', 'property_damage'],
    [onlySectionTells, 'domestic_violence', 'weapon'],
  ),
  byKind([ofTheSecondDegree, 'burglary']),
);

const bySection = any(
  violent,
  all(burglary, ofTheSecondDegree),
  all(maybeViolent, not(violent), () => judgement(said.onViolentList)),
);
const listed: FactCondition = (matter) =>
  ask(told(matter.charge).length > 0 ? bySection : violentKind, matter);

export const violentFelony = all(felony, listed);

const sexual = about('sexual');

/**
 * § 53-29-202(1)(a), as far as it could be read, and § 53-29-203(1): one conviction calls for registration. Three pages name
 * lewdness involving a child beside them, and count convictions only for other lewdness.
 */
const registered = sections(
  '76-5-109.4 76-5-308.1 76-5-308.6 76-5-401.2 76-5-402–76-5-405 76-5-412 76-5-420 76-5b-202 76-5b-204 76-7-102 76-9-702.5',
);
/** Enticing a minor only as a felony or of class A; sexual activity with a minor only as a felony. */
const enticing = sections('76-4-401 76-5-417');
const withMinor = sections('76-5-401');
/** Sexual abuse of a minor: by somebody under 21 only the second time. */
const abuseOfMinor = sections('76-5-401.1');
const felonyOrClassA = any(felony, classA);
const was21 = not(youngerThan(21));

/** § 53-29-203: lewdness and sexual battery call for registration only after four convictions. */
const seldomRegistered = sections('76-9-702–76-9-702.4 76-5-418–76-5-419.9');

/** Of class B or C it was most likely lewdness. */
const notLewdness = any(not(classBOrC), mustRegister);

/** Taken as calling for registration if it was a sex offense. Other offenses that do are violent felonies. */
const registrable = whereNotTold(['registrable'], (matter) => {
  const { charge } = matter;
  if (charge.registrable !== undefined) return fact(charge.registrable);
  if (registered(charge)) return always;
  if (enticing(charge)) return ask(felonyOrClassA, matter);
  if (withMinor(charge)) return ask(felony, matter);
  if (abuseOfMinor(charge)) return ask(was21, matter);
  const sex = ask(sexual, matter);
  const seldom = seldomRegistered(charge);
  if (sex !== always) return sex;
  if (seldom) return never;
  return assuming(
    said.sexOffenseRegistered,
    ask(seldom === undefined ? notLewdness : anything, matter),
    charge.path('registrable'),
  );
});

/** § 77-40a-303(3): a sex offense at 14 to 17 may be cleared after all, unless an adult court took over the case. */
const atFourteenToSeventeen = all(sexual, youngerThan(18), not(youngerThan(14)), () =>
  judgement(said.youngSexOffense),
);
const unlessYoung = (barred: FactCondition): FactCondition => any(not(barred), atFourteenToSeventeen);

export const neverExpunged: readonly Rule[] = [
  rule(
    'not-gravest-felony',
    'It is not a capital or first-degree felony',
    unlessYoung(all(felony, graded('1'))),
    law(303, '(2)(a)'),
    { otherwise: 'It is a capital or first-degree felony' },
  ),
  rule(
    'not-violent-felony',
    'It is not on the list of violent felonies',
    unlessYoung(violentFelony),
    law(303, '(2)(a), 76-3-203.5(1)(c)(i)'),
    { otherwise: 'It is on the list of violent felonies' },
  ),
  rule(
    'not-felony-drunk-driving',
    'It is not felony drunk or drugged driving',
    not(all(felony, drunkDriving, not(oldDrugDriving))),
    law(303, '(2)(a)'),
    { otherwise: 'It is felony drunk or drugged driving' },
  ),
  rule(
    'not-registrable',
    'It does not call for registration as a sex, kidnap or child abuse offender',
    unlessYoung(registrable),
    law(303, '(2)(a)'),
    { otherwise: 'It calls for registration as a sex, kidnap or child abuse offender' },
  ),
];

/** § 77-40a-205(3): crimes against people, with weapons, of a sexual kind, or by driving drunk or recklessly. */
const leftOut =
  '76-5-* 76-11-* 76-10-500–76-10-599.9 76-9-702–76-9-702.7 41-6a-500–41-6a-599.9 73-18-13–73-18-13.9 76-6-108';

export const clearedByItself = not(
  any(
    about('domestic_violence'),
    under(
      leftOut,
      byKind(
        [readAs(always, said.notClearedByItself), ...againstPeople, 'protection_order', 'weapon', 'dui'],
        [readAs(never, said.notReckless), 'traffic'],
      ),
    ),
  ),
);
