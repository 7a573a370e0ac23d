import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never, unknown } from '../../engine/when.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, felony, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/*
 * § 40-32-107(a)(1), until 2025 § 40-32-101(g)(1): every misdemeanor but those on a list, and of the felonies of classes
 * C, D and E only those on lists. Where the law names the paragraph that sets the class, the class told says the same.
 */

const attempted: FactCondition = ({ charge }) => fact(isAttempt(charge));
const halfTold = (list: string): FactCondition => all(partUntold(list), () => judgement(said.partOfSection));

/** Assault by a rude touch is Class B and left out; hurting or scaring somebody is Class A, left out until July 2000. */
const assaultLeftOut = any(committedBefore('2000-07-01'), graded('b'));
const roughlyAssault: FactCondition = all(assaultLeftOut, readAs(always, said.plainAssault));

/** In a home, a hospital, a school or on a railroad it is Class A. */
const trespassByClass = when(
  graded('a'),
  readAs(always, said.homeHospitalSchool),
  readAs(never, said.plainTrespass),
);
const weaponByClass = when(graded('b', 'c'), readAs(never, said.plainCarrying), onlySectionTells);

const gunWhileBarred = '39-17-1307(f)(1)';
const patronizingYouth = '39-13-514(b)(3)(A)';
const otherParts = '39-15-401(a) 39-15-401(b) 39-15-412(b) 39-17-902(a) 39-17-1320(a)';
const leftOutParts = `${patronizingYouth} ${otherParts} ${gunWhileBarred}`;

/** Without its paragraph. To have a gun while barred from it is Class A; a youth is told as such. */
const perhapsLeftOut = any(
  halfTold(otherParts),
  all(halfTold(gunWhileBarred), not(graded('b', 'c'))),
  all(
    partUntold(patronizingYouth),
    when(about('child_victim'), () => judgement(said.partOfSection), readAs(never, said.noYouthBought)),
  ),
);
/** Of 39-13-113 the law names (g) and (h), which punish whatever the section forbids. */
const leftOutSections = `
  39-13-102 39-13-111 39-13-113 39-13-509 39-13-511 39-13-526 39-13-528 39-14-304 39-15-201 39-15-210 39-15-404 39-15-414
  39-16-404 39-17-315 39-17-317 39-17-431 39-17-437 39-17-438 39-17-452 39-17-715 39-17-907 39-17-911 39-17-914
  39-17-918 39-17-1312 39-17-1352 39-17-1363 55-10-401
`;

const excludedMisdemeanor = any(
  under(
    `${leftOutSections} ${leftOutParts}`,
    byKind(
      [() => always, 'dui', 'domestic_violence', 'protection_order'],
      [readAs(always, said.sexCrimeOnList), 'sexual'],
      [readAs(always, said.childAbuse), 'child_victim'],
      [roughlyAssault, 'assault', 'violent'],
      [readAs(always, said.recklessBurning), 'arson'],
      [onlySectionTells, 'harassment', 'official_misconduct'],
      [weaponByClass, 'weapon'],
      [trespassByClass, 'trespass'],
      [readAs(never, said.noSpecialDrug), 'drug_possession', 'drug_sale', 'marijuana'],
      [readAs(never, said.notForAChild), 'alcohol_minor'],
    ),
  ),
  all(under('39-13-101(a)(1) 39-13-101(a)(2)'), committedBefore('2000-07-01')),
  under('39-13-101(a)(3)'),
  all(partUntold('39-13-101(a)(1) 39-13-101(a)(3)'), assaultLeftOut),
  all(under('39-14-406'), graded('a')),
  perhapsLeftOut,
);

const classE = `
  39-11-411 39-13-306 39-13-604 39-13-1002 39-14-103 39-14-104 39-14-105 39-14-114 39-14-115 39-14-116 39-14-117
  39-14-118 39-14-121 39-14-130 39-14-131 39-14-133 39-14-137 39-14-138 39-14-139 39-14-143 39-14-146 39-14-147
  39-14-149 39-14-152 39-14-154 39-14-402 39-14-408 39-14-411 39-14-505 39-14-602 39-14-603 39-14-903 39-16-201
  39-16-302 39-16-603 39-16-609 39-17-106 39-17-417 39-17-418 39-17-422 39-17-423 39-17-425
`;
const classD = `
  39-13-1002 39-14-103 39-14-104 39-14-105 39-14-112 39-14-114 39-14-115 39-14-118 39-14-121 39-14-130 39-14-133
  39-14-137 39-14-138 39-14-139 39-14-147 39-14-149 39-14-150 39-14-152 39-14-154 39-14-402 39-14-408 39-14-602
  39-14-603 39-16-502 39-17-417 39-17-430 39-17-433 39-17-438 39-17-454 39-17-607(a) 39-17-608 39-17-654(c)
  53-11-402(a)(3)
`;
const classC = `
  39-14-103 39-14-104 39-14-105 39-14-114 39-14-115 39-14-118 39-14-121 39-14-130 39-14-133 39-14-137 39-14-138
  39-14-139 39-14-149 39-14-150 39-14-152 39-14-154 39-14-408 39-14-602 39-14-603 39-14-804 39-17-417 39-17-454
  39-17-607(b)
`;

