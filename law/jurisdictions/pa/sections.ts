import type { FiledCharge } from '../../case-file.ts';
import type { FactCondition } from '../../condition.ts';
import { fact } from '../../when.ts';

/** A section of Pennsylvania law. People often leave out the title; the crimes code is Title 18. */
export type Section = { readonly title: number | undefined; readonly number: string };

/** “18 Pa.C.S. § 2701(a)(1)”, “18 § 2701 §§ A1” as dockets have it, “35 P.S. § 780-113(a)(30)”, “3921”. */
const written =
  /(?:^|[^\d.-])(?:(\d{1,2})\s{0,3}(?:pa\.?\s{0,3}c\.?\s{0,3}s\.?\s{0,3}a?\.?|p\.?\s{0,3}s\.?\s{0,3}a?\.?|c\.?\s{0,3}s\.?)?(?:§|sections|section|sec\.|[\s,]){1,9}|\b)(\d{3,4}(?:-\d{1,9})?(?:\.\d{1,9})?)/gi;

/** Attempt, solicitation and conspiracy: the crime that was meant decides, and these do not name it. */
const inchoate = ['901', '902', '903'];

const read = new WeakMap<FiledCharge, readonly Section[]>();

/** Read once a charge: many rules ask. */
export function sectionsOf(charge: FiledCharge): readonly Section[] {
  const known = read.get(charge);
  if (known) return known;
  const sections = sectionsIn(charge);
  read.set(charge, sections);
  return sections;
}

function sectionsIn({ statute, offense }: FiledCharge): readonly Section[] {
  if (statute === undefined) return [];
  const found = [...statute.matchAll(written)].map(([, title, number = '']) => ({
    title: title === undefined ? undefined : Number(title),
    number,
  }));
  const violatedOrder = offense?.some((kind) => kind === 'protection_order' || kind === 'contempt') ?? false;
  return found
    .filter(({ number }) => !inchoate.includes(number))
    .map((section) =>
      // 23 Pa.C.S. § 6114 is contempt of a protection order; chapter 61 of Title 18 is about guns.
      section.title === undefined && section.number === '6114' && violatedOrder
        ? { ...section, title: 23 }
        : section,
    );
}

type Wanted = (section: Section) => boolean;

/** By its section where one was told; otherwise as the charge is read from what it was about. */
export function sectionOr(wanted: Wanted, otherwise: FactCondition): FactCondition {
  return (matter) => {
    const told = sectionsOf(matter.charge);
    return told.length > 0 ? fact(told.some(wanted)) : otherwise(matter);
  };
}

export const anySection =
  (...wanted: Wanted[]): Wanted =>
  (section) =>
    wanted.some((each) => each(section));

/** From one section of the crimes code to another, both included. */
export function within(first: number, last: number): Wanted {
  return ({ title = 18, number }) => {
    const whole = Number.parseInt(number, 10);
    return title === 18 && !number.includes('-') && whole >= first && whole <= last;
  };
}

export function oneOfSections(...numbers: string[]): Wanted {
  return ({ title = 18, number }) => title === 18 && numbers.includes(number);
}

/** Section 13 of the Drug Act, 35 P.S. § 780-113. */
export const inDrugAct = ({ number }: Section): boolean => number === '780-113';

/** What was told of the Drug Act with its clause: “(a)(16)”, “§§ A16”. */
export function drugClause(charge: FiledCharge): string | undefined {
  const { statute = '' } = charge;
  return sectionsOf(charge).some(inDrugAct) && /a\)?\s{0,9}\(?\d/i.test(statute) ? statute : undefined;
}

/** § 780-113(a)(30): making, delivering, or having drugs in order to sell them. */
export function isDealing(statute: string): boolean {
  return /a\)?\s{0,9}\(?30/i.test(statute);
}

/** § 780-113(a)(31): up to 30 grams of marijuana or 8 of hashish, for oneself or not for sale. */
export function isSmallAmount(statute: string): boolean {
  return /a\)?\s{0,9}\(?31/i.test(statute);
}
