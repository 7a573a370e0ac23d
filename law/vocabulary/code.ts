import { ask, type FactCondition } from '../engine/condition.ts';
import { fact, never, unknown } from '../engine/when.ts';
import { type Cite, cite as cited } from '../place/relief.ts';
import type { OffenseKind } from '../record/record.ts';

/**
 * A place describes its code of laws once, in `law/jurisdictions/<xx>/code.ts`:
 *
 *     export const { cite, under } = code({
 *       name: 'Wis. Stat. §',
 *       number: /\d{1,3}\.\d{2,4}[a-z]{0,2}/,
 *       decimal: true,
 *       address: ({ number, part }) => `https://docs.legis.wisconsin.gov/document/statutes/${number}${part}`,
 *     });
 *
 * `cite('973.015(1m)(b)')` is the citation with its official address; `cite('973.015; State v. Hemp')` leads to the
 * first section it names. `under('940.01–940.10 943.10(2)', otherwise)` is so of a charge under one of these, and not
 * so of a charge under any other section of this code. Where no section was told, or what was told is none of this
 * code (“weed”, a city's ordinance), `otherwise` decides.
 *
 * A list of sections is written with spaces:
 *
 * | `3921`            | the section with all its paragraphs; not `3921.1`, `3921a` or `13921`              |
 * | `943.10(2)`       | that paragraph and what stands under it; a charge must name it                     |
 * | `3121–3126`       | from one section to another, both included                                         |
 * | `794.*`           | all of a chapter                                                                   |
 * | `75: 3802 3735`   | of the title 75, up to the next title; without one, of the title that `titleOf` says |
 */
export function code(described: Described): Code {
  const pattern = patternOf(described);
  const lists: string[] = [];
  const known = new WeakMap<Told, Read>();
  const attempts = typeof described.attempts === 'string' ? listOf(described.attempts) : undefined;

  /** Many rules ask for the section: it is read once a charge. */
  function readOf(charge: Told): Read {
    if (charge.statute === undefined) return nothingRead;
    const before = known.get(charge);
    if (before) return before;
    const read = readIn(charge.statute, charge);
    known.set(charge, read);
    return read;
  }

  function readIn(written: string, charge: Told): Read {
    const statute = described.asRead?.(written) ?? written;
    if (described.only && !described.only.test(statute)) return nothingRead;
    const { attempts: tried } = described;
    const text = tried instanceof RegExp ? statute.replace(tried, ' ') : statute;
    const worded = Object.entries(described.titles ?? {}).find(([, words]) => words.test(text))?.[0];
    const found = [...text.replaceAll(/[–—‑]/g, '-').matchAll(pattern)].map((match) => {
      const { title, number: written = '', own = '', below = '', part = '' } = match.groups ?? {};
      const number = described.normal?.(written.toLowerCase()) ?? written.toLowerCase();
      return {
        title: title ?? worded ?? described.titleOf?.(number, charge),
        number,
        part: plain(own + below + part),
      };
    });
    const sections = attempts ? found.filter((each) => !attempts.some((one) => holds(one, each))) : found;
    return { sections, isAttempt: text !== statute || sections.length < found.length };
  }

  function listOf(written: string): readonly Listed[] {
    lists.push(written);
    let title: string | undefined;
    return written
      .trim()
      .split(/\s+/)
      .flatMap((each) => {
        if (each.endsWith(':')) {
          title = each.slice(0, -1);
          return [];
        }
        return [listed(each, title, described)];
      });
  }

  function sections(written: string): SectionTest {
    const list = listOf(written);
    return (charge) => {
      const told = readOf(charge).sections;
      return told.length === 0 ? undefined : told.some((each) => list.some((one) => holds(one, each)));
    };
  }

  function partUntold(written: string): FactCondition {
    const list = listOf(written).filter(({ part }) => part !== '');
    return ({ charge }) =>
      fact(readOf(charge).sections.some((told) => list.some((one) => stopsShortOf(one, told))));
  }

  const addressOf = (section: string) => described.address?.(sectionAt(section, described));

  return {
    address: (section) => {
      const address = addressOf(section);
      if (address === undefined) throw new Error(`“${section}” has no official address`);
      return address;
    },
    cite: (section) => {
      const { title } = sectionAt(section, described);
      const name = typeof described.name === 'string' ? described.name : described.name(title ?? '');
      return cited(`${name} ${section.replace(titleBefore, '')}`, addressOf(section));
    },
    sections,
    under: (list, otherwise = () => never) => {
      const test = typeof list === 'string' ? sections(list) : list;
      return (matter) => {
        const { charge } = matter;
        const answer = test(charge);
        if (answer !== undefined) return fact(answer);
        return charge.isListed ? ask(otherwise, matter) : unknown(charge.path('statute'));
      };
    },
    partUntold,
    lists: () => lists,
    told: (charge) => readOf(charge).sections,
    sectionsIn: (text) => readIn(text, {}).sections,
    isSection: (text) => {
      const { sections: found, isAttempt } = readIn(text, {});
      return found.length > 0 || isAttempt;
    },
    isAttempt: (charge) => readOf(charge).isAttempt,
    sameSection: (one, other) => {
      const [these, those] = [readOf(one).sections, readOf(other).sections];
      if (these.length === 0 || those.length === 0) return undefined;
      return these.some((a) => those.some((b) => isOneSection(a, b)));
    },
  };
}

