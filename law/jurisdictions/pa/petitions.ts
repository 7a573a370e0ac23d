import { all, ask, type Condition, type FactCondition } from '../../condition.ts';
import { type Period, years } from '../../day.ts';
import type { OffenseKind } from '../../record.ts';
import { relief, rule } from '../../relief.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { convicted, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { fewerThan } from '../../vocabulary/look-back.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, assuming, fact, judgement, never, opposite, unknown } from '../../when.ts';
import { noFelonyElsewhere, sevenYears, tenYears } from './clean-slate.ts';
import { restitutionFee, sealed, sealingCautions, sealingPetition } from './how.ts';
import { section9102, section9122point1 } from './laws.ts';
import { carriesMoreThanTwoYears } from './maximum.ts';
import {
  dangerFamilyOrGunCrime,
  drugCrime,
  graveDanger,
  lightDrugSentence,
  listedByNumber,
  moreThanTwoYearCrime,
  onRegistrationList,
  seriousPersonCrime,
  terroristicThreats,
  twentyYearCrime,
  twoYearCrime,
} from './offenses.ts';
import { asOneConviction } from './one-conviction.ts';
import { restitutionPaid } from './restitution.ts';
import { oneOfSections, sectionsOf, within } from './sections.ts';

/** Fewer than so many such convictions in the last so many years. */
const fewer = (limit: number, period: Period, which: FactCondition) =>
  ofWholeRecord(fewerThan(limit, period, which, { elsewhere: 'felonies' }));

/** What § 9122.1(b)(2) asks of the whole record before a court may seal a conviction. */
const wholeRecord = [
  rule(
    'You were never convicted of murder, a first-degree felony or a crime that carries 20 years',
    ofWholeRecord(all(atMost(0, twentyYearCrime), noFelonyElsewhere)),
    section9122point1('(b)(2)(i)'),
  ),
  rule(
    'In the last 15 years you had no felony against a person or a family. You had none with a gun, and no sex felony',
    fewer(1, years(15), graveDanger),
    section9122point1('(b)(2)(ii)(A)'),
  ),
  rule(
    'In the last 15 years you had at most three convictions for crimes that carry 2 years or more. Those of one case count as one',
    fewer(4, years(15), asOneConviction(twoYearCrime)),
    section9122point1('(b)(2)(ii)(B)'),
  ),
  rule(
    'In the last 10 years you had at most one conviction for a crime that carries more than 2 years. Those of one case count as one',
    fewer(2, years(10), asOneConviction(moreThanTwoYearCrime)),
    section9122point1('(b)(2)(iii)(A)'),
  ),
  rule(
    'In the last 10 years you were not convicted of indecent exposure, of failing to register, or of a few other crimes on a list',
    ofWholeRecord(fewerThan(1, years(10), listedByNumber)),
    section9122point1('(b)(2)(iii)(B)'),
  ),
];

const petition = {
  ...sealed,
  ...sealingPetition,
  inForce: { from: '2024-02-12' },
  cautions: [phrase.judgeMaySayNo, ...sealingCautions, restitutionFee],
} as const;

/** Misdemeanors, and contempt and the like that have no level. */
const misdemeanorOrUngraded: FactCondition = ({ charge }) => {
  if (charge.level !== undefined) return fact(charge.level === 'misdemeanor');
  return charge.offense?.includes('contempt') ? always : unknown(charge.path('level'));
};

const isAnOffense: FactCondition = ({ charge }) =>
  charge.level === undefined && charge.offense?.includes('contempt')
    ? judgement('Does the law treat this contempt as a crime that can be sealed?')
    : always;

/** Two points on which what could be read of the law does not settle the answer. */
const notInDoubt: FactCondition = (matter) => {
  const threats = allOf([ask(terroristicThreats, matter), ask(carriesMoreThanTwoYears, matter)]);
  if (threats.latest === Number.NEGATIVE_INFINITY)
    return judgement('May a court seal a first-degree terroristic threats conviction since 2023?');
  if (threats.earliest < Number.POSITIVE_INFINITY) return unknown(...threats.missing);
  const registrable = ask(onRegistrationList, matter);
  if (registrable.earliest === Number.POSITIVE_INFINITY) return always;
  return {
    ...judgement('May a court seal a lesser crime that is on the registration list?'),
    missing: registrable.missing,
    assumed: registrable.assumed,
  };
};

