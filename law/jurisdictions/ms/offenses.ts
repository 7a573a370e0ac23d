import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import { about, chargeFact } from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

const listed = readAs(always, said.onList);

/** § 97-3-2(1): the crimes of violence. Manslaughter stands in several sections. */
const violentSections =
  '97-3-19 97-3-23 97-3-25 97-3-27–97-3-47 97-3-7(2) 97-3-7(4) 97-3-53 97-3-54.1 97-3-61 97-3-65 97-3-71 97-3-73 97-3-79 97-3-95 97-3-109 97-3-117 97-5-23 97-5-33 97-5-39 97-17-23 97-17-37 97-37-25 97-37-29 63-11-30(5)';

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

export const violent: FactCondition = any(under(violentSections, byViolentKind), someAssault, foundViolent);

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

export const drunkDriving: FactCondition = under('63-11-30', about('dui'));

/** Miss. Const. art. 12, § 241: murder, rape, bribery, theft, arson, false pretense, perjury, forgery, embezzlement, bigamy. */
export const losesVote: FactCondition = byKind([
  readAs(always, said.losesVote),
  'homicide',
  'sexual',
  'theft',
  'fraud',
  'arson',
  'robbery',
]);

export const notDui = not(drunkDriving);