/** One section as it was told or listed: `part` is `(a)(1)`, or as a court writes it without brackets, or some, `a1`, `a(1)`. */
export type Section = {
  readonly title: string | undefined;
  readonly number: string;
  readonly part: string;
};

/** A charge, or a conviction that was cleared before: what names a section. */
type Told = {
  readonly statute?: string | undefined;
  readonly offense?: readonly OffenseKind[] | undefined;
};

type Described = {
  /** What stands before a section in a citation, by its title where the code has several: `18 Pa.C.S. §`. */
  readonly name: string | ((title: string) => string);
  /** A section’s number, without its paragraphs: groups are `(?:…)`, repetitions have an end, letters need the flag `i`. */
  readonly number: RegExp;
  /** Of numbers that read alike: `163165` is `163.165`. */
  readonly normal?: (number: string) => string;
  /** A text as it is read, where courts write paragraphs in words: `609.582, subd. 3` is `609.582(3)`. */
  readonly asRead?: (text: string) => string;
  /** What comes after the point counts as a fraction: 940.203 stands between 940.20 and 940.21. */
  readonly decimal?: true;
  /** Paragraphs as courts write them without brackets, right after the number: `§§ A1`, `4A`. */
  readonly ownPart?: RegExp;
  /** How a title is written before a section. It has one group, named `title`. */
  readonly title?: RegExp;
  /** Titles that words tell, anywhere in the text: `VC` by “Veh. Code”. */
  readonly titles?: Readonly<Record<string, RegExp>>;
  /** The title of a section that was told or listed without one. Where this says none, it may be any. */
  readonly titleOf?: (number: string, charge?: Told) => string | undefined;
  /** A text has to begin like this, or it names no section of this code. */
  readonly only?: RegExp;
  /**
   * Attempts, plots and the like, which do not name the crime: as sections of their own, or as what is written beside
   * the crime. They are left out, and the crime decides where it is named too.
   */
  readonly attempts?: string | RegExp;
  /** The section at the address that the place itself keeps for it, if there is one. */
  readonly address?: (section: Section) => string | undefined;
};

/** Under one of these; told, of this code, and not under them; or nothing told that is of this code. */
export type SectionTest = (charge: Told) => boolean | undefined;

type Code = {
  cite(section: string): Cite;
  /** The official address of a section that has one. */
  address(section: string): string;
  sections(list: string): SectionTest;
  /** By its section where one of this code was told; otherwise as that says, and without it: it is not so. */
  under(list: string | SectionTest, otherwise?: FactCondition): FactCondition;
  /** A section was told, but not down to the paragraph that this list names: 940.19 alone for 940.19(3). */
  partUntold(list: string): FactCondition;
  /** All lists of sections that the rules of the place name, once they are loaded. */
  lists(): readonly string[];
  /** Every section of this code that was told. */
  told(charge: Told): readonly Section[];
  /** Every section of this code that a text names. */
  sectionsIn(text: string): readonly Section[];
  /** A text that names a section of this code, be it only one of an attempt. */
  isSection(text: string): boolean;
  isAttempt(charge: Told): boolean;
  /** Both name one section, or one a paragraph of the other; nothing where one of them names none. */
  sameSection(one: Told, other: Told): boolean | undefined;
};

type Read = { readonly sections: readonly Section[]; readonly isAttempt: boolean };

const nothingRead: Read = { sections: [], isAttempt: false };

/** A listed section, chapter or range. */
type Listed = {
  readonly title: string | undefined;
  readonly part: string;
  readonly holdsNumber: (number: string) => boolean;
};

const titleBefore = /^\S{1,9}: /;

