import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import { type Rule, rule } from '../../place/relief.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { about } from '../../vocabulary/facts.ts';
import { among, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { expungementLaw, noTickets, violentOffenses } from './cites.ts';
import { partUntold, under } from './code.ts';
import { crimeOf } from './crime-levels.ts';
import { priorFelony, sentencedBeforeJuly2009 } from './earlier-and-later.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

const sixYears = 72;

/** Class H carries 6 years and Class I three and a half; an attempt carries half of the full crime. */
const lowFelony: FactCondition = ({ charge }) => {
  if (charge.maxMonths !== undefined) return fact(charge.maxMonths <= sixYears);
  switch (gradeOf(charge)) {
    case undefined:
      return unknown(charge.path('grade'));
    case 'h':
    case 'i':
      return always;
    case 'g':
      return assuming(said.fullClassG, never, charge.path('maxMonths'));
    case 'ungraded':
      return unknown(charge.path('maxMonths'));
    default:
      return never;
  }
};

const sixYearsAtMost = any(
  crimeOf('misdemeanor'),
  all(crimeOf('felony'), not(sentencedBeforeJuly2009), lowFelony),
);

const lowClassFelony = all(crimeOf('felony'), graded('h', 'i'));

/** § 301.048(2)(bm)1.a.: whole sections, and parts of sections. */
const violentSections = `
  940.01 940.02 940.03 940.05 940.06 940.08 940.09 940.10 940.20 940.201 940.203 940.204 940.21 940.23 940.235
  940.29 940.31 941.26 941.30 941.327 943.011 943.013 943.02 943.04 943.06 943.30 943.32 946.43 947.015
  948.025 948.03 948.04 948.05 948.051 948.06 948.07 948.08 948.085 948.30
`;
const violentParts = `
  940.19(3) 940.19(4) 940.19(5) 940.195(3) 940.195(4) 940.195(5) 940.198(2) 940.225(1) 940.225(2) 940.225(3)
  940.285(2)(a)1 940.285(2)(a)2 940.295(3)(b) 940.43(1) 940.43(2) 940.43(3) 940.45(1) 940.45(2) 940.45(3)
  941.20(2) 941.20(3) 943.01(2)(c) 943.10(2) 943.23(1g) 943.23(1m) 943.23(1r) 943.231(1) 948.02(1) 948.02(2)
`;

/** A section written without the part that decides: 940.19 alone says battery, and not how grave. */
const halfWritten = all(
  partUntold(violentParts),
  // The only battery that is a Class I felony is § 940.19(2), which is not on the list.
  not(all(under('940.19'), graded('i'))),
  () => judgement(said.partOfSection),
);

const violentKinds = about(
  ...([
    'homicide',
    'assault',
    'violent',
    'domestic_violence',
    'sexual',
    'child_victim',
    'elder_victim',
  ] as const),
  ...(['kidnapping', 'robbery', 'arson', 'weapon', 'escape'] as const),
);

const violentFelony = any(
  under(violentSections + violentParts, among(violentKinds, onlySectionTells)),
  halfWritten,
  under(
    '943.011 943.013 947.015 940.203',
    among(
      about('property_damage', 'public_order', 'harassment', 'obstruction'),
      readAs(never, said.noBombScare),
    ),
  ),
);

/** Stalking and sexual assault by school staff bar Class H; hiding the death of a child bars Class I. */
const namedFelony = any(
  all(graded('h'), under('940.32 948.095', among(about('harassment'), onlySectionTells))),
  all(graded('i'), under('948.23(1)(a)')),
);

const leftOut: FactCondition = (matter) => ask(all(lowClassFelony, any(violentFelony, namedFelony)), matter);

/** What the law asks before a judge may order it. */
export const mayBeOrdered: readonly Rule[] = [
  rule(
    'a-crime',
    'It was a crime, not a ticket that only takes money',
    crimeOf('misdemeanor', 'felony'),
    noTickets,
    { otherwise: 'It was a ticket that only takes money, not a crime' },
  ),
  rule(
    'young-enough',
    'You were under 25 when it happened, or under 21 if you were sentenced before July 2009',
    when(sentencedBeforeJuly2009, youngerThan(21), youngerThan(25)),
    expungementLaw('(1m)(a)1.'),
  ),
  rule(
    'minor-class',
    'It was a misdemeanor, or a Class H or I felony sentenced since July 2009 (the most is 6 years)',
    sixYearsAtMost,
    expungementLaw('(1m)(a)1.'),
  ),
  rule(
    'no-earlier-felony',
    'If it was a felony, you had no felony conviction before it',
    any(not(lowClassFelony), not(priorFelony)),
    expungementLaw('(1m)(a)3.'),
    { otherwise: 'You had a felony conviction before this felony' },
  ),
  rule(
    'not-violent-felony',
    'If it was a felony, it is not on the list of violent felonies. The law does not leave it out for another reason',
    not(leftOut),
    violentOffenses,
    { otherwise: 'It is a felony on the list of violent ones, or one the law leaves out for another reason' },
  ),
];
