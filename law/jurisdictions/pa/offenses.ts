import type { FiledCharge } from '../../engine/case-file.ts';
import { all, any, type FactCondition, type Matter, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import type { OffenseKind } from '../../record/record.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import { inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { sections, under } from './code.ts';
import { clauseTold, drugAct, toldAsDealing } from './drug-act.ts';
import {
  carriesFiveYears,
  carriesMoreThanTwoYears,
  carriesOneYear,
  carriesSevenYears,
  carriesTwentyYears,
  carriesTwoYears,
} from './maximum.ts';
import { said } from './said.ts';

const readAsPersonal = readAs(always, said.personCrime);

/** Read as a crime against a person, unless it was about one of these too: then only the section tells. */
const personalUnless =
  (...kinds: OffenseKind[]): FactCondition =>
  (matter) =>
    has(matter.charge, ...kinds) ? onlySectionTells(matter) : readAsPersonal(matter);

const has = ({ offense = [] }: FiledCharge, ...wanted: OffenseKind[]) =>
  offense.some((kind) => wanted.includes(kind));

const atHome: readonly OffenseKind[] = [
  'domestic_violence',
  'violent',
  'child_victim',
  'elder_victim',
  'other',
];

const onlyAtHome = ({ charge }: Matter) => charge.offense?.every((kind) => atHome.includes(kind)) === true;

export const dangerFamilyOrGunCrime = under(
  // Articles B and D and chapter 61 of Title 18.
  '2301–3299 4301–4499 6101–6199',
  byKind(
    // Deaths on the road stand in the vehicle code.
    [personalUnless('dui', 'traffic'), 'homicide'],
    [readAsPersonal, 'assault', 'kidnapping', 'harassment'],
    [personalUnless('prostitution'), 'sexual'],
    [
      (matter) => (onlyAtHome(matter) ? readAsPersonal(matter) : onlySectionTells(matter)),
      'domestic_violence',
    ],
    // Having a weapon for use in a crime (§ 907) stands outside chapter 61, carrying a gun (§ 6106) in it.
    [onlySectionTells, 'weapon', 'child_victim'],
    // Neglect and abuse of people in care (§§ 2713, 2713.1) stand in Article B, theft from an older person does not.
    [(matter) => (onlyAtHome(matter) ? onlySectionTells(matter) : never), 'elder_victim'],
    // Robbery, burglary and arson stand in Article C, however violent.
    [() => never, 'robbery', 'burglary', 'arson'],
    [onlySectionTells, 'violent'],
  ),
);

/** What the registration law lists: 42 Pa.C.S. § 9799.14. Chapters 29 to 31 stand in Article B anyway. */
const onList = sections(`
  2901(a.1) 2902(b) 2903(b) 2910 3011(a)(1) 3011(a)(2) 3011(b) 3013 3121–3126 4302(b) 5902(b.1) 5903(a)(3)(ii)
  5903(a)(4)(ii) 5903(a)(5)(ii) 5903(a)(6) 6301(a)(1)(ii) 6312 6318 6320 7507.1
`);

/** Sections that it lists in part, and § 9799.55 where the victim was a child. */
const perhapsOnList = sections('2901 2902 2903 2904 3011 3012 4302 5902 5903 6301');

/** Paragraphs of these that neither list names. */
const offList = sections(
  '5902(a) 5902(c) 5902(d) 5902(e) 5903(a)(1) 5903(a)(2) 5903(b) 5903(c) 6301(a)(1)(i) 6301(a)(2)',
);

/** Interference with the custody of a child. */
const custody = sections('2904');

const readAsRegistrable: FactCondition = ({ charge }) =>
  assuming(said.onRegistrationList, always, charge.path('registrable'));

/** A crime that the registration law lists, 42 Pa.C.S. §§ 9799.14 and 9799.55. */
const onRegistrationList = whereNotTold(['registrable'], (matter) => {
  const { charge } = matter;
  if (charge.registrable !== undefined) return fact(charge.registrable);
  const sectionTells = onList(charge);
  if (sectionTells) return readAsRegistrable(matter);
  if (perhapsOnList(charge) === false || offList(charge)) return never;
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  const child = custody(charge) || has(charge, 'child_victim');
  const sexual = has(charge, 'sexual');
  if (sectionTells === false) return child || sexual ? judgement(said.partOnRegistrationList) : never;
  if (sexual && !has(charge, 'prostitution')) return readAsRegistrable(matter);
  return sexual || (child && has(charge, 'kidnapping')) ? onlySectionTells(matter) : never;
});

const animalCruelty = under('5533', byKind([readAs(always, said.animalCruelty), 'animal_cruelty']));

/** Told by its section only; what it was about is asked first. */
const corruptionOfMinors = under('6301', byKind());

/** § 9122.3(a)(1): what is never sealed by itself. */
export const shutOutOfCleanSlate = any(
  dangerFamilyOrGunCrime,
  onRegistrationList,
  animalCruelty,
  corruptionOfMinors,
);

/** § 9122.1(b)(1): what a court may not seal where it carries more than two years. */
export const seriousPersonCrime = all(
  carriesMoreThanTwoYears,
  any(dangerFamilyOrGunCrime, onRegistrationList, corruptionOfMinors),
);

/** § 2706: a court may seal it as a misdemeanor, § 9122.1(b)(1)(i). */
export const terroristicThreats = under('2706');

/** §§ 9122.3(a)(2)(iv), 9122.1(b)(2)(ii)(C): short of registration, but it closes the way for a time or for good. */
export const listedByNumber = all(
  inAdultCourt,
  under('3127 3129 4915.1 4915.2 5122 5510 5515', byKind([onlySectionTells, 'sexual'])),
);

export const drugCrime = under(
  drugAct,
  byKind([readAs(always, said.drugAct), 'drug_possession', 'drug_sale', 'marijuana']),
);

/** Dealing, or having drugs in order to deal. */
export const drugDealing = when(
  clauseTold,
  toldAsDealing,
  byKind([readAs(always, said.dealing), 'drug_sale']),
);

export const underageDrinking = under(
  '6308',
  byKind([readAs(always, said.underageDrinking), 'alcohol_minor']),
);

/** Less than 2½ to 5 years: no minimum of 30 months and no maximum of 60 was imposed, § 9102. */
export const lightDrugSentence = unless(sentencedBeyond(59), 'sentenceMonths', ({ charge }) => {
  const { sentence, sentenceMonths, facts } = charge;
  const minimum = facts?.minimumMonths;
  if (typeof minimum === 'number' && minimum >= 30) return fact(false);
  // A minimum is at most half of the maximum (42 Pa.C.S. §§ 9755(b), 9756(b)), so under 60 months at most means under 30 at least.
  if (sentenceMonths !== undefined) return fact(sentenceMonths < 60);
  if (sentence === undefined) return unknown(charge.path('sentence'));
  if (sentence.includes('prison')) return unknown(charge.path('sentenceMonths'));
  // Five years at most are served in a state prison, not in a county jail (42 Pa.C.S. § 9762).
  return sentence.includes('jail')
    ? assuming(said.shortSentence, fact(true), charge.path('sentenceMonths'))
    : fact(true);
});

/** A juvenile adjudication is not a conviction. */
const adult = (...conditions: FactCondition[]) => all(inAdultCourt, ...conditions);

export const oneYearCrime = adult(carriesOneYear);
export const twoYearCrime = adult(carriesTwoYears);
export const moreThanTwoYearCrime = adult(carriesMoreThanTwoYears);
export const twentyYearCrime = adult(carriesTwentyYears);
/** § 9102: a drug felony with a light sentence, which alone among felonies is sealed by itself. */
export const qualifyingOffense = all(ofLevel('felony'), drugCrime, lightDrugSentence);
export const otherFelony = adult(ofLevel('felony'), not(qualifyingOffense));
export const graveDanger = adult(
  any(ofLevel('felony'), carriesSevenYears),
  any(dangerFamilyOrGunCrime, onRegistrationList),
);
export const spoilsItsCase = adult(any(shutOutOfCleanSlate, carriesFiveYears));