/** No look-behind: phones from before 2023 do not know it. */
function patternOf({ title, number, ownPart }: Described): RegExp {
  const before = title ? `(?:${title.source})?` : '';
  const bracketed = String.raw`(?:,?\s?\([0-9a-z.-]{1,5}\)(?:\d{1,2}\.?)?(?:[a-z]\.)?){0,8}`;
  const rest = `(?![0-9a-z]|[.-][0-9a-z])(?<part>${bracketed})`;
  const after = ownPart ? `(?:(?<own>${ownPart.source})(?<below>${bracketed})|${rest})` : rest;
  return new RegExp(`(?:^|[^0-9.-])${before}(?<number>${number.source})${after}`, 'gi');
}

function numberAt(text: string, shape: RegExp): string {
  const found = shape.exec(text);
  return found?.index === 0 ? found[0] : '';
}

/** The section that a citation begins with. */
function sectionAt(written: string, { number: shape, titleOf }: Described): Section {
  const [before = ''] = titleBefore.exec(written) ?? [];
  const text = written.slice(before.length);
  const number = numberAt(text, shape);
  if (number === '') throw new Error(`“${written}” does not begin with a section`);
  const [part = ''] = /^(?:\([0-9a-zA-Z.-]{1,5}\)(?:\d{1,2}\.)?)*/.exec(text.slice(number.length)) ?? [];
  return { title: before === '' ? titleOf?.(number) : before.slice(0, -2), number, part };
}

function listed(written: string, named: string | undefined, described: Described): Listed {
  const [bare = '', ...parts] = written.toLowerCase().split(/(?=\()/);
  const [first = '', last] = bare.split('–');
  const title = named ?? described.titleOf?.(first);
  if (first.endsWith('*')) {
    const chapter = first.slice(0, -1);
    return { title, part: '', holdsNumber: (number) => number.startsWith(chapter) };
  }
  for (const end of last === undefined ? [first] : [first, last])
    if (numberAt(end, described.number) !== end)
      throw new Error(`“${written}” is not a section of this code`);
  if (last === undefined)
    return { title, part: plain(parts.join('')), holdsNumber: (number) => number === first };
  const inOrder = (number: string) => orderOf(number, described.decimal);
  const [from, to] = [inOrder(first), inOrder(last)];
  return {
    title,
    part: '',
    holdsNumber: (number) => compare(from, inOrder(number)) <= 0 && compare(inOrder(number), to) <= 0,
  };
}

function holds({ title, part, holdsNumber }: Listed, told: Section): boolean {
  return fits(title, told.title) && holdsNumber(told.number) && isWithin(told.part, part);
}

function stopsShortOf({ title, part, holdsNumber }: Listed, told: Section): boolean {
  return (
    fits(title, told.title) && holdsNumber(told.number) && told.part !== part && isWithin(part, told.part)
  );
}

function isOneSection(one: Section, other: Section): boolean {
  const inOne = isWithin(one.part, other.part) || isWithin(other.part, one.part);
  return fits(one.title, other.title) && one.number === other.number && inOne;
}

/** A title that was not told may be any. */
export const fits = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** `(a)(1)(i)` is within `(a)(1)`, and so are `a1` and `a(1)`, as courts write it; `(a)(10)` and `a10` are not. */
export function isWithin(inner: string, outer: string): boolean {
  const [within, around] =
    inner.startsWith('(') && outer.startsWith('(') ? [inner, outer] : [bare(inner), bare(outer)];
  return within.startsWith(around) && !(/\d$/.test(around) && /^\d/.test(within.slice(around.length)));
}

const bare = (part: string) => part.replaceAll(/[().]/g, '');
/** `(A2)` is `(a)(2)`. */
const apart = (part: string) => part.replaceAll(/\(([a-z])(\d{1,2})\)/g, '($1)($2)');
const plain = (part: string) =>
  apart(
    part
      .toLowerCase()
      .replaceAll(/[\s,§]/g, '')
      .replace(/\.$/, ''),
  );

type Order = readonly (number | string)[];

function orderOf(number: string, decimal: true | undefined): Order {
  return (number.match(/\.?\d+|[a-z]+/g) ?? []).map((each) => {
    if (/^[a-z]/.test(each)) return each;
    return Number(decimal && each.startsWith('.') ? `0${each}` : each.replace('.', ''));
  });
}

/** A number comes before a letter, and a shorter one before what follows it: 81, 81a, 82. */
function compare(one: Order, other: Order): number {
  for (const [index, each] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    if (each === against) continue;
    if (typeof each === typeof against) return each < against ? -1 : 1;
    return typeof each === 'number' ? -1 : 1;
  }
  return one.length - other.length;
}