const notSeriousPersonCrime: FactCondition = (matter) =>
  ask(terroristicThreats, matter).latest === Number.NEGATIVE_INFINITY
    ? always
    : opposite(ask(seriousPersonCrime, matter));

const misdemeanor = relief({
  ...petition,
  id: 'pa-limited-access-petition',
  name: 'Ask the court to seal a misdemeanor',
  covers: all(inAdultCourt, convicted, misdemeanorOrUngraded),
  rules: [
    rule('It was a misdemeanor, or a crime without a grade', isAnOffense, section9122point1('(a)')),
    rule('You have had no conviction for 7 years', sevenYears, section9122point1('(a)')),
    rule(phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a)')),
    rule(
      'It was not a misdemeanor of the first degree against a person or a family or with a gun, or a sex crime',
      notSeriousPersonCrime,
      section9122point1('(b)(1)'),
    ),
    rule(
      'It is not terroristic threats of the first degree, or a lesser crime on the registration list. There the law is not clear to us',
      notInDoubt,
      section9122point1('(b)(1)'),
    ),
    ...wholeRecord,
  ],
});

/** The felonies that § 9122.1(a.1) names could be read in accounts of the law only. */
const surelyNamed = [within(3901, 3936), oneOfSections('4101', '3304')];
const perhapsNamed = [within(4102, 4199), oneOfSections('3503', '7512')];

const propertyFelony: FactCondition = (matter) => {
  const { charge } = matter;
  const told = sectionsOf(charge);
  const inDoubt = judgement('Is this felony on the list of those that a court may seal?');
  if (told.length > 0) {
    if (told.some((section) => surelyNamed.some((named) => named(section)))) return always;
    const welfareFraud = told.some(({ title, number }) => title === 62 && number.startsWith('481'));
    return welfareFraud || told.some((section) => perhapsNamed.some((named) => named(section)))
      ? inDoubt
      : never;
  }
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  const about = (...kinds: OffenseKind[]) => kinds.some((kind) => charge.offense?.includes(kind));
  const danger = ask(dangerFamilyOrGunCrime, matter);
  if (about('robbery', 'burglary', 'arson') || danger.latest === Number.NEGATIVE_INFINITY) return never;
  if (danger.earliest < Number.POSITIVE_INFINITY) return unknown(...danger.missing);
  if (about('theft', 'property_damage'))
    return assuming('We assumed this was theft or criminal mischief.', always, charge.path('statute'));
  if (about('fraud')) return unknown(charge.path('statute'));
  return about('trespass', 'official_misconduct') ? inDoubt : never;
};

const ofTheThirdDegree: FactCondition = ({ charge }) => {
  switch (charge.grade) {
    case undefined:
      return unknown(charge.path('grade'));
    case 'ungraded':
      return judgement('Is this felony treated as one of the third degree?');
    default:
      return fact(charge.grade === '3');
  }
};

/** A third-degree property felony, or a drug felony, whose place on the list could not be read. */
const qualifyingFelony: FactCondition = (matter) => {
  const drugs = ask(drugCrime, matter);
  const inDoubt = judgement('May a court seal this drug felony?');
  if (drugs.latest === Number.NEGATIVE_INFINITY) return inDoubt;
  if (drugs.earliest === Number.POSITIVE_INFINITY)
    return allOf([ask(propertyFelony, matter), ask(ofTheThirdDegree, matter)]);
  return unknown(...drugs.missing);
};

const lightIfDrugs: Condition = (matter) =>
  ask(drugCrime, matter).latest === Number.NEGATIVE_INFINITY ? ask(lightDrugSentence, matter) : always;

const felony = relief({
  ...petition,
  id: 'pa-limited-access-felony',
  name: 'Ask the court to seal a third-degree property felony or a drug felony',
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [
    rule(
      'It was a third-degree felony of theft, forgery or criminal mischief. Other property and drug felonies may count too',
      qualifyingFelony,
      section9122point1('(a.1)'),
    ),
    rule(
      'If it was a drug felony, your sentence was less than 2½ to 5 years in prison',
      lightIfDrugs,
      section9102,
    ),
    rule('You have had no conviction for 10 years', tenYears, section9122point1('(a.1)')),
    rule(phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a.1)')),
    ...wholeRecord,
  ],
  cautions: [
    ...petition.cautions,
    'We could not read the full list of felonies a court may seal. Ask legal aid before you pay a fee.',
  ],
});

export const petitions = [misdemeanor, felony];
