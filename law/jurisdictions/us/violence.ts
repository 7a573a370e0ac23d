import { ask } from '../../engine/condition.ts';
import { always, assuming, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { about } from '../../vocabulary/facts.ts';
import { whereNotTold } from '../../vocabulary/readings.ts';
import { sections } from './code.ts';
import { said } from './said.ts';

const withForce = about('violent', 'robbery', 'assault', 'domestic_violence', 'homicide');

const withGun = sections('18: 924');

/** Force is a part of some of these crimes and not of others, and courts look at the words of the section. */
const perhapsWithForce = about('kidnapping', 'sexual', 'arson', 'burglary', 'harassment', 'property_damage');

/**
 * The crime does not have as one of its parts the use, attempt or threat of force against a person or property:
 * 18 U.S.C. § 16(a), to which § 3771A refers.
 */
export const notViolent = whereNotTold(['weaponUsed'], (matter) => {
  const { charge } = matter;
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  if (isSo(ask(withForce, matter))) return assuming(said.forceIsAPart, never, charge.path('statute'));
  if (isSo(ask(perhapsWithForce, matter)) || charge.weaponUsed || withGun(charge))
    return judgement(said.forceIsAPartOrNot);
  return always;
});
