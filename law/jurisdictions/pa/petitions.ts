import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, never } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { convicted, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { fewerThan } from '../../vocabulary/look-back.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { noFelonyElsewhere, sevenYears, tenYears } from './clean-slate.ts';
import { under } from './code.ts';
import { drugAct } from './drug-act.ts';
import { graded } from './grades.ts';
import { notACitizen, restitutionFee, sealed, sealingCautions, sealingPetition } from './how.ts';
import { section9102, section9122point1 } from './laws.ts';
import { carriesMoreThanFiveYears } from './maximum.ts';
import {
  dangerFamilyOrGunCrime,
  drugCrime,
  graveDanger,
  lightDrugSentence,
  listedByNumber,
  moreThanTwoYearCrime,
  seriousPersonCrime,
  terroristicThreats,
  twentyYearCrime,
  twoYearCrime,
} from './offenses.ts';
import { asOneConviction } from './one-conviction.ts';
import { restitutionPaid } from './restitution.ts';
import { said } from './said.ts';

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
    {
      otherwise:
        'You were convicted of a first-degree felony, murder or a crime that carries 20 years. That closes this way',
    },
  ),
  rule(
    'no-recent-person-felony',
    'In the last 15 years you had no felony against a person or a family. You had none with a gun, and no sex felony',
    fewer(1, years(15), graveDanger),
    section9122point1('(b)(2)(ii)(A)'),
    {
      otherwise:
        'In the last 15 years you had a felony against a person or a family, with a gun or about sex',
    },
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
    section9122point1('(b)(2)(iii)'),
  ),
  rule(
    'none-on-the-list',
    'In the last 15 years you had no conviction for a few crimes on a list, such as indecent exposure or not registering',
    ofWholeRecord(fewerThan(1, years(15), listedByNumber)),
    section9122point1('(b)(2)(ii)(C)'),
    { otherwise: 'In the last 15 years you were convicted of a crime on a list that closes this way' },
  ),
];

const petition = {
  ...sealed,
  ...sealingPetition,
  inForce: { from: '2024-02-12' },
  cautions: [phrase.judgeMaySayNo, ...sealingCautions, restitutionFee, notACitizen],
} as const;

/** Contempt and the like, which have no level. */
const contempt: FactCondition = ({ charge: { level, offense } }) =>
  fact(level === undefined && offense?.includes('contempt') === true);

const contemptMayBeSealed = openIf(contempt, said.contemptAsCrime);

/** “An ungraded offense which carries a maximum penalty of no more than five years”, such as many with marijuana. */
const lightUngradedFelony = all(ofLevel('felony'), graded('ungraded'), not(carriesMoreThanFiveYears));

const misdemeanor = relief({
  ...petition,
  id: 'pa-limited-access-petition',
  name: 'Ask the court to seal a misdemeanor or a crime without a grade',
  covers: all(inAdultCourt, convicted, any(ofLevel('misdemeanor'), contempt, lightUngradedFelony)),
  rules: [
    rule(
      'misdemeanor-or-ungraded',
      'It was a misdemeanor, or a crime without a grade that carries 5 years at most',
      contemptMayBeSealed,
      section9122point1('(a)'),
    ),
    requires(sevenYears, section9122point1('(a)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    rule(
      'not-a-person-crime',
      'It was not a misdemeanor of the first degree against a person or a family or with a gun, or a sex crime',
      any(terroristicThreats, not(seriousPersonCrime)),
      section9122point1('(b)(1)'),
      {
        otherwise:
          'It is a first-degree misdemeanor against a person or a family or with a gun, or a sex crime. This law leaves it out',
      },
    ),
    ...wholeRecord,
  ],
});

/** What § 9122.1(a.1)(1)–(5) names. */
const named = `
  3304 3503 3901–3999 4101–4199
  62: 481
`;

/** Using a telephone for a drug crime: it is not named, but what counts as a drug felony was read in an account only. */
const callForDrugs = under('7512');

const propertyFelony = any(
  under(
    named,
    all(
      not(dangerFamilyOrGunCrime),
      byKind(
        [() => never, 'robbery', 'burglary', 'arson'],
        [readAs(always, said.theftOrMischief), 'theft', 'property_damage'],
        [readAs(always, said.fraudOrTrespass), 'fraud', 'trespass'],
      ),
    ),
  ),
  not(openIf(callForDrugs, said.felonyOnTheList)),
);

/** § 9122.1(a.1) leaves out felonies of the first and second degree. The felonies of the Drug Act itself have none. */
const qualifyingFelony = any(under(drugAct), all(any(drugCrime, propertyFelony), graded('3', 'ungraded')));

const lightIfDrugs = when(drugCrime, lightDrugSentence, () => always);

const felony = relief({
  ...petition,
  id: 'pa-limited-access-felony',
  name: 'Ask the court to seal a lesser property felony or a drug felony',
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [
    rule(
      'felony-covered',
      'It was a drug felony, theft, forgery, fraud, trespass, damage (criminal mischief) or welfare fraud. It was not a felony of the first or second degree',
      qualifyingFelony,
      section9122point1('(a.1)'),
    ),
    rule(
      'short-sentence',
      'If it was a drug felony, your sentence was less than 2½ to 5 years in prison',
      lightIfDrugs,
      section9102,
    ),
    requires(tenYears, section9122point1('(a.1)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point1('(a.1)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    ...wholeRecord,
  ],
});

export const petitions = [misdemeanor, felony];
