import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { chargeFactAsked, felony, hurt, weaponUsed } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, whereNotTold } from '../../vocabulary/readings.ts';
import { sections, sectionUntold, told, under } from './code.ts';
import { said } from './said.ts';
import { sentToCountyJail } from './sentences.ts';

/** Some subdivisions of a section, by their letters. */
const parts = (section: string, letters: string) =>
  [...letters].map((letter) => `${section}(${letter})`).join(' ');

/** § 1192.7(c), with the violent felonies of § 667.5(c). */
const seriousSections = sections(`
  136.1 186.22 187 192(a) 203 205 206 207 208 209 209.5 211 212.5 213 215 217.1(b) 218 219 220 236.1(c)
  244 245(a)(1) 245(a)(2) 245(a)(3) 245(b) 245(c) 245(d) 245.2 245.3 245.5 246 247 261 262 264.1 269
  273ab 286 287 288 288a 288.5 288.7 289 422 451 451.5 460(a) 487(d)(2) 4500 4501 4503 11418(b) 11418(c)
  18740 18745 18750 18755 26100(c) 26100(d)
`);
const notSerious = sections('217.1(a) 236.1(a) 236.1(b)');

/** Serious by the part of the section, the drug, or what was done: §§ 1192.7(c)(8), (23), (24), 1192.8. */
const perhapsSerious = sections('191.5 192(c) 192.5 210 217.1 236.1 243(d) 244.5 245 246.3 653f 11353 11380');

/** § 1192.8: driving crimes that are serious where somebody was badly hurt. */
const seriousIfHurt = sections('2800.3 23104(b) 23153');
const triedOrPlanned = sections('664 182');
/** Shoplifting, § 459.5, lies between them and is none. */
const burglary = sections('459 460 461');

const homeBurglary = chargeFactAsked('homeBurglary');

/** First degree, of a home, is served in prison; county jail means second degree. */
const firstDegreeBurglary: FactCondition = (matter) =>
  isSo(ask(sentToCountyJail, matter)) ? never : ask(homeBurglary, matter);

/** Whoever was badly hurt is asked for before. */
const injuryTells: FactCondition = ({ charge }) =>
  charge.injury === undefined ? unknown(charge.path('injury')) : never;

/**
 * Assault with a weapon and criminal threats are serious; other felony assaults, and stalking, mostly are not. Of
 * killings, involuntary manslaughter is not.
 */
const seriousByKind = byKind(
  [() => always, 'kidnapping', 'robbery', 'arson', 'sexual'],
  [firstDegreeBurglary, 'burglary'],
  [onlySectionTells, 'homicide', 'assault', 'violent', 'harassment'],
  [injuryTells, 'dui'],
);

/** A serious or violent felony. Whoever used a weapon, or hurt someone badly, committed one whatever the section. */
export const seriousFelony = whereNotTold(['weaponUsed', 'injury'], (matter) => {
  const { charge } = matter;
  if (charge.weaponUsed || charge.injury === 'serious') return always;
  if (told(charge).length === 0) return ask(seriousByKind, matter);
  if (seriousSections(charge)) return always;
  if (burglary(charge)) return ask(firstDegreeBurglary, matter);
  if (notSerious(charge)) return never;
  if (perhapsSerious(charge)) return judgement(said.strike);
  if (seriousIfHurt(charge)) return injuryTells(matter);
  return triedOrPlanned(charge) ? ask(seriousByKind, matter) : never;
});

/** § 667.5(c), for which there is no vacatur. */
const violentSections = `
  187 192(a) 203 205 206 207 208 209 209.5 211 212.5 213 215 218 219 220 261(a)(2) 261(a)(6) 262(a)(1) 262(a)(4) 264.1
  273ab(b) 286(c) 286(d) 287(c) 287(d) 288a(c) 288a(d) 288(a) 288(b) 288.5 289(a) 289(j) 451(a) 451(b) 4500
  11418(b) 11418(c) 18745 18750 18755
`;
const notViolent = [
  '261(a)(1) 261(a)(4) 261(a)(5) 261(a)(7) 262(a)(2) 262(a)(3) 262(a)(5) 288(c)',
  ...['286', '287', '288a'].map((section) => parts(section, 'befghijk')),
  parts('289', 'bcdefghi'),
  parts('451', 'cd'),
].join(' ');

/** Violent by the part of the section, or where it carries life. */
const perhapsViolent = '186.22 217.1(b) 236.1(c) 261 262 269 273ab 286 287 288 288a 288.7 289 451 451.5';

const courtFound: FactCondition = () => judgement(said.foundViolent);
const attempt = under('664');
const burgledHome = all(homeBurglary, courtFound);

export const violentFelony: FactCondition = all(
  felony,
  any(
    hurt('serious'),
    all(weaponUsed, courtFound),
    // § 667.5(c)(12): of attempts only that at murder is named.
    under('187'),
    all(under(violentSections), not(attempt)),
    all(under(violentSections + perhapsViolent), not(under(notViolent)), courtFound),
    all(under(burglary), burgledHome),
    sectionUntold(
      byKind(
        [() => always, 'robbery', 'kidnapping'],
        [onlySectionTells, 'homicide', 'sexual', 'arson'],
        [burgledHome, 'burglary'],
      ),
    ),
  ),
);

/** Welf. & Inst. Code § 707(b), the gravest crimes of young people. Of attempts it names only that at murder. */
const youthSections = `
  136.1 137 192(a) 205 206 209 209.5 211 212.5 213 245(a)(2) 245(a)(3) 245(a)(4) 245(b) 245(d) 246
  261(a)(2) 288(b) 289(a) 451(a) 451(b) 18745 26100(c)
`;
const perhapsYouthSections = '186.22 207 208 215 245 261 262 286 287 288a 871(b)';
const listAsked: FactCondition = () => judgement(said.graveYouthCrime);

export const listedForYouth: FactCondition = all(
  felony,
  any(
    all(weaponUsed, listAsked),
    under('187'),
    all(under(youthSections), not(attempt)),
    all(under(perhapsYouthSections), not(attempt), not(under(notViolent)), listAsked),
    sectionUntold(
      byKind(
        [() => always, 'robbery'],
        [onlySectionTells, 'homicide', 'arson', 'sexual', 'kidnapping', 'assault', 'violent'],
      ),
    ),
  ),
);
