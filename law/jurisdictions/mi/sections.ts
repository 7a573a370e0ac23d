import { all, any } from '../../engine/condition.ts';
import type { Charge } from '../../record/record.ts';
import { felony } from '../../vocabulary/facts.ts';
import { partUntold, sections, under } from './code.ts';

/**
 * Crimes whose longest sentence is prison for life: assault with intent to murder, or to rob while armed; torture; an
 * assault that ends a pregnancy; attempted murder; murder, and death by hidden explosives; kidnapping, of a child too;
 * poison that badly hurts or kills someone; first-degree criminal sexual conduct; armed robbery, carjacking and bank
 * robbery; selling or having 1,000 grams or more of a drug.
 */
export const isForLife = sections(`
  750.83 750.85 750.89 750.90a 750.91 750.316 750.317 750.327 750.349 750.350 750.436(2)(d) 750.436(2)(e)
  750.520b 750.529 750.529a 750.531 750.76(3)(a)
  333.7401(2)(a)(i) 333.7403(2)(a)(i)
`);

/** First-degree arson carries life since this day. What the section carried before was not read. */
export const isGraveArson = sections('750.72');
export const arsonForLifeSince = '2013-04-03';

/** Conspiracy, burning for the insurance, explosives and poison: life for the gravest of what these sections name. */
export const isPerhapsForLife = sections(
  '750.76 750.157a 750.200i 750.204 750.207 750.209 750.210 750.211a 750.436',
);

/** Sections that name both crimes Michigan clears and crimes it never clears, until the person says which part. */
export const isUnclear = sections('750.520 750.520a 750.136b(2) 750.136b(4) 257.617(2) 257.617(3)');

/** Child abuse, whose degree was not told. */
export const degreeUntold = partUntold('750.136b(3)');

/** MCL 780.621c(1)(b). */
export const isListed = sections(
  '750.136b(3) 750.136d(1)(b) 750.136d(1)(c) 750.145c 750.145d 750.520c 750.520d 750.520g',
);

/** MCL 780.621c(1)(f). */
export const traffickingOrTerrorism = under('750.462a–750.462j 750.543a–750.543z');

export const fourthDegreeSexualConduct = '750.520e';

const harmful =
  '257.601b(2) 257.601b(3) 257.601c(1) 257.601c(2) 257.601d 257.616a(2)(d) 257.616a(2)(e) 257.626(3) 257.626(4) 257.904(4) 257.904(5) 257.904(7)';

/** Traffic sections in which someone is hurt or killed: MCL 780.621c(1)(d)(iii). Only for that are they felonies. */
export const harmfulTraffic = any(under(harmful), all(felony, partUntold(harmful)));

/** MCL 780.621(4)(a)(ii) and (iii), and those of MCL 770.9a(3) that the Attorney General names. */
export const isNamedAssaultive = sections(`
  750.81–750.90g 750.110a 750.136b 750.234a 750.234b 750.234c 750.349b 750.411h
  750.316 750.317 750.321 750.349 750.411i 750.520b 750.520c 750.520d 750.520e 750.520g 750.529 750.529a 750.530
`);

/** “Any other violent felony”, or one of MCL 770.9a: neither list could be read whole, so these stay open. */
export const isPerhapsAssaultive = sections('750.520f 750.531');

/**
 * MCL 780.811(1)(a): its first part as it was read, the rest as others list it. It also names drunk driving, drunk
 * boating and alcohol for a minor where somebody was hurt.
 */
export const isSeriousMisdemeanor = sections(`
  750.81 750.81a 750.81c(1) 750.115 750.136b 750.145 750.174a(2) 750.174a(3) 750.233 750.234 750.235 750.335a 750.411h
  257.601b(2) 257.601d 257.617a
`);

/** MCL 780.621g(15): felonies of criminal enterprise (chapter XXVA), forgery (chapter XLI) and embezzlement. */
export const isDishonestFelony = sections(`
  750.159f–750.159x 750.174 750.174a 750.175 750.176 750.180 750.181 750.248–750.265z
`);

