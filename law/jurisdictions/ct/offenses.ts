import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, type Fact, fact, judgement, never, unknown } from '../../engine/when.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { about, anything, chargeFactOr, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, partUntold, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

const nothing: FactCondition = () => never;

/** § 14-227a has no class and kills nobody: what was told as a felony of class A to C, or as a killing, is another crime. */
const driving: FactCondition = ({ charge }) => {
  if (charge.offense?.includes('homicide')) return never;
  if (charge.level !== 'felony') return always;
  const grade = gradeOf(charge);
  if (grade === undefined) return assuming(said.onlyDrunkDriving, always, charge.path('grade'));
  return fact(grade !== 'a' && grade !== 'b' && grade !== 'c');
};
export const drunkDriving = under('14-227a', byKind([driving, 'dui']));

/**
 * Having drugs before October 2015: narcotics carried 7 years. (b) carried 5, and 10 the next time. (c) was a misdemeanor,
 * and carried 5 years the next time.
 */
const narcotics = under('21a-279(a)');
const firstPossession = unless(sentencedBeyond(60), 'maxMonths', ({ charge }) =>
  assuming(said.firstPossession, always, charge.path('maxMonths')),
);
const possessionOfFiveYears = any(under('21a-279(c)'), all(under('21a-279(b)'), firstPossession));
const selling = under('21a-277 21a-278', byKind([readAs(always, said.saleOverFiveYears), 'drug_sale']));

/** An unclassified felony goes by the most that the law allowed: § 54-142a(e)(1). */
const unclassifiedOfFiveYears: FactCondition = (matter) => {
  const { maxMonths, path } = matter.charge;
  if (maxMonths !== undefined) return fact(maxMonths <= 60);
  return ask(
    when(
      any(selling, narcotics),
      nothing,
      any(possessionOfFiveYears, () => unknown(path('maxMonths'))),
    ),
    matter,
  );
};

/** Murder and manslaughter are of class A to C. Misconduct with a motor vehicle is of class D. */
const killing = all(
  about('homicide'),
  not(about('traffic', 'dui')),
  under('53a-54a–53a-56b', byKind([readAs(always, said.killing), 'homicide'])),
);

/** Felonies of one class: D, and A to C. */
const ofClassD = under(
  '53a-95 53a-103 53a-115 53a-124 53a-128 53a-129d 53a-136 53a-139 53a-156 53a-172 53a-215',
);
const ofHigherClass = under('53a-59 53a-92 53a-94 53a-101 53a-111 53a-122 53a-134 53a-135 53a-138');
const done: FactCondition = ({ charge }) => fact(!isAttempt(charge));
const itsSection =
  (answer: Fact): FactCondition =>
  ({ charge }) =>
    assuming(said.classOfSection, answer, charge.path('grade'));

/** Of a felony without its class: classes D and E carry at most 5 years, the others more. */
const classUntold: FactCondition = (matter) => {
  const { maxMonths, path } = matter.charge;
  if (maxMonths !== undefined) return fact(maxMonths <= 60);
  return ask(
    when(
      any(selling, killing),
      nothing,
      when(
        all(ofClassD, done),
        itsSection(always),
        when(all(ofHigherClass, done), itsSection(never), () => unknown(path('grade'))),
      ),
    ),
    matter,
  );
};

const smallFelony: FactCondition = (matter) => {
  switch (gradeOf(matter.charge)) {
    case undefined:
      return ask(classUntold, matter);
    case 'd':
    case 'e':
      return always;
    case 'ungraded':
      return ask(unclassifiedOfFiveYears, matter);
    default:
      return never;
  }
};

/** A motor vehicle violation counts if it could mean jail. A fine-only ticket is no crime. */
const jailPossible = unless(sentencedBeyond(0), 'maxMonths', ({ charge: { maxMonths, path } }) =>
  maxMonths === undefined
    ? assuming(said.onlyAFine, never, path('maxMonths'))
    : fact(maxMonths > 0 && maxMonths <= 60),
);
const contempt: FactCondition = () => judgement(said.contemptAsCrime);

