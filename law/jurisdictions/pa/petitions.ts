import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import { type Period, years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { convicted, graded, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { fewerThan } from '../../vocabulary/look-back.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { always, fact, judgement, never } from '../../when.ts';
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
import { said } from './said.ts';
import { anySection, oneOfSections, sectionOr, within } from './sections.ts';

/** Fewer than so many such convictions in the last so many years. */
const fewer = (limit: number, period: Period, which: FactCondition) =>
  ofWholeRecord(fewerThan(limit, period, which, { elsewhere: 'felonies' }));

/** What § 9122.1(b)(2) asks of the whole record before a court may seal a conviction. */
const wholeRecord = [
  rule(
    'no-gravest-crime',
    'You were never convicted of murder, a first-degree felony or a crime that carries 20 years',
    ofWholeRecord(all(atMost(0, twentyYearCrime), noFelonyElsewhere)),
    section9122point1('(b)(2)(i)'),
  ),
  rule(
    'no-recent-person-felony',
    'In the last 15 years you had no felony against a person or a family. You had none with a gun, and no sex felony',
    fewer(1, years(15), graveDanger),
    section9122point1('(b)(2)(ii)(A)'),
  ),
  rule(
    'three-serious-at-most',
    'In the last 15 years you had at most three convictions for crimes that carry 2 years or more. Those of one case count as one',
    fewer(4, years(15), asOneConviction(twoYearCrime)),
    section9122point1('(b)(2)(ii)(B)'),
  ),
  rule(
    'one-grave-at-most',
    'In the last 10 years you had at most one conviction for a crime that carries more than 2 years. Those of one case count as one',
    fewer(2, years(10), asOneConviction(moreThanTwoYearCrime)),
    section9122point1('(b)(2)(iii)(A)'),
  ),
  rule(
    'none-on-the-list',
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

/** Contempt and the like, which have no level. */
const contempt: FactCondition = ({ charge: { level, offense } }) =>
  fact(level === undefined && offense?.includes('contempt') === true);

const contemptMayBeSealed = openIf(contempt, said.contemptAsCrime);

/** Two points on which what could be read of the law does not settle the answer. */
const inNoDoubt = all(
  openIf(all(terroristicThreats, carriesMoreThanTwoYears), said.threatsSince2023),
  openIf(onRegistrationList, said.lesserOnRegistrationList),
);

const misdemeanor = relief({
  ...petition,
  id: 'pa-limited-access-petition',
  name: 'Ask the court to seal a misdemeanor',
  covers: all(inAdultCourt, convicted, any(ofLevel('misdemeanor'), contempt)),
  rules: [
    rule(
      'misdemeanor-or-ungraded',
      'It was a misdemeanor, or a crime without a grade',
      contemptMayBeSealed,
      section9122point1('(a)'),
    ),
    rule('clean-years', 'You have had no conviction for 7 years', sevenYears, section9122point1('(a)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a)')),
    rule(
      'not-a-person-crime',
      'It was not a misdemeanor of the first degree against a person or a family or with a gun, or a sex crime',
      any(terroristicThreats, not(seriousPersonCrime)),
      section9122point1('(b)(1)'),
    ),
    rule(
      'not-in-doubt',
      'It is not terroristic threats of the first degree, or a lesser crime on the registration list. There the law is not clear to us',
      inNoDoubt,
      section9122point1('(b)(1)'),
    ),
    ...wholeRecord,
  ],
});

/** The felonies that § 9122.1(a.1) names could be read in accounts of the law only. */
const surelyNamed = anySection(within(3901, 3936), oneOfSections('4101', '3304'));
const perhapsNamed = anySection(
  within(4102, 4199),
  oneOfSections('3503', '7512'),
  // Welfare fraud.
  ({ title, number }) => title === 62 && number.startsWith('481'),
);
const perhapsOnTheList = () => judgement(said.felonyOnTheList);

const propertyFelony = any(
  sectionOr(
    surelyNamed,
    all(
      not(dangerFamilyOrGunCrime),
      byKind(
        [() => never, 'robbery', 'burglary', 'arson'],
        [readAs(always, said.theftOrMischief), 'theft', 'property_damage'],
        [onlySectionTells, 'fraud'],
        [perhapsOnTheList, 'trespass', 'official_misconduct'],
      ),
    ),
  ),
  all(
    sectionOr(perhapsNamed, () => never),
    perhapsOnTheList,
  ),
);

/** A third-degree property felony, or a drug felony, whose place on the list could not be read. */
const qualifyingFelony = any(
  all(drugCrime, () => judgement(said.drugFelonySealed)),
  all(
    not(drugCrime),
    propertyFelony,
    any(
      graded('3'),
      all(graded('ungraded'), () => judgement(said.ungradedAsThird)),
    ),
  ),
);

const lightIfDrugs: FactCondition = (matter) =>
  ask(drugCrime, matter).latest === Number.NEGATIVE_INFINITY ? ask(lightDrugSentence, matter) : always;

const felony = relief({
  ...petition,
  id: 'pa-limited-access-felony',
  name: 'Ask the court to seal a third-degree property felony or a drug felony',
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [
    rule(
      'felony-covered',
      'It was a third-degree felony of theft, forgery or criminal mischief. Other property and drug felonies may count too',
      qualifyingFelony,
      section9122point1('(a.1)'),
    ),
    rule(
      'short-sentence',
      'If it was a drug felony, your sentence was less than 2½ to 5 years in prison',
      lightIfDrugs,
      section9102,
    ),
    rule('clean-years', 'You have had no conviction for 10 years', tenYears, section9122point1('(a.1)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a.1)')),
    ...wholeRecord,
  ],
  cautions: [
    ...petition.cautions,
    'We could not read the full list of felonies a court may seal. Ask legal aid before you pay a fee.',
  ],
});

export const petitions = [misdemeanor, felony];
