import type { Charge } from '../../record.ts';
import { isUnder } from '../../vocabulary/statute.ts';

/** `lettered('750.462', 'a', 'c')`: 750.462a, 750.462b, 750.462c. */
function lettered(stem: string, first: string, last: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...letters.slice(letters.indexOf(first), letters.indexOf(last) + 1)].map((letter) => stem + letter);
}

/** Crimes whose longest sentence is prison for life. */
export const lifeSections = [
  '750.83', // assault with intent to murder
  '750.89', // assault with intent to rob, armed
  '750.316', // first-degree murder
  '750.317', // second-degree murder
  '750.349', // kidnapping
  '750.520b', // first-degree criminal sexual conduct
  '750.529', // armed robbery
  '750.529a', // carjacking
  '750.531', // bank robbery
  '333.7401(2)(a)(i)', // selling 1,000 grams or more
  '333.7403(2)(a)(i)', // having 1,000 grams or more
];

/** First-degree arson carries life since this day. What the section carried before was not read. */
export const arsonSection = '750.72';
export const arsonForLifeSince = '2013-04-03';

/** Sections that name both crimes Michigan clears and crimes it never clears, until the person says which part. */
export const unclearSections = [
  '750.520',
  '750.520a',
  '750.136b(2)',
  '750.136b(4)',
  '257.617(2)',
  '257.617(3)',
];

/** MCL 780.621c(1)(b). */
export const listedSections = [
  '750.136b(3)',
  '750.136d(1)(b)',
  '750.136d(1)(c)',
  '750.145c',
  '750.145d',
  '750.520c',
  '750.520d',
  '750.520g',
];

/** MCL 780.621c(1)(f). */
export const traffickingOrTerrorismSections = [
  ...lettered('750.462', 'a', 'j'),
  ...lettered('750.543', 'a', 'z'),
];

export const fourthDegreeSexualConduct = '750.520e';

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

/** MCL 780.621(4)(a)(ii) and (iii). */
export const assaultiveSections = [
  '750.81',
  ...lettered('750.81', 'a', 'e'),
  '750.82',
  '750.83',
  '750.84',
  '750.85',
  '750.86',
  '750.87',
  '750.88',
  '750.89',
  '750.90',
  ...lettered('750.90', 'a', 'g'),
  '750.110a',
  '750.136b',
  '750.234a',
  '750.234b',
  '750.234c',
  '750.349b',
  '750.411h',
];

/** “Any other violent felony”, or one of MCL 770.9a: neither list could be read, so these stay open. */
export const perhapsAssaultiveSections = [
  '750.316',
  '750.317',
  '750.321',
  '750.349',
  '750.411i',
  ...lettered('750.520', 'b', 'g'),
  '750.529',
  '750.529a',
  '750.530',
  '750.531',
];

/** MCL 780.811(1)(a), as far as it could be read. */
export const seriousMisdemeanorSections = [
  '750.81',
  '750.81a',
  '750.81c(1)',
  '750.115',
  '750.136b',
  '750.145',
  '750.174a(2)',
  '750.174a(3)',
  '750.233',
  '750.234',
  '257.601d',
];

/** Domestic assault that is a felony because of earlier convictions. */
export const repeatDomesticSections = ['750.81(4)', '750.81(5)', '750.81a(3)'];

/** Drunk driving that MCL 780.621(4)(d) does not name: with a death, an injury or a child, or after an earlier one. */
export const laterOrHarmfulDrunkDriving = [
  '257.625(4)',
  '257.625(5)',
  '257.625(7)',
  '257.625(9)(b)',
  '257.625(9)(c)',
];

/** Longest sentences, in months, of sections where it matters whether they reach ten years. */
const longestTerms: readonly (readonly [string, number])[] = [
  ['750.81(5)', 60],
  ['750.81a(3)', 60],
  ['750.81d(1)', 24],
  ['750.81d(2)', 48],
  ['750.81d(3)', 180],
  ['750.81d(4)', 240],
  ['750.86', 120],
  ['750.88', 180],
  ['750.248', 168],
  ['750.249', 168],
  ['257.602a(2)', 24],
  ['257.602a(3)', 60],
  ['257.602a(4)', 120],
  ['257.602a(5)', 180],
  ['333.7401(2)(a)', 240],
  ['333.7403(2)(a)(ii)', 360],
  ['333.7403(2)(a)(iii)', 240],
  ['333.7403(2)(a)(iv)', 48],
  ['333.7403(2)(a)(v)', 48],
  ['333.7403(2)(b)(i)', 120],
  ['333.7403(2)(b)(ii)', 24],
];

/** Sections where the longest sentence is asked, not read from the section: nothing is decided by this list. */
export const sectionsThatMayCarryTenYears = ['750.110', '750.174', '750.356(2)', '750.357', '750.535'];

export const lifeInMonths = 600;

/** A section of the Michigan laws. Other words in that field leave the kinds of offense to decide. */
export function sectionOf({ statute }: Charge): string | undefined {
  return statute !== undefined && /\d{2,3}\.\d/.test(statute) ? statute : undefined;
}

export function longestTermOf(charge: Charge): number | undefined {
  if (charge.maxMonths !== undefined) return charge.maxMonths;
  const section = sectionOf(charge);
  if (section === undefined) return undefined;
  if (isUnder(section, lifeSections)) return lifeInMonths;
  return longestTerms.find(([under]) => isUnder(section, [under]))?.[1];
}
