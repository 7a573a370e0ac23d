import type { FactCondition } from '../../condition.ts';
import { all, any, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import { inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { assuming, type Fact, fact, judgement, unknown } from '../../when.ts';
import {
  carriesFiveYears,
  carriesMoreThanTwoYears,
  carriesOneYear,
  carriesSevenYears,
  carriesTwentyYears,
  carriesTwoYears,
} from './maximum.ts';
import {
  inDrugAct,
  isDealing,
  namesClause,
  oneOfSections,
  type Section,
  sectionsOf,
  within,
} from './sections.ts';

type Answer = 'yes' | 'perhaps' | 'no';

/** The section decides where it is told; otherwise what the charge was about. */
function sectionOrKind(
  section: (section: Section) => boolean,
  byKind: (kinds: readonly OffenseKind[]) => Answer,
  assumption: string,
): FactCondition {
  return ({ charge }) => {
    const told = sectionsOf(charge);
    if (told.length > 0) return fact(told.some(section));
    if (charge.offense === undefined) return unknown(charge.path('offense'));
    return reading(byKind(charge.offense), assumption, charge.path('statute'));
  };
}

function reading(answer: Answer, assumption: string, statute: string): Fact {
  if (answer === 'perhaps') return unknown(statute);
  return answer === 'yes' ? assuming(assumption, fact(true), statute) : fact(false);
}

const has = (kinds: readonly OffenseKind[], ...wanted: OffenseKind[]) =>
  kinds.some((kind) => wanted.includes(kind));

/** Article B (§§ 2301–3299), Article D (§§ 4301–4499) and chapter 61 (§§ 6101–6199) of Title 18. */
const dangerFamilyOrGuns = (section: Section) =>
  within(2301, 3299)(section) || within(4301, 4499)(section) || within(6101, 6199)(section);

function saysDanger(kinds: readonly OffenseKind[]): Answer {
  // Deaths on the road stand in the vehicle code.
  if (has(kinds, 'homicide')) return has(kinds, 'dui', 'traffic') ? 'perhaps' : 'yes';
  if (has(kinds, 'assault', 'kidnapping', 'harassment')) return 'yes';
  if (has(kinds, 'sexual')) return has(kinds, 'prostitution') ? 'perhaps' : 'yes';
  const atHome: OffenseKind[] = ['domestic_violence', 'violent', 'child_victim', 'elder_victim', 'other'];
  if (has(kinds, 'domestic_violence'))
    return kinds.every((kind) => atHome.includes(kind)) ? 'yes' : 'perhaps';
  // Having a weapon for use in a crime (§ 907) stands outside chapter 61, carrying a gun (§ 6106) in it.
  if (has(kinds, 'weapon', 'child_victim')) return 'perhaps';
  // Robbery, burglary and arson stand in Article C, however violent.
  if (has(kinds, 'violent')) return has(kinds, 'robbery', 'burglary', 'arson') ? 'no' : 'perhaps';
  return 'no';
}

export const dangerFamilyOrGunCrime = sectionOrKind(
  dangerFamilyOrGuns,
  saysDanger,
  'We assumed this crime is one against a person or a family under Title 18.',
);

/** Sections that the registration law lists whole: rape to indecent assault, crimes against children, spying. */
const onList = (section: Section) =>
  within(3121, 3126)(section) ||
  oneOfSections('2910', '3012', '3013', '6312', '6318', '6320', '7507.1')(section);

/** Sections that it lists in part, most of them where the victim was a child; and the rest of chapter 31. */
const perhapsOnList = (section: Section) =>
  within(3127, 3133)(section) ||
  oneOfSections('2901', '2902', '2903', '2904', '3011', '4302', '5902', '5903', '6301')(section);

/** A crime that the registration law lists, 42 Pa.C.S. §§ 9799.14 and 9799.55. */
export const onRegistrationList: FactCondition = ({ charge }) => {
  const { registrable, offense } = charge;
  if (registrable !== undefined) return fact(registrable);
  const told = sectionsOf(charge);
  if (told.some(onList))
    return assuming(
      'We assumed this crime is on the sex offender registration list.',
      fact(true),
      charge.path('registrable'),
    );
  if (told.length > 0 && !told.some(perhapsOnList)) return fact(false);
  if (offense === undefined) return unknown(charge.path('offense'));
  const child = told.some(oneOfSections('2904')) || has(offense, 'child_victim');
  if (told.length > 0)
    return child || has(offense, 'sexual')
      ? judgement('Is this part of the section on the sex offender registration list?')
      : fact(false);
  if (has(offense, 'sexual'))
    return has(offense, 'prostitution')
      ? unknown(charge.path('statute'))
      : assuming(
          'We assumed this crime is on the sex offender registration list.',
          fact(true),
          charge.path('registrable'),
        );
  return has(offense, 'kidnapping') && child ? unknown(charge.path('statute')) : fact(false);
};

const animalCruelty = sectionOrKind(
  oneOfSections('5533'),
  (kinds) => (has(kinds, 'animal_cruelty') ? 'yes' : 'no'),
  'We assumed this was cruelty to animals under § 5533.',
);

const corruptionOfMinors = sectionOrKind(oneOfSections('6301'), () => 'no', '');

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

/** § 2706. Whether the 2023 law lets a court seal it could not be read. */
export const terroristicThreats = sectionOrKind(oneOfSections('2706'), () => 'no', '');

/** §§ 9122.3(a)(2)(iv), 9122.1(b)(2)(iii)(B): short of registration, but it closes the way for a time or for good. */
export const listedByNumber = all(
  inAdultCourt,
  sectionOrKind(
    oneOfSections('3127', '3129', '4915.1', '4915.2', '5122', '5510', '5515'),
    (kinds) => (has(kinds, 'sexual') ? 'perhaps' : 'no'),
    '',
  ),
);

export const drugCrime = sectionOrKind(
  inDrugAct,
  (kinds) => (has(kinds, 'drug_possession', 'drug_sale', 'marijuana') ? 'yes' : 'no'),
  'We assumed this crime is under the state Drug Act.',
);

/** Dealing, or having drugs in order to deal, § 780-113(a)(30). */
export const drugDealing: FactCondition = ({ charge }) => {
  const { statute } = charge;
  if (statute !== undefined && sectionsOf(charge).some(inDrugAct) && namesClause(statute))
    return fact(isDealing(statute));
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return charge.offense.includes('drug_sale')
    ? assuming(
        'We assumed the charge was dealing drugs, or having them in order to deal.',
        fact(true),
        charge.path('statute'),
      )
    : fact(false);
};

export const underageDrinking = sectionOrKind(
  oneOfSections('6308'),
  (kinds) => (has(kinds, 'alcohol_minor') ? 'yes' : 'no'),
  'We assumed this was underage drinking under § 6308.',
);

/** Less than 2½ to 5 years: no minimum of 30 months and no maximum of 60 was imposed, § 9102. */
export const lightDrugSentence: FactCondition = ({ charge }) => {
  const { sentence, sentenceMonths, facts } = charge;
  const minimum = facts?.minimumMonths;
  if (typeof minimum === 'number' && minimum >= 30) return fact(false);
  // A minimum is at most half of the maximum (42 Pa.C.S. §§ 9755(b), 9756(b)), so under 60 months at most means under 30 at least.
  if (sentenceMonths !== undefined) return fact(sentenceMonths < 60);
  if (sentence === undefined) return unknown(charge.path('sentence'));
  if (sentence.includes('prison')) return unknown(charge.path('sentenceMonths'));
  // Five years at most are served in a state prison, not in a county jail (42 Pa.C.S. § 9762).
  return sentence.includes('jail')
    ? assuming(
        'We assumed your jail sentence was less than 2½ to 5 years.',
        fact(true),
        charge.path('sentenceMonths'),
      )
    : fact(true);
};

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
