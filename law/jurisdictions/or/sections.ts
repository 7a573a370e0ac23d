import type { FiledCharge } from '../../case-file.ts';
import { ask, type FactCondition, type Matter } from '../../condition.ts';
import type { Fact } from '../../when.ts';

/** A section of the Oregon Revised Statutes: `163.165`, with its part `1h` where that was told. */
export type Section = { readonly chapter: number; readonly number: string; readonly part: string };

/**
 * The section a charge was brought under. Court records write it with or without its dots and brackets:
 * `ORS 163.165(1)(h)`, `163165`, `4758604A`. Chapter 161 holds attempts, solicitations and conspiracies: they are read
 * as the crime they aimed at where that is named too, and otherwise by what the charge was about. A city's ordinance
 * is no section of the statutes.
 */
export function sectionOf(charge: FiledCharge): Section | undefined {
  return named(charge).find(({ chapter }) => chapter !== 161);
}

/** The charge names an attempt, a solicitation or a conspiracy. */
export function isAttempt(charge: FiledCharge): boolean {
  return named(charge).some(({ chapter }) => chapter === 161);
}

/** By its section of the statutes where that was told; otherwise as the charge is read from what it was about. */
export function byStatute(
  reading: (section: Section, matter: Matter) => Fact,
  otherwise: FactCondition,
): FactCondition {
  return (matter) => {
    const section = sectionOf(matter.charge);
    return section ? reading(section, matter) : ask(otherwise, matter);
  };
}

const read = new WeakMap<FiledCharge, readonly Section[]>();

/** Many rules ask for the section: it is read once a charge. */
function named(charge: FiledCharge): readonly Section[] {
  if (charge.statute === undefined) return none;
  const known = read.get(charge);
  if (known) return known;
  const found = sectionsIn(charge.statute);
  read.set(charge, found);
  return found;
}

const none: readonly Section[] = [];

function sectionsIn(statute: string): readonly Section[] {
  const written = statute
    .toLowerCase()
    .replace(/^\s*o\.?r\.?s\.?/, '')
    .replaceAll(/[\s§]/g, '');
  if (!/^\d/.test(written)) return [];
  return written.split(/[,;/&+]|and/).flatMap((each) => {
    const parts = /^(\d{1,3})([a-c]?)\.?(\d{3})([0-9a-z()]*)$/.exec(each);
    if (!parts) return [];
    const [, chapter = '', letter = '', section = '', part = ''] = parts;
    return [
      {
        chapter: Number(chapter),
        number: `${Number(chapter)}${letter}.${section}`,
        part: part.replaceAll(/[()]/g, ''),
      },
    ];
  });
}

/** Sections by number, each with the parts of it that are meant; the empty part is the whole section. */
type SectionList = ReadonlyMap<string, readonly string[]>;

/** Sections as the law writes them: `163.165(1)(h)` means that part alone, and a charge must name it. */
function sections(written: string): SectionList {
  const list = new Map<string, string[]>();
  for (const each of written.trim().split(/\s+/)) {
    const [number = '', ...parts] = each.replaceAll(')', '').split('(');
    list.set(number, [...(list.get(number) ?? []), parts.join('')]);
  }
  return list;
}

/** The charge names a part as fine as `(1)(h)`. */
export function namesPart({ part }: Section): boolean {
  return /^\d+[a-z]/.test(part);
}

export function isOneOf(section: Section, list: SectionList): boolean {
  const parts = list.get(section.number);
  return parts?.some((part) => section.part.startsWith(part)) === true;
}

/** Murder and treason have no class: ORS 161.535(2). Aggravated murder has sentences of its own: ORS 163.105. */
export const murderAndTreason = sections('163.095 163.107 163.115 166.005');

/**
 * Felonies against a person, as the Criminal Justice Commission lists them: OAR 213-003-0001(14). ORS 137.225(5)(a) adds
 * ORS 166.429, a firearm used in a felony.
 */
export const personFelonies = sections(`
  97.981 97.982 162.165 163.095 163.115 163.118 163.125 163.145 163.149 163.165 163.175 163.185
  163.192 163.196 163.205 163.207 163.208 163.213 163.225 163.235 163.263 163.264 163.266 163.452
  163.472 163.479 163.525 163.535 163.537 163.547 163.689 163.701 163.732 163.750 164.325 164.342
  164.395 164.405 164.415 166.070 166.087 166.165 166.220 166.275 166.429 167.322 468.951 475.910 475b.359
  475b.367 475b.371 163.160(3)
  163.187(4) 164.377(2)(c) 164.886(3) 166.385(3) 167.320(4) 475.752(6)(a) 609.990(3)(b) 830.475(2)
  837.365(2)(b) 837.365(2)(c)
`);

/** On that list only where the crime was ranked in a high category when the person was sentenced. */
export const personFeloniesByCategory = sections('162.185 163.275 164.075 164.225 166.643 475.908');

/** On that list only in one part of the section, which a charge does not always name. */
export const personFeloniesInPart = sections(
  '163.160 163.187 164.377 164.886 166.385 167.320 609.990 830.475 837.365',
);

/** Left out by ORS 137.225(6) for some victims only. */
export const dependOnVictim = sections('163.165 163.200 163.205');

/** Sex crimes whoever commits them: ORS 163A.005(5). */
export const sexCrimes = sections(`
  163.365 163.375 163.395 163.405 163.408 163.411 163.427 163.429 163.432 163.433 163.670 163.677
  163.680 163.684 163.686 163.687 163.688 167.012 167.017 167.333
`);

/** Sex crimes that may be set aside where two young people were close in age: ORS 137.225(6), 163A.140. */
export const sexCrimesOfYoungPeople = sections('163.355 163.385 163.415 163.425 163.435 163.445');

/** Sex crimes only after an earlier one, or where the court said so. */
export const sexCrimesIfDesignated = sections('163.413 163.465 163.467 163.701 166.087 167.057');

/** RecordSponge leaves out every one of these where it is a Class B felony, designated a sex crime or not. */
export function isSexCrimeSection(section: Section): boolean {
  return [sexCrimes, sexCrimesOfYoungPeople, sexCrimesIfDesignated].some((list) => isOneOf(section, list));
}

/** Growing or selling marijuana, and having it, before it was made legal. Today's law is in chapters 475B and 475C. */
export const oldMarijuanaGrowing = sections('475.856 475.858');
export const oldMarijuanaSale = sections('475.860');
export const oldMarijuanaPossession = sections('475.864');

/** An act on cannabis names this section among those, but its own text was not open to us. */
export const unreadMarijuanaSections = sections('475.862');

/** RecordSponge calls these never eligible, a lawyer's page says some are: no text was read that settles it. */
export const disputedMarijuanaSections = sections('167.262 475b.349(3)(c) 475b.359 475b.367 475b.371');
