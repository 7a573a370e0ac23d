import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, chargeFactAsked } from '../../vocabulary/facts.ts';
import { byKind, bySection, onlySectionTells, underSection } from '../../vocabulary/readings.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { always, assuming, fact, judgement, never } from '../../when.ts';
import { said } from './said.ts';
import { felony, infraction, misdemeanor, sentToCountyJail } from './sentences.ts';

export const words = (list: string) => list.trim().split(/\s+/);

/** § 1203.4(b): sex acts with children or by force, and child pornography. § 261.5(d) only as a felony. */
const sexSections = words('286(c) 287(c) 288 288a(c) 288.5 289(j) 311.1 311.2 311.3 311.11');
const felonySexSections = [...sexSections, '261.5(d)'];

const sexual = about('sexual');
const sexualFelony = all(sexual, felony);

/** Many sex felonies are on that list and many are not, so the section is asked for. */
export const sexCrimeLeftOut = any(
  underSection(felonySexSections, { among: sexualFelony, untold: 'ask' }),
  all(misdemeanor, underSection(sexSections, { among: all(sexual, about('child_victim')), untold: 'ask' })),
);

/** § 1203.4a(d) names one sex crime only. */
export const lewdActMisdemeanor = underSection(['288(c)'], {
  among: all(sexual, about('child_victim')),
  untold: 'ask',
});

/** Vehicle Code § 42002.1 reaches these sections only where the driver refused an inspection. */
export const notRefusedInspection = openIf(
  all(
    misdemeanor,
    bySection(words('2800 2801 2803'), () => never),
  ),
  said.refusedInspection,
);

export const driving = bySection((statute) => /\bv\.?\s?c\b|veh/i.test(statute), about('traffic', 'dui'));

/** Vehicle Code § 42001: what most people call a ticket. */
export const trafficTicket = all(infraction, driving);

/** The offense itself calls for registration under § 290. */
export const registrable: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.registrable !== undefined) return fact(charge.registrable);
  if (charge.statute !== undefined && isUnder(charge.statute, felonySexSections)) return always;
  const about = ask(sexual, matter);
  return about.latest === Number.NEGATIVE_INFINITY
    ? assuming(said.sexCrimeRegistered, always, charge.path('registrable'))
    : about;
};

const registrationEnded = chargeFactAsked('registrationEnded');

/** Who does not register now, though the crime called for it, had that duty ended by a court, or never had it. */
export const noLongerRegisters: FactCondition = any(
  not(any(sexualFelony, underSection(felonySexSections, { among: sexualFelony, untold: 'not excluded' }))),
  not(registrable),
  registrationEnded,
);

/** §§ 1192.7(c), 667.5(c), by section. */
const seriousSections = words(`
  136.1 186.22 187 192(a) 203 205 206 207 208 209 209.5 210 211 212.5 213 215 217.1 218 219 236.1
  244 244.5 245(a)(1) 245(a)(2) 245(a)(3) 245(b) 245(c) 245(d) 245.2 245.3 245.5 246 247 261 262 264.1 269
  273ab 286 287 288 288a 288.5 288.7 289 422 451 451.5 460(a) 487(d)(2) 4500 4501 4501.5 4503 11353 11380
  18740 18745 18750 18755 26100(c) 26100(d)
`);
const perhapsSerious = words('191.5 192(c) 220 243(d) 245 246.3');
const attempts = words('664 182 653f');
const burglarySections = words('459 460 461');

const graveKinds = ['homicide', 'kidnapping', 'robbery', 'arson', 'sexual'] as const;
const homeBurglary = chargeFactAsked('homeBurglary');

/** First degree, of a home, is served in prison; county jail means second degree. */
const firstDegreeBurglary: FactCondition = (matter) =>
  ask(sentToCountyJail, matter).latest === Number.NEGATIVE_INFINITY ? never : ask(homeBurglary, matter);

/** Assault with a weapon and criminal threats are serious; other felony assaults, and stalking, mostly are not. */
const seriousByKind = byKind(
  [() => always, ...graveKinds],
  [firstDegreeBurglary, 'burglary'],
  [onlySectionTells, 'assault', 'violent', 'harassment'],
);

/** A serious or violent felony. Whoever used a weapon, or hurt someone badly, committed one whatever the section. */
export const seriousFelony: FactCondition = (matter) => {
  const { charge } = matter;
  const { statute } = charge;
  if (charge.weaponUsed || charge.injury === 'serious') return always;
  if (statute === undefined) return ask(seriousByKind, matter);
  if (isUnder(statute, seriousSections)) return always;
  if (isUnder(statute, burglarySections)) return ask(firstDegreeBurglary, matter);
  if (isUnder(statute, perhapsSerious)) return judgement(said.strike);
  return isUnder(statute, attempts) ? ask(seriousByKind, matter) : never;
};

/** § 667.5(c), for which there is no vacatur: its core, by section or by kind. */
const violentSections = words(
  '187 192(a) 203 205 206 207 209 209.5 211 215 220 261 262 264.1 269 286 287 288 288a 288.5 289 451',
);
export const violentFelony: FactCondition = any(
  ({ charge }) => fact(charge.injury === 'serious'),
  bySection(violentSections, all(about(...graveKinds), felony)),
);

const longTermKinds = about('homicide', 'kidnapping', 'sexual', 'arson');

/** Punishable by 8 years or more: told, or read from the kind of offense. */
export const eightYearFelony: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.maxMonths !== undefined) return fact(charge.maxMonths >= 96);
  const grave = ask(longTermKinds, matter);
  return grave.latest === Number.NEGATIVE_INFINITY
    ? assuming(said.eightYearsOrMore, grave, charge.path('maxMonths'))
    : assuming(said.lessThanEightYears, grave, charge.path('maxMonths'));
};
