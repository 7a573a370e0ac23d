import { ask, type FactCondition } from '../../condition.ts';
import type { Charge } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { fact } from '../../when.ts';

/** Sections of the penal code, chapter 750, by what follows the point. */
export function penalCode(sections: string): string[] {
  return sections.split(' ').map((section) => `750.${section}`);
}

/** Crimes whose longest sentence is prison for life. */
export const lifeSections = [
  // Assault with intent to murder, or to rob while armed; torture; an assault that ends a pregnancy; attempted murder;
  // murder, and death by hidden explosives; kidnapping, of a child too; first-degree criminal sexual conduct; armed
  // robbery, carjacking and bank robbery.
  ...penalCode('83 85 89 90a 91 316 317 327 349 350 520b 529 529a 531'),
  // Poison that badly hurts or kills someone.
  ...penalCode('436(2)(d) 436(2)(e)'),
  // Selling or having 1,000 grams or more.
  '333.7401(2)(a)(i)',
  '333.7403(2)(a)(i)',
];

/** First-degree arson carries life since this day. What the section carried before was not read. */
export const arsonSection = '750.72';
export const arsonForLifeSince = '2013-04-03';

/** Conspiracy, explosives and poison: life for the gravest of what these sections name. */
export const sectionsThatMayCarryLife = penalCode('157a 200i 204 207 209 210 211a 436');

/** Sections that name both crimes Michigan clears and crimes it never clears, until the person says which part. */
export const unclearSections = [...penalCode('520 520a 136b(2) 136b(4)'), '257.617(2)', '257.617(3)'];

/** MCL 780.621c(1)(b). */
export const listedSections = penalCode('136b(3) 136d(1)(b) 136d(1)(c) 145c 145d 520c 520d 520g');

/** MCL 780.621c(1)(f). */
export const traffickingOrTerrorismSections = /\b750\.(462[a-j]|543[a-z])\b/i;

export const fourthDegreeSexualConduct = ['750.520e'];

/** Traffic sections in which someone is hurt or killed: MCL 780.621c(1)(d)(iii). */
export const harmfulTrafficSections = [
  '257.601b(2)',
  '257.601b(3)',
  '257.601c(1)',
  '257.601c(2)',
  '257.601d',
  '257.626(3)',
  '257.626(4)',
];

/** MCL 780.621(4)(a)(ii): MCL 750.81 to 750.90g. */
const assaults = penalCode('81 81a 81b 81c 81d 81e 82 83 84 85 86 87 88 89 90 90a 90b 90c 90d 90e 90f 90g');

/** MCL 780.621(4)(a)(ii) and (iii). */
export const assaultiveSections = [...assaults, ...penalCode('110a 136b 234a 234b 234c 349b 411h')];

/** “Any other violent felony”, or one of MCL 770.9a: neither list could be read, so these stay open. */
export const perhapsAssaultiveSections = penalCode(
  '316 317 321 349 411i 520b 520c 520d 520e 520f 520g 529 529a 530 531',
);

/** MCL 780.811(1)(a), as far as it could be read. */
export const seriousMisdemeanorSections = [
  ...penalCode('81 81a 81c(1) 115 136b 145 174a(2) 174a(3) 233 234'),
  '257.601d',
];

/** MCL 780.621g(15): felonies of criminal enterprise (chapter XXVA), forgery (chapter XLI) and embezzlement. */
export const dishonestFelonies =
  /\b750\.(159[f-x]|24[89][a-z]?|25\d[a-z]?|26[0-5][a-z]?|174a?|175|176|180|181)(?![0-9a-z.])/i;

/** MCL 780.621g(15): 1979 PA 53, crimes with computers, whatever they carry. */
export const computerCrimes = /\b752\.79[1-7][ab]?(?![0-9a-z.])/i;

/** MCL 780.621e(7): having or using marijuana. */
export const marijuanaSections = ['333.7403(2)(d)', '333.7404(2)(d)'];

/** Drug sections told without their paragraph, and the one on gear: of these, only those about marijuana. */
export const perhapsMarijuanaSections = /\b333\.(740[34](\(2\))?\s*$|7453(?![0-9a-z]))/i;

/** Misdemeanors known to carry more than 92 days. */
export const notShortSections = penalCode('81');

/** Domestic assault that is a felony because of earlier convictions. */
export const repeatDomesticSections = penalCode('81(4) 81(5) 81a(3)');

/** Drunk driving that MCL 780.621(4)(d) does not name: with a death, an injury or a child, or after an earlier one. */
export const laterOrHarmfulDrunkDriving = [
  '257.625(4)',
  '257.625(5)',
  '257.625(7)',
  '257.625(9)(b)',
  '257.625(9)(c)',
];

/** Longest sentences, in years, of sections where it matters whether they reach ten. */
const longestTerms: Readonly<Record<string, number>> = {
  '750.81(5)': 5,
  '750.81a(3)': 5,
  '750.81d(1)': 2,
  '750.81d(2)': 4,
  '750.81d(3)': 15,
  '750.81d(4)': 20,
  '750.86': 10,
  '750.88': 15,
  '750.248': 14,
  '750.249': 14,
  '257.602a(2)': 2,
  '257.602a(3)': 5,
  '257.602a(4)': 10,
  '257.602a(5)': 15,
  '333.7401(2)(a)': 20,
  '333.7403(2)(a)(ii)': 30,
  '333.7403(2)(a)(iii)': 20,
  '333.7403(2)(a)(iv)': 4,
  '333.7403(2)(a)(v)': 4,
  '333.7403(2)(b)(i)': 10,
  '333.7403(2)(b)(ii)': 2,
};

/** Sections where the longest sentence is asked, not read from the section: nothing is decided by this list. */
export const sectionsThatMayCarryTenYears = penalCode('110 174 356(2) 357 535');

export const lifeInMonths = 600;

/** A section of the Michigan laws. Other words in that field leave the kinds of offense to decide. */
export function sectionOf({ statute }: Charge): string | undefined {
  return statute !== undefined && /\d{2,3}\.\d/.test(statute) ? statute : undefined;
}

/** Its number alone, without the name of the code. */
export function numberOf(section: string): string {
  return section.replace(/^.*?(?=\d{2,3}\.\d)/, '').trim();
}

/** By its section where one was told, and otherwise as that says. */
export function underOr(sections: readonly string[], otherwise: FactCondition): FactCondition {
  return (matter) => {
    const section = sectionOf(matter.charge);
    return section === undefined ? ask(otherwise, matter) : fact(isUnder(section, sections));
  };
}

export function longestTermOf(charge: Charge): number | undefined {
  if (charge.maxMonths !== undefined) return charge.maxMonths;
  const section = sectionOf(charge);
  if (section === undefined) return undefined;
  if (isUnder(section, lifeSections)) return lifeInMonths;
  const named = Object.keys(longestTerms).find((under) => isUnder(section, [under]));
  return named === undefined ? undefined : (longestTerms[named] ?? 0) * 12;
}
