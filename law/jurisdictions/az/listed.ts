import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { about, chargeFact, chargeFactAsked, chargeFactOr, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

const highClass = graded('2', '3');
const dangerousToo = readAs(always, said.takenAsDangerous);
const serious = readAs(always, said.onSeriousList);
/** Of killings only negligent homicide, § 13-1102, is of class 4, and it stands on no list. */
const negligent = readAs(never, said.negligentHomicide);
const killing = (reading: FactCondition): FactCondition => when(graded('4'), negligent, reading);

/** Crimes that people do to people, or with a weapon at hand. In a theft, a fraud or a drug case nobody asks for one. */
const againstPeople = about(
  'homicide',
  'assault',
  'violent',
  'domestic_violence',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'robbery',
  'burglary',
  'arson',
  'weapon',
  'public_order',
  'harassment',
  'obstruction',
  'escape',
);
const withWeaponOrInjury: FactCondition = all(againstPeople, ({ charge: { weaponUsed, injury } }) =>
  fact(weaponUsed === true || injury === 'serious'),
);

/** Aggravated assault of class 2 or 3, of which the paragraph was not told: most, but not all, are with a weapon or injury. */
const someAssault = all(felony, highClass, partUntold('13-1204(A)(1) 13-1204(A)(2)'), () =>
  judgement(said.whichAssault),
);

/** Crimes that cannot be done without a weapon used or shown, or a serious injury meant: § 13-105(13). */
const dangerousCrimes = any(
  under(
    '13-1103 13-1104 13-1105 13-1204(A)(1) 13-1204(A)(2) 13-1206 13-1209 13-1211 13-1904',
    all(
      felony,
      byKind(
        [killing(dangerousToo), 'homicide'],
        [all(graded('2'), dangerousToo), 'robbery'],
        [all(highClass, onlySectionTells), 'assault', 'domestic_violence', 'violent'],
      ),
    ),
  ),
  someAssault,
  all(felony, under('13-3107'), chargeFactAsked('dangerous')),
);

/** Found to be dangerous; where that was not told, by what the crime was and what is told of it. */
const dangerous: FactCondition = whereNotTold(
  ['weaponUsed', 'injury'],
  chargeFactOr('dangerous', any(withWeaponOrInjury, dangerousCrimes)),
);

/** §§ 13-705, 13-706 and 13-1307, also where the judgment says “non-dangerous”. Robbery and burglary of class 2 are those with a weapon; arson of class 2, where people live. */
const seriousCrimes = under(
  '13-1103–13-1105 13-1204(A)(1) 13-1204(A)(2) 13-1206 13-1207 13-1209 13-1211 13-1304 13-1307 13-1405 13-1406 13-1410 13-1417 13-1423 13-1508 13-1704 13-1705 13-1904 13-2308 13-2308.01 13-2321 13-2912 13-3206 13-3212 13-3552 13-3553 13-3623(A)(1)',
  byKind(
    [killing(serious), 'homicide'],
    [serious, 'kidnapping'],
    [all(graded('2'), serious), 'robbery', 'arson', 'burglary'],
    [all(highClass, readAs(always, said.childCrime)), 'child_victim'],
  ),
);

/** § 13-3623(A)(1), told without its paragraph: abuse on purpose is the one of class 2. */
const abuseOnPurpose = all(graded('2'), about('child_victim'), under('13-3623'));

/** § 13-705, beside those of chapters 14 and 35.1: dangerous to children where the victim was under 15. */
const againstChild: FactCondition = all(
  any(under('13-1214 13-3407.01 13-3409'), abuseOnPurpose),
  chargeFact('victimUnder15', true, said.victimUnder15),
);

/** Felonies of class 2 to 5 of chapters 14 and 35.1. Of one said to have no class only class 6 would be open, and few are. */
const sexFelony = all(
  not(graded('6')),
  under('13-1401–13-1429 13-3551–13-3562', byKind([readAs(always, said.sexChapter), 'sexual'])),
);

/** Crimes of which firing, using or showing a weapon is a part. Handling one recklessly may be, or not. */
const weaponIsPart = any(
  under('13-3107'),
  all(under('13-2904(A)(6)'), () => judgement(said.weaponIsPart)),
);

/** § 13-911(O). Class 1 is murder alone. */
export const neverSealed: FactCondition = any(
  dangerous,
  all(felony, any(graded('1'), seriousCrimes, againstChild, weaponIsPart, sexFelony)),
);

/** § 13-3821: the crimes that always call for registration; § 13-1404 where the victim was under 18, or a judge orders it. */
const alwaysRegistered = under(
  '13-1404–13-1406 13-1410 13-1417 13-1423 13-3206 13-3212 13-3552–13-3554 13-3560',
  byKind([readAs(always, said.mustBeRegistered), 'sexual']),
);
/** § 13-3821(A)(1), (2): holding or kidnapping somebody under 18 who is not one’s own child. */
const ofAChild = all(under('13-1303 13-1304'), about('child_victim'), readAs(always, said.childNotOwn));
const sexOffense = any(alwaysRegistered, ofAChild);

const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable: told } = matter.charge;
  return told === undefined ? ask(sexOffense, matter) : fact(told);
});

/** § 13-118: a finding that a judge or a jury may add to a crime that is itself no sex crime. */
const sexualMotivation: FactCondition = all(
  about(
    'assault',
    'violent',
    'domestic_violence',
    'child_victim',
    'kidnapping',
    'burglary',
    'trespass',
    'harassment',
  ),
  chargeFact('sexualMotivation', false, said.noSexualMotivation),
);

/** Told by its kind, or by a section that has a child in it. */
const againstMinor = any(about('child_victim'), under('13-3407.01 13-3409 13-3551–13-3562'));

/** § 13-905(P). */
export const neverSetAside: FactCondition = any(
  dangerous,
  registrable,
  sexualMotivation,
  all(felony, againstMinor, chargeFact('victimUnder15', true, said.victimUnder15)),
);

/** § 13-501(A), (B): felonies for which a juvenile waits until 25. Class 3 by its chapters 10 to 17, 19 and 23. */
export const graveYouthCrime: FactCondition = any(
  about('dui'),
  all(
    felony,
    any(
      dangerous,
      graded('1', '2'),
      all(
        graded('3'),
        about(
          'homicide',
          'assault',
          'violent',
          'domestic_violence',
          'kidnapping',
          'sexual',
          'burglary',
          'trespass',
          'property_damage',
          'arson',
          'robbery',
        ),
      ),
    ),
  ),
);

/** § 8-348: what a juvenile court does not set aside. */
export const neverSetAsideForYouth: FactCondition = any(
  dangerous,
  about('dui', 'sexual'),
  under('13-1401–13-1429'),
);
