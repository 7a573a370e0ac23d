import type { FactCondition } from '../../condition.ts';
import type { Charge } from '../../record.ts';
import { fact } from '../../when.ts';

/** A section of the Utah Code: `76-5-103`, `41-6a-502`, `58-37-8`. */
type Section = { readonly chapter: string; readonly number: number };

const written = /(\d{1,2}[a-z]?-\d{1,3}[a-z]?)-(\d{1,9}(?:\.\d{1,9})?)/gi;
/** Attempt, conspiracy and solicitation: the crime that was meant decides, and these do not name it. */
const inchoate = '76-4';

/** A city's ordinance is no section of the Utah Code. */
export function sectionOf({ statute }: Charge): Section | undefined {
  if (statute === undefined) return undefined;
  return [...statute.matchAll(written)]
    .map(([, chapter = '', number]) => ({ chapter: chapter.toLowerCase(), number: Number(number) }))
    .find(({ chapter }) => chapter !== inchoate);
}

/** By chapter: single sections, and spans from one section up to, but not with, another. */
export type Sections = Readonly<Record<string, readonly (number | readonly [number, number])[]>>;

/** Every section of a chapter. */
export const whole = [[0, Infinity]] as const;

export function isAmong({ chapter, number }: Section, sections: Sections): boolean {
  return !!sections[chapter]?.some((each) =>
    typeof each === 'number' ? number === each : number >= each[0] && number < each[1],
  );
}

/** By its section of the Utah Code where one was told; otherwise as it is read from what it was about. */
export function byCode(sections: Sections, otherwise: FactCondition): FactCondition {
  return (matter) => {
    const section = sectionOf(matter.charge);
    return section ? fact(isAmong(section, sections)) : otherwise(matter);
  };
}