const notListedKinds = [
  ...(['homicide', 'assault', 'violent', 'domestic_violence', 'sexual', 'child_victim', 'robbery'] as const),
  ...(['arson', 'weapon', 'dui', 'prostitution', 'harassment', 'protection_order', 'escape'] as const),
  ...(['official_misconduct', 'animal_cruelty', 'trespass', 'public_order'] as const),
] as const;
const onList = readAs(always, said.listedFelony);

const felonyOn = (list: string, burglary: FactCondition) =>
  any(
    under(
      list,
      byKind(
        [() => never, ...notListedKinds],
        [onlySectionTells, 'elder_victim', 'kidnapping', 'traffic'],
        [burglary, 'burglary'],
        [onList, 'theft', 'fraud', 'property_damage', 'drug_possession', 'drug_sale', 'marijuana'],
        [onlySectionTells, 'obstruction', 'gambling', 'contempt', 'other'],
      ),
    ),
    halfTold(list),
  );

const listedFelony = any(
  all(graded('e'), felonyOn(classE, onList)),
  all(graded('d'), felonyOn(classD, onList)),
  all(graded('c'), felonyOn(classC, readAs(never, said.aggravatedBurglary))),
  // Since 1989 every felony on the lists has a class. Whoever was told of none has to look it up.
  all(graded('ungraded'), felonyOn(classE + classD + classC, onList), () => judgement(said.classNeeded)),
);

/** Before November 1989 crimes had no such classes: what counts is that nobody was hurt or put at risk. */
const harmlessOldCrime = byKind(
  [
    () => never,
    ...([
      'homicide',
      'assault',
      'violent',
      'domestic_violence',
      'sexual',
      'child_victim',
      'robbery',
    ] as const),
    ...(['kidnapping', 'weapon', 'dui', 'arson', 'protection_order'] as const),
  ],
  [onlySectionTells, 'burglary', 'drug_sale', 'elder_victim', 'harassment', 'other'],
  [
    readAs(always, said.harmless),
    ...([
      'traffic',
      'drug_possession',
      'marijuana',
      'theft',
      'fraud',
      'property_damage',
      'trespass',
    ] as const),
    ...(['public_order', 'alcohol_minor', 'prostitution', 'obstruction', 'official_misconduct'] as const),
    ...(['animal_cruelty', 'escape', 'gambling', 'contempt'] as const),
  ],
);

const beforeNovember1989 = committedBefore('1989-11-01');

/** The crime itself is one that the law lets people clear, whoever did it. */
export const mayBeExpunged: FactCondition = when(
  beforeNovember1989,
  harmlessOldCrime,
  when(
    ofLevel('misdemeanor'),
    when(attempted, openIf(excludedMisdemeanor, said.attemptOfListed), not(excludedMisdemeanor)),
    all(
      ofLevel('felony'),
      when(
        attempted,
        all(listedFelony, () => judgement(said.attemptOfListed)),
        listedFelony,
      ),
    ),
  ),
);

/** § 40-39-202(20) and (31), whole sections or paragraphs, also of the code before November 1989. */
const registered = `
  39-13-309 39-13-502–39-13-505 39-13-506(c) 39-13-507 39-13-515 39-13-518 39-13-522 39-13-527–39-13-529 39-13-531
  39-13-532 39-13-611 39-15-302 39-16-408 39-17-312(a)(4) 39-17-1003–39-17-1005
  39-2-603 39-2-604 39-2-606–39-2-608 39-4-306 39-6-1137 39-6-1138
`;

/** A sexual offense as the registration law defines it, whoever has to register. */
export const sexualOffense = any(about('sexual'), under(registered));

const onlyPapersTell: FactCondition = ({ charge }) => unknown(charge.path('registrable'));

/** Holding a minor calls for it, unless a parent did it. */
const heldMinor = all(about('child_victim'), onlyPapersTell);

const readAsRegistrable = any(
  under(registered, any(about('sexual'), all(about('kidnapping'), heldMinor))),
  all(under('39-13-302–39-13-305 39-2-303'), heldMinor),
  all(under('39-13-514'), about('child_victim')),
  all(under('39-13-605 39-13-607'), felony),
  // By order of the judge, or from the third conviction on.
  all(under('39-13-506 39-13-511 39-13-605 39-13-607 39-2-605'), onlyPapersTell),
);

/** A sexual or violent sexual offense that calls for registration. Without a section, a sex crime is taken to be one. */
export const registrableSexCrime: FactCondition = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(readAsRegistrable, matter) : fact(registrable);
});

export const drugCrime = about('drug_possession', 'drug_sale', 'marijuana');