/** § 54-142a(e)(1)(A). Drunk driving is in whatever its number: a third one carries 3 years. */
export const smallEnough: FactCondition = when(
  any(misdemeanor, drunkDriving),
  anything,
  when(felony, smallFelony, when(about('contempt'), contempt, jailPossible)),
);

/** § 54-142a(e)(1)(A)(i): 7 years are for misdemeanors, and for motor vehicle violations with at most one year. */
const oneYearAtMost: FactCondition = ({ charge: { maxMonths } }) =>
  fact(maxMonths !== undefined && maxMonths <= 12);
export const sevenYears: FactCondition = all(
  any(misdemeanor, all(not(felony), oneYearAtMost)),
  not(drunkDriving),
);

/** § 54-142a(e)(2)(A): marked as such by the court. */
const untoldMark: FactCondition = ({ charge }) => unknown(charge.path('facts.familyViolence'));
const presumedUnmarked: FactCondition = ({ charge }) =>
  assuming(said.notFamilyViolence, never, charge.path('facts.familyViolence'));
export const familyViolence = chargeFactOr(
  'familyViolence',
  any(
    byKind(
      [anything, 'domestic_violence'],
      [untoldMark, 'protection_order'],
      [presumedUnmarked, 'assault', 'violent', 'harassment', 'public_order', 'kidnapping', 'child_victim'],
    ),
    all(under('53a-222 53a-222a 53a-223 53a-223a 53a-223b'), untoldMark),
  ),
);

/** § 54-250(5) and (11), with (e)(2)(C) for § 53a-189a(a)(1): voyeurism is left out whole. */
export const sexCrime = under(
  '53a-70 53a-70a 53a-70b 53a-71 53a-72a 53a-72b 53a-73a 53a-189a',
  byKind([readAs(always, said.listedSexCrime), 'sexual']),
);

const onlyAsFelony = (reading: FactCondition): FactCondition => when(felony, reading, nothing);
const weaponTold: FactCondition = ({ charge }) => fact(charge.weaponUsed === true);
const unlessArmed = whereNotTold(
  ['weaponUsed'],
  when(all(felony, weaponTold), onlySectionTells, readAs(never, said.plainAssault)),
);

/** § 54-142a(e)(2)(C). Of the felonies among them that are class C today, some were class D before. */
const named = `
  29-33 53a-60a 53a-60b 53a-60c 53a-61a 53a-64bb 53a-64cc 53a-72a 53a-90a 53a-103a 53a-181c 53a-191 53a-196 53a-196d 53a-196f
  53a-211 53a-212 53a-216 53a-217 53a-217a 53a-217c 53a-322 53a-323 54-251 54-252 54-253 54-254
`;
const onTheList = under(
  named,
  byKind(
    [when(all(felony, graded('e')), nothing, onlyAsFelony(onlySectionTells)), 'weapon'],
    [
      when(
        about('theft', 'fraud', 'property_damage', 'robbery', 'burglary'),
        readAs(never, said.notElderAbuse),
        readAs(always, said.elderListed),
      ),
      'elder_victim',
    ],
    [onlyAsFelony(onlySectionTells), 'harassment', 'child_victim'],
    [unlessArmed, 'assault', 'violent', 'burglary', 'domestic_violence'],
    [onlyAsFelony(readAs(never, said.notFailureToRegister)), 'obstruction', 'other'],
  ),
);

const onlyTried: FactCondition = ({ charge }) => fact(isAttempt(charge));
const tried: FactCondition = () => judgement(said.attemptListed);
export const leftOut = when(onTheList, when(onlyTried, tried, anything), nothing);

export const possession = all(about('drug_possession', 'marijuana'), not(about('drug_sale')));
export const possessionC = under('21a-279(c)');

/**
 * § 21a-279(c) as it stood until October 2015: having less than 4 ounces of marijuana, or drugs that are no narcotics.
 * Without its section only a misdemeanor is read so, though the next time it was a felony.
 */
export const oldPossession: FactCondition = all(
  happenedBefore('disposition', '2015-10-01'),
  any(
    possessionC,
    all(
      misdemeanor,
      any(
        under('21a-279(c)', all(possession, readAs(always, said.smallPossession))),
        partUntold('21a-279(c)'),
      ),
    ),
  ),
);
