import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import type { OffenseKind } from '../../record/record.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  felony,
  inAdultCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** The sealing laws reach back to offenses of January 1, 1986. */
export const since1986 = not(committedBefore('1986-01-01'));

/** § 19.2-392.6(A): no kind that points to another crime stands beside it. */
const nothingGraver = not(
  about(
    ...(['assault', 'violent', 'burglary', 'robbery', 'fraud', 'weapon', 'sexual'] as const),
    ...(['domestic_violence', 'dui', 'arson', 'protection_order', 'harassment'] as const),
  ),
);

const readAsListed = all(
  nothingGraver,
  byKind(
    [all(about('marijuana'), readAs(always, said.marijuanaSale)), 'drug_sale'],
    [readAs(always, said.pettyTheft), 'theft'],
    [readAs(always, said.simpleTrespass), 'trespass'],
    [all(graded('1'), readAs(always, said.disorderlyConduct)), 'public_order'],
  ),
);

/** Misdemeanor convictions that the state seals by itself: § 19.2-392.6(A). */
export const sealedByItself = all(
  misdemeanor,
  under('18.2-96 18.2-103 18.2-119 18.2-120 18.2-134 18.2-248.1 18.2-415', readAsListed),
);

/** Those, and two more that have to be asked for: § 19.2-392.12:1(A). */
export const onShortList = any(
  sealedByItself,
  all(
    misdemeanor,
    under(
      '4.1-305 18.2-265.3(a)',
      byKind([() => never, 'dui'], [readAs(always, said.underageAlcohol), 'alcohol_minor']),
    ),
  ),
);

/** Former § 18.2-250.1 was a crime until July 2020 and a civil offense until July 2021. */
export const marijuanaPossession = all(
  ofLevel('misdemeanor', 'infraction'),
  under(
    '18.2-250.1',
    all(
      about('marijuana'),
      about('drug_possession'),
      not(about('drug_sale')),
      committedBefore('2021-07-01'),
      readAs(always, said.marijuanaPossession),
    ),
  ),
);

/** “Deemed guilty of larceny”, and punished as § 18.2-95 says. These have no class. */
const larcenySections = `
  18.2-95 18.2-98 18.2-101 18.2-103 18.2-108 18.2-111 18.2-114.1–18.2-118 18.2-178 18.2-186 18.2-192 18.2-195.2
  18.2-200 18.2-200.1 18.2-340.37
`;
const larceny = under(larcenySections, byKind([readAs(always, said.larcenyFelony), 'theft', 'fraud']));

/** A felony under one of these is grand larceny, or of Class 5 or 6: who tells the section need not tell the class. */
export const lightBySection: FactCondition = all(
  under(`
    18.2-95 18.2-103 18.2-111 18.2-137 18.2-172 18.2-173 18.2-181 18.2-195 18.2-250 18.2-258.1 18.2-434
  `),
  ({ charge }) =>
    charge.grade === undefined ? assuming(said.lightBySection, always, charge.path('grade')) : never,
);

/** What a petition can be about: § 19.2-392.12(A). */
export const lightEnough = any(
  misdemeanor,
  all(
    felony,
    any(
      lightBySection,
      all(under(larcenySections), not(graded('4'))),
      graded('5', '6'),
      all(graded('ungraded'), larceny),
    ),
  ),
);

/** § 19.2-392.12(L), sections that are left out at every level. */
const neverSealed = `
  4.1-309.1 5.1-13 16.1-253.2 18.2-36–18.2-36.2 18.2-47 18.2-49.1(a) 18.2-51.5 18.2-57(b) 18.2-57(c) 18.2-57.2 18.2-57.3
  18.2-59.1 18.2-60 18.2-60.3–18.2-60.5 18.2-61–18.2-67.10 18.2-130 18.2-130.1 18.2-144 18.2-144.1 18.2-154 18.2-178.1
  18.2-251.2 18.2-266 18.2-266.1 18.2-268.3 18.2-270 18.2-282.1 18.2-324.2 18.2-346(b) 18.2-346.01 18.2-348–18.2-364
  18.2-366–18.2-371.1 18.2-371.2:1 18.2-372–18.2-387.1 18.2-405 18.2-406 18.2-472.1 19.2-62 24.2-* 29.1-738 29.1-738.02 29.1-738.2
  3.2-6570–3.2-6573.1 37.2-912 40.1-100.2 40.1-103 46.2-341.24 46.2-341.26:3
`;

/** § 17.1-805(C), as far as a felony of Class 5 or 6 can be one of them. */
const violentFelonies = `
  18.2-31–18.2-33 18.2-35 18.2-40 18.2-41 18.2-46.5–18.2-46.7 18.2-48–18.2-49.1 18.2-51–18.2-55 18.2-57 18.2-58–18.2-58.1
  18.2-60.1 18.2-85 18.2-89–18.2-93 18.2-152.7 18.2-162 18.2-280–18.2-282 18.2-286.1 18.2-287.2 18.2-289 18.2-290
  18.2-308.1 18.2-308.2 18.2-308.2:1 18.2-308.3 18.2-312 18.2-408 18.2-413 18.2-414 18.2-423–18.2-423.2 18.2-433.2
  18.2-460 18.2-474.1 18.2-477 18.2-477.1 18.2-478 18.2-480 18.2-481 18.2-485 37.2-917 52-48 53.1-203
`;

