import { type Cite, cite } from '../../relief.ts';

/** The legislature's own page of a section. */
export const textOf = (number: string, code = 'PEN') =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${number}.`;

export const pc = (number: string, part = ''): Cite => cite(`Pen. Code § ${number}${part}`, textOf(number));

export const wic = (number: string, part: string): Cite =>
  cite(`Welf. & Inst. Code § ${number}${part}`, textOf(number, 'WIC'));

export const hsc = (number: string, part = ''): Cite =>
  cite(`Health & Saf. Code § ${number}${part}`, textOf(number, 'HSC'));
