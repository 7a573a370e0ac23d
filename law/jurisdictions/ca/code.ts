import type { FactCondition } from '../../engine/condition.ts';
import { code, type SectionTest } from '../../vocabulary/code.ts';

const names: Readonly<Record<string, string>> = {
  HSC: 'Health & Saf. Code §',
  WIC: 'Welf. & Inst. Code §',
};

/**
 * California's codes. A charge is under the Penal Code unless it says another, but no list here names a number that two of
 * the codes share, so a section without its code is found as well.
 */
export const { address, cite, isSection, lists, partUntold, sectionsIn, sections, told, under } = code({
  name: (title) => names[title] ?? 'Pen. Code §',
  number: /\d{2,5}(?:\.\d{1,3})?[a-z]{0,2}/,
  titles: { VC: /\bv\.?\s?c\b|veh/i },
  // The legislature's own page of a section.
  address: ({ title = 'PEN', number }) =>
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${title}&sectionNum=${number}.`,
});

/** Under any section of the Vehicle Code. */
export const inVehicleCode: SectionTest = (charge) => {
  const given = told(charge);
  return given.length === 0 ? undefined : given.some(({ title }) => title === 'VC');
};

/** How a charge is read whose section was not told. */
export const sectionUntold = (reading: FactCondition) =>
  under((charge) => (told(charge).length === 0 ? undefined : false), reading);