/** Only some paragraphs are on the list. */
const namedParts = '18.2-46.3(b) 18.2-308.2:2(m) 18.2-308.2:2(n)';

const whichPart: FactCondition = () => judgement(said.partOfSection);
/** Until July 2021 selling and buying sex stood in one section; only its first part can be sealed. */
const halfWritten = any(
  all(felony, partUntold(namedParts), whichPart),
  all(partUntold('18.2-346(b)'), committedBefore('2021-07-01'), whichPart),
  all(felony, under('18.2-279'), () => judgement(said.occupiedDwelling)),
);

const violent = all(felony, readAs(always, said.violentFelony));
const tellIfFelony = all(felony, onlySectionTells);

/** Kinds of which every section is left out, whatever the section told. */
const leftOutKinds: readonly OffenseKind[] = [
  'dui',
  'domestic_violence',
  'sexual',
  'protection_order',
  'homicide',
  'kidnapping',
  'robbery',
  'animal_cruelty',
];

/** Named as exceptions in § 19.2-392.12(L)(16)–(18): of these the section decides, whatever was told beside it. */
const namedAsOpen = under('18.2-346 18.2-347 18.2-365 18.2-371.2 18.2-371.3 18.2-371.4 18.2-388');

/** Without its section, only that tells whether it was selling sex or another crime of the article. */
const perhapsSellingSex: FactCondition = all(about('prostitution'), ({ charge }) =>
  fact(
    charge.statute === undefined &&
      leftOutKinds.every((kind) => kind === 'sexual' || !charge.offense?.includes(kind)),
  ),
);

/** Told in words. Of a charge told by its section alone, the section decides. */
const ofLeftOutKind: FactCondition = all(not(namedAsOpen), not(perhapsSellingSex), ({ charge }) =>
  fact(charge.offense?.some((kind) => leftOutKinds.includes(kind)) ?? false),
);

const byWhatItWas = byKind(
  [when(perhapsSellingSex, onlySectionTells, anything), 'sexual'],
  [anything, ...leftOutKinds],
  [onlySectionTells, 'child_victim', 'elder_victim', 'harassment'],
  [violent, 'assault', 'violent'],
  [all(felony, readAs(always, said.felonyBurglary)), 'burglary'],
  [any(all(felony, readAs(always, said.felonySex)), onlySectionTells), 'prostitution'],
  [tellIfFelony, 'arson', 'weapon', 'escape', 'obstruction'],
);

const withVictim = about(
  'assault',
  'violent',
  'harassment',
  'property_damage',
  'child_victim',
  'elder_victim',
);

/** § 19.2-392.12(L)(19). Asked only where somebody was hurt, harassed or harmed. */
const familyVictim = all(withVictim, chargeFact('familyVictim', false, said.notFamily));

/** § 19.2-392.12(L)(4): a felony with a gun, unless a court has given back gun rights. */
const gunUsed: FactCondition = all(felony, ({ charge }) => {
  const { weaponUsed, path } = charge;
  if (weaponUsed === undefined) return assuming(said.noFirearm, never, path('weaponUsed'));
  return weaponUsed ? judgement(said.firearmUsed) : never;
});

/** § 19.2-392.12(L)(12). */
const graveAttempt: FactCondition = all(felony, not(larceny), ({ charge }) =>
  isAttempt(charge) ? judgement(said.attemptAtWhat) : never,
);

/** § 19.2-392.12(L)(2): what calls for registration, of kinds that are not left out as a whole. */
const calledForRegistration = all(
  about('child_victim', 'prostitution', 'burglary', 'harassment', 'other'),
  whereNotTold(['registrable'], ({ charge }) => fact(charge.registrable === true)),
);

/** § 19.2-392.12(L): what no petition can seal. */
export const leftOut = any(
  ofLeftOutKind,
  under(neverSealed, byWhatItWas),
  all(felony, under(`${violentFelonies} ${namedParts}`)),
  halfWritten,
  familyVictim,
  gunUsed,
  graveAttempt,
  calledForRegistration,
);

/** What the police report to the state under § 19.2-390(A): only such a conviction stands in the way of sealing another. */
const reportedMisdemeanor = all(
  misdemeanor,
  not(graded('3', '4')),
  under(
    '18.2-* 19.2-* 54.1-* 16.1-253.2 3.2-6570 4.1-309.1 5.1-13 46.2-341.24 46.2-341.26:3 46.2-817',
    (matter) => {
      const { offense, path } = matter.charge;
      if (offense === undefined) return unknown(path('offense'));
      if (offense.includes('dui')) return always;
      if (offense.includes('traffic')) return assuming(said.trafficTitle, never, path('statute'));
      if (offense.includes('alcohol_minor')) return assuming(said.alcoholTitle, never, path('statute'));
      return always;
    },
  ),
);
export const reported = any(felony, reportedMisdemeanor);

export const felonyConviction = all(adultConviction, felony);

/** Crimes against people, of which some without a class carry life in prison. */
export const perhapsForLife = all(
  inAdultCourt,
  felony,
  graded('ungraded'),
  about('robbery', 'sexual', 'arson', 'homicide', 'kidnapping', 'burglary'),
  () => judgement(said.lifeFelony),
);
