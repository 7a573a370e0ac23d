import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, isNot, judgement, never } from '../../engine/when.ts';
import { type Requirement, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { cleanYears } from '../../vocabulary/clean-years.ts';
import { atMost, freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, programFinished } from '../../vocabulary/endings.ts';
import { chargeFact, convicted, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { past, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord } from '../../vocabulary/whole-record.ts';
import {
  orByPetition,
  restitutionFee,
  sealed,
  sealedByItself,
  sealedWithin30Days,
  sealingCautions,
} from './how.ts';
import { section9102, section9122point2, section9122point3 } from './laws.ts';
import { carriesMoreThanTwoYears, carriesOneYear } from './maximum.ts';
import {
  drugCrime,
  lightDrugSentence,
  listedByNumber,
  moreThanTwoYearCrime,
  oneYearCrime,
  otherFelony,
  qualifyingOffense,
  shutOutOfCleanSlate,
  spoilsItsCase,
} from './offenses.ts';
import { asOneUnlessManyFelonies } from './one-conviction.ts';
import { restitutionPaid } from './restitution.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

/** No conviction for so long, this one included, for a crime that carries a year or more. */
function freeOfConviction(period: Period): Requirement {
  const own = waited(period).since('disposition');
  const ownWait: Condition = (matter) => {
    const short = isNot(ask(carriesOneYear, matter));
    const waiting = ask(own, matter);
    return short ? assuming(said.sameWaitUsed, waiting) : waiting;
  };
  return cleanYears(period, all(ofWholeRecord(freeOfConvictionFor(period, oneYearCrime)), ownWait));
}

export const sevenYears = freeOfConviction(years(7));
export const tenYears = freeOfConviction(years(10));

/** The law speaks of a felony; whether one from another state or a federal court counts has not been settled. */
export const noFelonyElsewhere = any(
  atMost(0, () => never, { elsewhere: 'felonies' }),
  () => judgement(said.felonyElsewhere),
);

const spoiler = all(convicted, spoilsItsCase);

/** A grave conviction beside it closes the way. Where that is a lesser drug felony, § 9122.3(b) can be read both ways. */
const besideIt = all(
  not(all(spoiler, not(qualifyingOffense))),
  openIf(all(spoiler, qualifyingOffense), said.otherConvictionInCase),
);

/** § 9122.3(b): “This subsection shall not apply to a qualifying offense.” */
const nothingGraveInTheSameCase = any(qualifyingOffense, (matter) =>
  allAmong(companions(matter), (other) => ask(besideIt, other)),
);

const atMostInLife = (limit: number, which: FactCondition, elsewhere: 'felonies' | 'all') =>
  ofWholeRecord(atMost(limit, asOneUnlessManyFelonies(which), { elsewhere }));

/** What § 9122.3 asks of the whole record before a conviction is sealed by itself. */
const wholeRecord = [
  rule(
    'no-felony',
    'You have no felony conviction, apart from a less serious drug felony',
    ofWholeRecord(all(atMost(0, otherFelony), noFelonyElsewhere)),
    section9122point3('(a)(2)(i)'),
    { otherwise: 'You have a felony conviction, which closes this way' },
  ),
  rule(
    'one-grave-at-most',
    'In your whole life you have at most one conviction for a crime that carries more than 2 years. Those of one case count as one',
    atMostInLife(1, moreThanTwoYearCrime, 'felonies'),
    section9122point3('(a)(2)(ii)'),
  ),
  rule(
    'three-serious-at-most',
    'In your whole life you have at most three convictions for crimes that carry a year or more. Those of one case count as one',
    atMostInLife(3, oneYearCrime, 'all'),
    section9122point3('(a)(2)(iii)'),
  ),
  rule(
    'none-on-the-list',
    'You were never convicted of one of a few crimes on a list, such as indecent exposure or not registering',
    ofWholeRecord(atMost(0, listedByNumber)),
    section9122point3('(a)(2)(iv)'),
    { otherwise: 'You were convicted of a crime on a list that closes this way' },
  ),
  rule(
    'rest-of-case-open',
    'No serious conviction in the same case keeps it open',
    nothingGraveInTheSameCase,
    section9122point3('(b)'),
    { otherwise: 'A serious conviction in the same case keeps it open to the public' },
  ),
];

const sealing = {
  ...sealed,
  automatic: true,
  fee: phrase.nothingToFile,
  first: check,
  steps: sealedByItself,
} as const;

/** § 9122.4(a). */
const sealedByMistake =
  'If it was sealed by mistake, the prosecutor may ask the court to undo that. You are told first, and you may speak.';

const notAPersonCrime = rule(
  'not-a-person-crime',
  'It was not a crime against a person or a family, a gun crime or a sex crime. It was not cruelty to animals or corruption of minors',
  not(shutOutOfCleanSlate),
  section9122point3('(a)(1)'),
  { otherwise: 'It is a crime against a person or a family, or another that this law leaves out' },
);

const adultConviction = all(inAdultCourt, convicted);

const misdemeanor = relief({
  ...sealing,
  id: 'pa-clean-slate-misdemeanor',
  name: 'Clean Slate: automatic sealing of a misdemeanor',
  inForce: { from: '2024-06-11' },
  covers: all(adultConviction, ofLevel('misdemeanor')),
  rules: [
    rule(
      'two-years-at-most',
      'It carries 2 years in prison or less',
      not(carriesMoreThanTwoYears),
      section9122point2('(a)(1)'),
    ),
    requires(sevenYears, section9122point2('(a)(1)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point2('(a)(1)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    notAPersonCrime,
    ...wholeRecord,
  ],
  first: check,
  steps: [...sealedByItself, orByPetition],
  cautions: [
    ...sealingCautions,
    restitutionFee,
    sealedByMistake,
    'The state still has millions of old records to seal, so it may take time.',
  ],
});

const drugFelony = relief({
  ...sealing,
  id: 'pa-clean-slate-drug-felony',
  name: 'Clean Slate: automatic sealing of a drug felony',
  inForce: { from: '2024-06-11' },
  covers: all(adultConviction, ofLevel('felony'), drugCrime),
  rules: [
    requires(tenYears, section9122point2('(a)(1.1)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point2('(a)(1.1)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
    rule(
      'short-sentence',
      'Your sentence was less than 2½ to 5 years in prison',
      lightDrugSentence,
      section9102,
    ),
    ...wholeRecord,
  ],
  first: check,
  steps: [...sealedByItself, orByPetition],
  cautions: [...sealingCautions, restitutionFee, sealedByMistake],
});

const summary = relief({
  ...sealing,
  id: 'pa-clean-slate-summary',
  name: 'Clean Slate: automatic sealing of a summary conviction',
  inForce: { from: '2024-06-11' },
  covers: all(adultConviction, ofLevel('infraction')),
  rules: [
    requires(waited(years(5)).since('conviction'), section9122point2('(a)(3)')),
    rule('restitution-paid', phrase.noRestitutionOwed, restitutionPaid, section9122point2('(a)(3)'), {
      otherwise: phrase.unmet.restitutionOwed,
    }),
  ],
  cautions: [
    restitutionFee,
    'Some legal aid pages say that no case may be open. The text we read does not say so.',
  ],
});

const nonConviction = relief({
  ...sealing,
  id: 'pa-clean-slate-nonconviction',
  name: 'Clean Slate: automatic sealing of a charge without a conviction',
  inForce: { from: '2019-06-28' },
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'diverted', 'deferred', 'not_responsible')),
  rules: [
    rule(
      'not-convicted',
      'The charge ended without a conviction',
      not(convicted),
      section9122point2('(a)(2)'),
      { otherwise: 'The charge ended in a conviction' },
    ),
    requires(caseOver, section9122point2('(a)(2)')),
    requires(programFinished, section9122point2('(a)(2)')),
  ],
  first: check,
  steps: [`You do not have to apply. ${sealedWithin30Days}`, ...sealedByItself.slice(1)],
  cautions: [
    'Sealing only hides the charge. You can also ask the court to erase it, unless it was dropped because you pleaded guilty to another one.',
    'A later conviction does not undo this sealing.',
  ],
});

export const pardonConditional = chargeFact('pardonConditional', false, said.pardonWithoutConditions);

const onDayOfPardon = past('pardoned');

export const pardonGranted: Condition = (matter) =>
  matter.charge.pardonedDate === undefined ? always : ask(onDayOfPardon, matter);

const conditionalPardon = relief({
  ...sealing,
  id: 'pa-clean-slate-pardon',
  name: 'Clean Slate: automatic sealing after a pardon with conditions',
  inForce: { from: '2024-02-12' },
  covers: all(inAdultCourt, ended('pardoned'), pardonConditional),
  rules: [
    rule(
      'pardoned-with-conditions',
      'The Governor pardoned you, with conditions',
      pardonGranted,
      section9122point2('(a)(4)'),
    ),
  ],
});

export const cleanSlate = [misdemeanor, drugFelony, summary, nonConviction, conditionalPardon];
