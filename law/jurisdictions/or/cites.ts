import { type Cite, cite } from '../../relief.ts';

/** The official code has one page for each chapter. */
export const codeChapter = (chapter: string) =>
  `https://www.oregonlegislature.gov/bills_laws/ors/ors${chapter}.html`;

/** Sections of the Oregon Revised Statutes, and what else settles their meaning: the first one's chapter is shown. */
export function ors(sections: string): Cite {
  return cite(`ORS ${sections}`, codeChapter(sections.replace(/\..*/, '')));
}

/** A part of ORS 137.225, the section most of Oregon's law on this stands in. */
export const setAsideLaw = (part: string) => ors(`137.225${part}`);

/** Stands in no statute. */
export const marijuanaPardonPage =
  'https://www.oregonlive.com/crime/2022/11/oregon-marijuana-pardons-what-people-with-convictions-need-to-know.html';
export const recordSponge = 'https://github.com/codeforpdx/recordexpungPDX';
