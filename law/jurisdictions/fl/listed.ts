import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { always, fact, judgement, never } from '../../engine/when.ts';
import type { OffenseKind } from '../../record/record.ts';
import type { SectionTest } from '../../vocabulary/code.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { sections, told } from './code.ts';
import { felonyThat, nothing } from './forcible.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';
import { barred } from './sections.ts';

const severe = graded('capital', 'life', '1', '2');

/** An attempt or a conspiracy is charged under a section of its own. */
const attempted: FactCondition = ({ charge }) => fact(told(charge).at(-1)?.number === '777.04');

/** Breaking into a home is never a felony of the third degree, but to try it is. */
const ofAHome = chargeFactOr('dwelling', all(any(not(graded('3')), attempted), chargeFactAsked('dwelling')));

const madeDrugs = chargeFact('manufactured', false, said.notMakingDrugs);

const inBarredChapter = sections('552.* 794.* 839.*');

/** The first row that names the section decides. */
const rows: readonly (readonly [FactCondition, SectionTest])[] = [
  [anything, sections(barred)],
  [about('domestic_violence'), sections('784.011')],
  [any(about('domestic_violence'), ofLevel('felony')), sections('784.03')],
  [anything, sections('810.02(3)(a) 810.02(3)(b)')],
  [nothing, sections('810.02(3)(c) 810.02(3)(d) 810.02(3)(e) 810.02(3)(f) 810.02(4)')],
  [ofAHome, sections('810.02')],
  // Abuse is listed; neglect, in the same section, is not.
  [anything, sections('827.03(2)(a) 827.03(2)(c) 825.102(1) 825.102(2)')],
  [nothing, sections('827.03(2)(b) 827.03(2)(d) 825.102(3)')],
  [() => judgement(said.abuseOrNeglect), sections('827.03 825.102')],
  [
    felonyThat(all(severe, () => judgement(said.aggravatedAgainstOfficer))),
    sections('784.07 784.08 784.081 784.082 784.083'),
  ],
  [all(about('drug_sale'), madeDrugs), sections('893.13')],
];

/** Beside these, “domestic violence” means assault or battery; beside others it says whom they hurt. */
const family: readonly OffenseKind[] = ['domestic_violence', 'assault', 'violent', 'other'];
const onlyFamily: FactCondition = ({ charge }) =>
  fact(charge.offense?.every((kind) => family.includes(kind)) ?? false);

/** Beside these, “violent” says how it was done, and they decide. */
const othersDecide = about('sexual', 'robbery', 'homicide', 'kidnapping', 'burglary', 'arson');

/** Read as the typical offense of its kinds: barred if one of them is, unsettled if one of them is. */
const kinds: FactCondition = any(
  byKind([anything, 'homicide', 'robbery', 'kidnapping']),
  byKind([felonyThat(anything), 'arson']),
  byKind([felonyThat(readAs(always, said.sexCrimeNotSealed), onlySectionTells), 'sexual']),
  byKind([all(onlyFamily, readAs(always, said.familyAssault)), 'domestic_violence']),
  byKind([
    all(
      not(othersDecide),
      felonyThat(
        any(all(severe, readAs(always, said.aggravatedBattery)), all(not(severe), onlySectionTells)),
      ),
    ),
    ...(['assault', 'violent'] as const),
  ]),
  byKind([felonyThat(ofAHome), 'burglary']),
  byKind([onlySectionTells, 'harassment', 'official_misconduct']),
  byKind([felonyThat(onlySectionTells), 'child_victim']),
  byKind([all(not(about('theft', 'fraud')), felonyThat(onlySectionTells)), 'elder_victim']),
  byKind([felonyThat(onlySectionTells, readAs(never, said.otherFraud)), 'fraud']),
  byKind([
    felonyThat(any(all(graded('1'), onlySectionTells), readAs(never, said.sellingDrugs))),
    'drug_sale',
  ]),
);

/** Of what the person was found guilty, s. 943.0584 bars it. What they were arrested for does not matter. */
export const listed = whereNotTold(['registrable'], (matter) => {
  const { charge } = matter;
  if (charge.registrable) return always;
  if (told(charge).length === 0 || attempted(matter) === always) return kinds(matter);
  if (inBarredChapter(charge)) return always;
  const row = rows.find(([, names]) => names(charge));
  return row ? row[0](matter) : never;
});
