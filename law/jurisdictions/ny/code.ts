import { type Cite, cite } from '../../place/relief.ts';
import { code } from '../../vocabulary/code.ts';

/** The Penal Law: an article, a point and two digits, as in 155.25 or 130.65-a. */
const penalLaw = code({
  name: 'Penal Law §',
  number: /\d{2,3}\.\d{2}(?:-[a-z])?/,
  // An attempt is written before the crime: 110-160.10, 110.00/160.10.
  attempts: /\b110(?:\.00)?\W{1,20}(?=\d)/,
});

const trafficLaw = code({
  name: 'VTL §',
  number: /\d{3,4}(?:-[a-z]{1,2})?/,
  // As tickets and courts write it: 1192.2, 1192.2-a, 1192-3.
  ownPart: /[.-]\d{1,2}(?:-?[a-z])?(?![0-9a-z])/,
});

export const { sections, under, partUntold, isAttempt } = penalLaw;

/** The Vehicle and Traffic Law. */
export const { under: underTrafficLaw } = trafficLaw;

export const lists = () => [...penalLaw.lists(), ...trafficLaw.lists()];

export const isSection = (text: string) => penalLaw.isSection(text) || trafficLaw.isSection(text);

export const sectionsIn = (text: string) => {
  const found = penalLaw.sectionsIn(text);
  return found.length > 0 ? found : trafficLaw.sectionsIn(text);
};

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
