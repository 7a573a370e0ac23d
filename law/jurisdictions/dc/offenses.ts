import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, chargeFact, felony, ofLevel, weaponUsed } from '../../vocabulary/facts.ts';
import { mustRegister } from '../../vocabulary/person.ts';
import { among, byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, partUntold, told, under } from './code.ts';
import { said } from './said.ts';

/** A civil ticket is no crime, and this chapter is about crimes. */
export const crime = not(ofLevel('infraction'));

const so: FactCondition = () => always;

/** § 16-805(b)(1): against a partner, family or household. What was told as domestic violence is. */
const intrafamily = any(
  about('domestic_violence'),
  among(
    about('assault', 'violent', 'harassment', 'property_damage', 'animal_cruelty'),
    chargeFact('againstFamily', false, said.notFamily),
  ),
  // Such orders also guard people of no family, after a sexual assault or stalking.
  among(
    any(under('16-1005'), about('protection_order')),
    chargeFact('againstFamily', true, said.familyOrder),
  ),
);

/** § 16-805(b)(15)–(17). Before 2013 drunk driving stood in another section: what was told as such is. */
const drunkDriving = about('dui');

/** § 16-805(b)(2)–(10), (12), (15)–(17), and what § 23-1331(3), (4) names whatever its level. */
const namedAtAnyLevel = under(
  `16-1022 22-301 22-401–22-403 22-404.01 22-404.03 22-404.04 22-406 22-801 22-933 22-933.01 22-936 22-936.01
   22-1101 22-1102 22-1832–22-1836 22-1901 22-2001 22-2101–22-2107 22-2801–22-2803 22-3002–22-3006
   22-3008–22-3010.02 22-3013–22-3016 22-3018 22-3051–22-3057 22-3101–22-3104 22-3131–22-3135 22-3152–22-3155
   22-4015 50-2206.11–50-2206.15`,
  byKind(
    [so, 'homicide', 'kidnapping', 'robbery', 'burglary', 'dui'],
    [readAs(always, said.sexCrime), 'sexual'],
    [readAs(always, said.arson), 'arson'],
    [readAs(always, said.childCruelty), 'child_victim'],
    [readAs(always, said.elderAbuse), 'elder_victim'],
    // Stalking is on the list, threats are not.
    [onlySectionTells, 'harassment'],
    [when(felony, readAs(always, said.felonyAssault), readAs(never, said.simpleAssault)), 'assault'],
    [when(felony, readAs(always, said.felonyAssault), onlySectionTells), 'violent'],
  ),
);

/** Felonies of whole chapters, and felony forms of crimes that are misdemeanors too: § 23-1331(3), (4). */
const namedAsFelony = all(
  felony,
  under(
    '7-25* 22-27* 22-45* 48-9* 22-404 22-405 22-951 22-3251 22-3252 50-2201.05b',
    byKind(
      [so, 'weapon', 'drug_sale', 'drug_possession', 'prostitution'],
      [onlySectionTells, 'traffic', 'marijuana'],
    ),
  ),
);

/** § 22-4001(8)(C): lewd acts, obscenity and prostitution call for registration where a child was the victim. */
const registeredIfChild = under('22-1312 22-2201 22-27*');

/** § 22-4001(8), beside what is listed anyway. What was sexual under another section may have touched somebody: (D). */
const callsForRegistration = whereNotTold(['registrable'], (matter) => {
  const { registrable, path } = matter.charge;
  if (registrable !== undefined) return fact(registrable);
  if (isSo(ask(registeredIfChild, matter))) return ask(about('child_victim'), matter);
  return isSo(ask(about('sexual'), matter)) ? unknown(path('registrable')) : never;
});

/** § 16-805(b)(11): while the person has to register for it. */
const registeredFor = all(mustRegister, callsForRegistration);

/** What the court does not seal by itself: § 16-805(b). */
export const listed: FactCondition = any(
  intrafamily,
  drunkDriving,
  namedAtAnyLevel,
  namedAsFelony,
  registeredFor,
);

const toldArmed: FactCondition = ({ charge }) =>
  fact(
    charge.weaponUsed === true ||
      charge.offense?.includes('weapon') === true ||
      told(charge).some(({ number }) => number === '22-4502'),
  );

/** Crimes that are about as often armed as not: nothing is presumed. */
const armed = any(toldArmed, ({ charge }) =>
  charge.weaponUsed === undefined ? unknown(charge.path('weaponUsed')) : fact(charge.weaponUsed),
);

const perhaps =
  (question: (typeof said)[keyof typeof said]): FactCondition =>
  () =>
    judgement(question);

const murder = '22-2101–22-2104 22-2106';

function toldElsewhere(list: string): FactCondition {
  const listed = not(under(list));
  return (matter) => (told(matter.charge).length === 0 ? never : ask(listed, matter));
}

/** Title 22 was numbered anew in 2001: what was rape then is robbery now. What it was about says something else. */
const oldNumber = all(
  any(
    all(about('homicide'), toldElsewhere(`${murder} 22-2105 22-2107 22-401 50-2203.01`)),
    all(about('sexual'), toldElsewhere('22-13* 22-18* 22-19* 22-27* 22-30* 22-31* 22-35* 22-40*')),
  ),
  perhaps(said.oldNumber),
);

/** Groups 1 to 3 of the Master Grid, by the Sentencing Commission’s data on felony sentences of 2010 to 2020. */
const inGravestGroups = any(
  under(`${murder} 22-3002 22-3008`, byKind([onlySectionTells, 'homicide', 'sexual'])),
  all(under('22-2001', byKind([so, 'kidnapping'])), armed),
  under('22-2803(b)'),
  all(under('22-3153–22-3155'), perhaps(said.terrorism)),
  all(
    under('22-2803', byKind([readAs(never, said.notCarjacking), 'robbery'])),
    whereNotTold(['weaponUsed'], any(toldArmed, all(not(under('22-2803(a)')), armed))),
  ),
  oldNumber,
  all(under('22-2105'), armed, perhaps(said.voluntary)),
  all(
    under('22-401', byKind([readAs(never, said.notIntentToKill), 'assault', 'violent'])),
    armed,
    perhaps(said.intentToKill),
  ),
  // Few burglaries are armed and of the first degree.
  all(
    under('22-801', byKind([so, 'burglary'])),
    not(under('22-801(b)')),
    any(toldArmed, weaponUsed),
    perhaps(said.burglaryDegree),
  ),
);

/** Felonies that are never sealed: § 16-806(a)(3)(A)(ii). */
export const gravest: FactCondition = all(
  felony,
  inGravestGroups,
  openIf(({ charge }) => fact(isAttempt(charge)), said.onlyTried),
);

/** Crimes for which nobody is a “youth offender”: § 24-901(6). */
export const notForYouth: FactCondition = all(
  felony,
  any(
    under(`${murder} 22-3002 22-3003 22-3008 22-3153`, byKind([onlySectionTells, 'homicide', 'sexual'])),
    oldNumber,
  ),
);

/** Convictions that a trafficking victim cannot have vacated: § 22-1831(5B). */
export const notForVictims: FactCondition = all(
  felony,
  any(
    under(
      `${murder} 22-1834 22-2107(a) 22-2803(b) 22-3002 22-3008 22-3009.01 22-3009.03 22-3013 22-3015 22-3153–22-3155`,
      byKind([onlySectionTells, 'homicide', 'sexual']),
    ),
    all(under('22-401'), not(openIf(so, said.intentToRob))),
    all(partUntold('22-2803(b)'), not(openIf(so, said.armedCarjacking))),
  ),
);
