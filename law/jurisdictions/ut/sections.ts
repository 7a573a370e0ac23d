import type { FiledCharge } from '../../case-file.ts';

/** A section of the Utah Code: `76-5-103`, `41-6a-502`, `58-37-8`. */
export type Section = { readonly chapter: string; readonly number: number; readonly text: string };

const written = /(\d{1,2}[a-z]?-\d{1,3}[a-z]?)-(\d+(?:\.\d+)?)/gi;
/** Attempt, conspiracy and solicitation: the crime that was meant decides, and these do not name it. */
const inchoate = '76-4';

const read = new WeakMap<FiledCharge, Section | undefined>();

/** Read once a charge: many rules ask. A city's ordinance is no section of the Utah Code. */
export function sectionOf(charge: FiledCharge): Section | undefined {
  if (read.has(charge)) return read.get(charge);
  const text = charge.statute ?? '';
  const [found] = [...text.matchAll(written)]
    .map(([, chapter = '', number = '']) => ({
      chapter: chapter.toLowerCase(),
      number: Number(number),
      text,
    }))
    .filter(({ chapter }) => chapter !== inchoate);
  read.set(charge, found);
  return found;
}

export function within({ chapter, number }: Section, part: string, first = 0, before = Infinity): boolean {
  return chapter === part && number >= first && number < before;
}
