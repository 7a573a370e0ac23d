import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, isNot, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { about, anything, felony } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { said } from './said.ts';

/** § 6-1-104(a)(xii), as changed on July 1, 2023. A felony under 6-2-511 can only be its (b)(iii). */
const violentWhole = `
  6-2-101 6-2-104 6-2-105 6-2-201 6-2-302 6-2-303 6-2-401 6-2-502 6-2-509 6-2-511 6-3-101 6-3-102
`;
const violentParts = '6-2-314(a)(i) 6-2-315(a)(ii) 6-5-204(b)';

/** A burglary is an aggravated one only with a weapon or an injury. */
const armedOrHurt: FactCondition = ({ charge: { weaponUsed, injury } }) =>
  fact(weaponUsed === true || injury === 'bodily' || injury === 'serious');
const burglaryRead = when(
  armedOrHurt,
  readAs(always, said.aggravatedBurglary),
  readAs(never, said.plainBurglary),
);
const burglaryAlone: FactCondition = all(partUntold('6-3-301(c)'), burglaryRead);

export const violentFelony: FactCondition = all(
  felony,
  any(
    under(
      `${violentWhole} ${violentParts} 6-3-301(c)`,
      byKind(
        [anything, 'robbery'],
        [readAs(always, said.violentRead), 'homicide', 'assault', 'domestic_violence'],
        [onlySectionTells, 'sexual', 'kidnapping', 'arson', 'violent', 'child_victim', 'obstruction'],
        [burglaryRead, 'burglary'],
      ),
    ),
    burglaryAlone,
    all(partUntold(violentParts), () => judgement(said.whichPart)),
  ),
);

/**
 * § 7-13-1502(a)(iv)(B) to (T), with what calls for registration under § 7-19-302(g) to (j). Of 6-2-106, 6-2-501, 6-2-508
 * and 6-5-204 only the listed paragraphs are felonies.
 */
const listedWhole = `
  6-2-106 6-2-108 6-2-301–6-2-320 6-2-501 6-2-503 6-2-508 6-4-303 6-4-402 6-4-405 6-5-102 6-5-204 6-5-206 6-5-207
  6-8-101 6-8-102
`;

/** These call for registration only where a minor was the victim. */
const againstMinors = all(under('6-4-102 6-4-103 6-4-302 6-4-304'), about('child_victim'));

const registrable = whereNotTold(['registrable'], ({ charge }) => fact(charge.registrable === true));

/** A felony that is never expunged. */
export const shutOut: FactCondition = all(
  felony,
  any(
    registrable,
    under(
      `${violentWhole} ${listedWhole} 6-3-301(c)`,
      byKind(
        [anything, 'homicide', 'robbery'],
        [readAs(always, said.sexCrimeListed), 'sexual'],
        [readAs(always, said.gravestAssault), 'assault', 'domestic_violence'],
        [readAs(always, said.listedEscape), 'escape'],
        [onlySectionTells, 'kidnapping', 'arson', 'violent', 'child_victim', 'weapon', 'obstruction'],
        [onlySectionTells, 'official_misconduct'],
        [burglaryRead, 'burglary'],
      ),
    ),
    againstMinors,
    burglaryAlone,
  ),
);

const weaponCharge = about('weapon');
/** “Wears or carries a concealed deadly weapon”: not to use it is what this section is about. */
const carriedConcealed = under('6-8-104');

/** A gun was used, or somebody tried to. To have or carry one is not to use it, so that is asked, unless the section tells. */
export const gunUsed: FactCondition = (matter) => {
  const { facts, weaponUsed, path } = matter.charge;
  const told = facts?.gunUsed;
  if (told !== undefined) return fact(told === true);
  if (weaponUsed === false) return never;
  if (weaponUsed === undefined && isSo(carriedConcealed(matter)))
    return assuming(said.onlyCarried, never, path('facts.gunUsed'));
  const weapon = weaponCharge(matter);
  if (weaponUsed || isSo(weapon)) return unknown(path('facts.gunUsed'));
  return isNot(weapon) ? assuming(said.noGun, never, path('facts.gunUsed')) : weapon;
};

/** Hunting and fishing felonies may be expunged though a gun was used. */
export const gunUsedInFelony: FactCondition = all(not(under('23-*')), gunUsed);