/** MCL 780.621g(15): 1979 PA 53, crimes with computers, whatever they carry. */
export const isComputerCrime = sections('752.791–752.797b');

/** Drunk driving: MCL 780.621(4)(d) and (h). */
export const isDrunkDriving = sections('257.625');

/** MCL 780.621e(7): having or using marijuana. */
const marijuana = '333.7403(2)(d) 333.7404(2)(d)';
export const havingOrUsingMarijuana = under(marijuana);

/** Drug sections told without their paragraph, and the one on gear: of these, only those about marijuana. */
export const perhapsMarijuana = any(partUntold(marijuana), under('333.7453'));

/** Misdemeanors known to carry more than 92 days: assault, larceny, retail fraud and receiving stolen property. */
export const isNotShort = sections('750.81 750.356 750.356a 750.356d 750.535');

/** Domestic assault that is a felony because of earlier convictions. */
export const isRepeatDomestic = sections('750.81(4) 750.81(5) 750.81a(3)');

/** Drunk driving that MCL 780.621(4)(d) does not name: with a death, an injury or a child, or after an earlier one. */
export const laterOrHarmfulDrunkDriving = under(
  '257.625(4) 257.625(5) 257.625(7) 257.625(9)(b) 257.625(9)(c)',
);

/** Longest sentences, in years, of sections where it matters whether they reach ten. */
const longestTerms = [
  [2, sections('750.81d(1) 750.479a(2) 257.602a(2) 257.616a(2)(b) 257.616a(2)(f) 333.7403(2)(b)(ii)')],
  [4, sections('750.81d(2) 750.360 750.411a(1)(b) 333.7401(2)(d)(iii) 333.7403(2)(a)(iv) 333.7403(2)(a)(v)')],
  [
    5,
    sections(`
      750.81(5) 750.81a(3) 750.111 750.224b 750.224f 750.356(3) 750.356a(1) 750.356a(2)(c) 750.377a(1)(b) 750.411a(1)(c) 750.479a(3)
      750.535(3) 750.535(7) 257.602a(3) 257.616a(2)(c) 257.902 257.903(1)
    `),
  ],
  [
    10,
    // False pretenses for $20,000 or more carried 10 years, and since 2013 15.
    sections(`
      750.86 750.110 750.116 750.218(5) 750.356(2) 750.377a(1)(a) 750.411a(1)(d) 750.479a(4) 750.479b(2)
      750.483a(2)(b) 750.483a(6)(b) 750.535(2) 205.428(6) 257.254 257.602a(4) 257.616a(2)(d) 333.7340c
      333.7403(2)(b)(i)
    `),
  ],
  [14, sections('750.248 750.249')],
  [
    15,
    sections(`
      750.81d(3) 750.88 750.158 750.422 750.423 750.479a(5) 205.27(3) 257.602a(5) 257.616a(2)(e) 257.903(3) 257.904(4)
    `),
  ],
  [20, sections('750.81d(4) 750.213 750.455 750.457 333.7401(2)(a) 333.7403(2)(a)(iii)')],
  [30, sections('333.7403(2)(a)(ii)')],
] as const;

/** Sections where the longest sentence is asked, not read from the section: nothing is decided by this list. */
export const mayCarryTenYears = sections(`
  750.73 750.74 750.118 750.174 750.218 750.356a(2)(d) 750.357 750.380(2) 750.411u 750.424 750.458 750.459 750.535
  750.535b 752.541 752.542 333.7401(2)(d)(i) 333.7401c 432.218
`);

export const lifeInMonths = 600;

export function longestTermOf(charge: Charge): number | undefined {
  if (charge.maxMonths !== undefined) return charge.maxMonths;
  if (isForLife(charge)) return lifeInMonths;
  const named = longestTerms.find(([, carries]) => carries(charge));
  return named && named[0] * 12;
}
