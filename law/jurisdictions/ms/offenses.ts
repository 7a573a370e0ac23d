import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about, chargeFact, felony } from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

const listed = readAs(always, said.onList);

/** § 97-3-2(1): the crimes of violence. Manslaughter stands in several sections; § 97-5-35 punishes what § 97-5-33 forbids. */
const violentSections =
  '97-3-19 97-3-21 97-3-23 97-3-25 97-3-27–97-3-47 97-3-7(2) 97-3-7(4) 97-3-53 97-3-54.1 97-3-61 97-3-65 97-3-71 97-3-73 97-3-75 97-3-79 97-3-95 97-3-101 97-3-109 97-3-117 97-5-23 97-5-33 97-5-35 97-5-39 97-17-23 97-17-37 97-37-25 97-37-29 63-11-30(5)';

const byViolentKind = byKind(
  [listed, 'homicide', 'robbery', 'kidnapping', 'sexual', 'child_victim'],
  [onlySectionTells, 'assault', 'violent', 'domestic_violence', 'burglary', 'weapon'],
);

const someAssault: FactCondition = all(partUntold('97-3-7(2) 97-3-7(4)'), () =>
  judgement(said.partOfAssault),
);

/** § 97-3-2(2): what a judge found to be violent. */
const foundViolent = among(
  about('assault', 'violent', 'domestic_violence', 'weapon', 'arson'),
  chargeFact('foundViolent', false, said.notFoundViolent),
);

/** § 97-3-2(1)(q): with statutory rape a judge may hear that it was none. Sex with a child under 14 calls for registering anyway. */
const youngRape: FactCondition = all(under('97-3-65(1)(a)'), youngerThan(19));
/** § 97-3-2(1)(c) names § 97-3-7(4)(a) alone. */
const thirdDomestic: FactCondition = under('97-3-7(4)(b)');

export const violent: FactCondition = any(
  all(under(violentSections, byViolentKind), not(youngRape), not(thirdDomestic)),
  all(youngRape, () => judgement(said.statutoryRape)),
  all(thirdDomestic, () => judgement(said.thirdDomestic)),
  someAssault,
  foundViolent,
);

const registrySections =
  '97-3-65 97-3-71 97-3-95 97-3-101 97-3-104 97-3-54.1(1)(c) 97-5-5 97-5-23 97-5-27 97-5-33 97-5-35 97-5-39(1)(e) 97-5-41 97-29-3 97-29-45(1)(a) 97-29-59 97-29-61(2) 97-29-63 43-47-18';
const youngBattery: FactCondition = all(under('97-3-95(1)(c)'), youngerThan(19));

/** § 45-33-23(h). With a section that is told only in part, somebody has to look. */
const onRegistryList: FactCondition = any(
  all(
    under(
      registrySections,
      byKind([when(felony, readAs(always, said.calledSexOffense), onlySectionTells), 'sexual']),
    ),
    not(any(youngRape, youngBattery)),
  ),
  all(under('97-3-53 97-29-51', about('kidnapping', 'prostitution')), about('child_victim')),
  all(partUntold('97-29-45(1)(a)'), () => judgement(said.obsceneMessage)),
);

/** § 45-33-55 keeps sex offenses from every law on expunging and sealing, save where a youth court sealed them. */
export const sexOffense: FactCondition = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(onRegistryList, matter) : fact(registrable);
});

/** § 99-19-71(2)(a): the other felonies that stay. */
const otherSections =
  '97-17-1 97-17-3 41-29-139(f) 41-29-139(g) 97-37-5 45-33-33 97-29-61 97-9-113 43-47-19 97-11-25 97-23-19';

const notTrafficking = readAs(never, said.notTrafficking);

export const leftOut: FactCondition = any(
  under(
    otherSections,
    byKind(
      [listed, 'elder_victim'],
      [onlySectionTells, 'arson', 'weapon'],
      [notTrafficking, 'drug_sale'],
      [readAs(never, said.notEmbezzlement), 'theft', 'fraud'],
    ),
  ),
  all(partUntold('41-29-139(f) 41-29-139(g)'), about('drug_sale'), notTrafficking),
);

/** Since July 2026: felony procuring and promoting prostitution. */
export const procuring: FactCondition = under('97-29-51', byKind([listed, 'prostitution']));

/** The titles on crimes and on drugs are about no driving, whatever else was told. */
const offTheRoad = under('97-* 41-29-*');
export const drunkDriving: FactCondition = any(under('63-11-30'), all(not(offTheRoad), about('dui')));
export const traffic: FactCondition = all(not(offTheRoad), about('traffic'));

/** § 63-11-30(12) is an offense of its own, and its subsection (13) leaves it out. */
export const withChildInCar: FactCondition = any(
  under('63-11-30(12)'),
  all(drunkDriving, about('child_victim')),
);

/** § 63-11-30(2)(b) to (d), (3)(c), (d): the paragraph itself tells that it was not the first. */
export const laterDui: FactCondition = under(
  '63-11-30(2)(b) 63-11-30(2)(c) 63-11-30(2)(d) 63-11-30(3)(c) 63-11-30(3)(d)',
);

/** § 67-3-70(1), (2): not giving drinks to others (3), and not hard liquor (§ 67-1-81). */
export const drankUnderAge: FactCondition = all(
  under('67-3-70', byKind([readAs(always, said.lightDrink), 'alcohol_minor'])),
  not(under('67-3-70(3)')),
);

/** Miss. Const. art. 12, § 241: murder, rape, bribery, theft, arson, false pretense, perjury, forgery, embezzlement, bigamy. */
export const losesVote: FactCondition = byKind(
  [
    // Of what died or was hurt, of lies and of offices only some is on the list.
    readAs(always, said.losesVote),
    'theft',
    'arson',
    'robbery',
  ],
  [onlySectionTells, 'homicide', 'sexual', 'fraud', 'official_misconduct', 'obstruction', 'violent', 'other'],
);

export const notDui = not(drunkDriving);
