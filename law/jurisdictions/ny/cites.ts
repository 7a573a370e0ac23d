import { type Cite, cite } from '../../place/relief.ts';

/** A law as the Senate publishes it: its code there, and a section. */
export const textOf = (code: string, section: string): string =>
  `https://www.nysenate.gov/legislation/laws/${code}/${section.toUpperCase()}`;

const sectionsOf =
  (name: string, code: string) =>
  (section: string, part = ''): Cite =>
    cite(`${name} § ${section}${part}`, textOf(code, section));

/** The Criminal Procedure Law. */
export const procedure = sectionsOf('CPL', 'CPL');
export const familyCourtAct = sectionsOf('Family Court Act', 'FCT');
export const correctionLaw = sectionsOf('Correction Law', 'COR');
export const electionLaw = sectionsOf('Election Law', 'ELN');
export const pardonPower = cite('N.Y. Constitution art. IV, § 4', textOf('CNS', 'A4S4'));

/** § 160.57, the Clean Slate Act. */
export const cleanSlateAct = (part: string): Cite => procedure('160.57', part);
export const favorableEnd = (part: string): Cite => procedure('160.50', part);
export const tenYearLaw = (part: string): Cite => procedure('160.59', part);
