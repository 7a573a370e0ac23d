import { partUntold, sections } from './code.ts';

/** Murder and treason have no class: ORS 161.535(2). Aggravated murder has sentences of its own: ORS 163.105. */
export const isMurderOrTreason = sections('163.095 163.107 163.115 166.005');

/** On the list below only in one paragraph of the section, which a charge does not always name. */
const inPart = `
  163.160(3) 163.187(4) 164.075(1)(a) 164.377(2)(c) 164.886(3) 166.125(1)(b) 166.385(3) 167.320(4) 609.990(3)(b) 830.475(2)
  837.365(2)(b) 837.365(2)(c)
`;
export const personFelonyInPart = partUntold(inPart);

/**
 * Felonies against a person, as the Criminal Justice Commission lists them: OAR 213-003-0001(14). ORS 137.225(5)(a) adds
 * ORS 166.429, a firearm used in a felony. ORS 475.902 has every way to make somebody ingest a drug be one.
 */
export const isPersonFelony = sections(`
  97.981 97.982 162.165 163.095 163.115 163.118 163.125 163.145 163.149 163.165 163.175 163.185
  163.192 163.196 163.205 163.207 163.208 163.213 163.225 163.235 163.263 163.264 163.266 163.452
  163.472 163.479 163.525 163.535 163.537 163.547 163.689 163.701 163.732 163.750 164.325 164.342
  164.395 164.405 164.415 166.070 166.087 166.165 166.220 166.275 166.429 167.322 468.951 475.908 475.910 475b.359
  475b.367 475b.371 475c.357 475c.365 475c.369 475.752(6)(a)
  ${inPart}
`);

/** On that list only where the crime was ranked in a high category when the person was sentenced: OAR 213-018, ORS 475C.353. */
export const isPersonFelonyByCategory = sections(`
  162.185 163.275 164.225 166.125 166.643 475b.337 475b.341 475b.349 475c.337 475c.341 475c.349
`);

/** Left out by ORS 137.225(6) for some victims only. */
export const isByVictim = sections('163.165 163.200 163.205');

/** Sex crimes whoever commits them: ORS 163A.005(5). Of trafficking in persons only two paragraphs, of abuse of a corpse one. */
const sexCrimes = `
  163.266(1)(b) 163.266(1)(c) 163.365 163.375 163.395 163.405 163.408 163.411 163.427 163.429 163.670 163.677
  163.680 163.684 163.686 163.687 163.688 166.087(1)(a) 167.012 167.017 167.333
`;
export const isSexCrime = sections(sexCrimes);
export const isTraffickingInPart = partUntold('163.266(1)(b) 163.266(1)(c)');

/** A sex crime where the child was believed to be more than 5 years younger: ORS 163A.005(5)(q). */
const onlineCorruption = '163.432 163.433';
export const isOnlineCorruption = sections(onlineCorruption);

/** Sex crimes that may be set aside where two young people were close in age: ORS 137.225(6), 163A.140. */
export const sexCrimesOfYoungPeople = '163.355 163.385 163.415 163.425 163.435 163.445';
export const isSexCrimeOfYoungPeople = sections(sexCrimesOfYoungPeople);

/** Sex crimes only after an earlier one, or where the court said so. */
const sexCrimesIfDesignated = '163.413 163.465 163.466 163.467 163.701 166.087 167.057';
export const isSexCrimeIfDesignated = sections(sexCrimesIfDesignated);

/** Sex crimes where the victim was under 18: ORS 163A.005(5)(L), (p). */
export const isKidnapping = sections('163.225 163.235');

/** Sex crimes where it was done in order to commit one: ORS 163A.005(5)(aa). */
export const isBurglary = sections('164.215 164.225');

/** RecordSponge leaves out every one of these where it is a Class B felony, designated a sex crime or not. */
export const isAnySexCrime = sections(
  `${sexCrimes} ${onlineCorruption} ${sexCrimesOfYoungPeople} ${sexCrimesIfDesignated}`,
);

/** Growing or selling marijuana, and having it, before it was made legal. Today's law is in chapters 475B and 475C. */
const growing = '475.856 475.858';
const selling = '475.860';
export const isMarijuanaSection = sections(`${growing} ${selling} 475.864 475b.* 475c.*`);
export const isOldGrowing = sections(growing);

/** An act on cannabis names this section among those, but its own text was not open to us. */
export const isUnreadMarijuana = sections('475.862');

/** Graver ones, which have the same class since April 21, 2017: the ordinary way to set aside is theirs. */
const graver = '167.262 475b.349(3)(c) 475b.359 475b.367 475b.371';
export const isGraverMarijuana = sections(graver);
export const isNotPossession = sections(`${growing} ${selling} ${graver}`);
