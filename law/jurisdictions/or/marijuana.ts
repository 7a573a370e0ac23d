import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, fact, isBlocked, judgement, never, unknown } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, type Period, years } from '../../record/day.ts';
import { atLeast, youngerThanAtConviction } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, chargeFactAsked, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { between } from './classes.ts';
import { cite } from './code.ts';
import { gradeOf } from './grades.ts';
import { neverConvictedOfAnythingElse, noOtherConviction, whatCounts } from './look-back.ts';
import {
  adultConviction,
  common,
  openRule,
  setAside,
  setAsideLimits,
  waitedSinceConvictionOrRelease,
} from './requirements.ts';
import { said } from './said.ts';
import {
  isGraverMarijuana,
  isMarijuanaSection,
  isNotPossession,
  isOldGrowing,
  isUnreadMarijuana,
} from './sections.ts';
import { lookUp } from './tasks.ts';

/** By its section, or by what it was about. */
const marijuana: FactCondition = ({ charge }) => {
  if (isMarijuanaSection(charge)) return always;
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  if (charge.offense.includes('marijuana')) return always;
  return isUnreadMarijuana(charge) ? judgement(said.aboutMarijuana) : never;
};

/** Having it, not growing or selling it. */
const possession: FactCondition = (matter) => {
  if (isNotPossession(matter.charge)) return never;
  return isUnreadMarijuana(matter.charge) ? ask(notSaleUnread, matter) : ask(notSale, matter);
};
const notSale = not(about('drug_sale'));
const notSaleUnread = all(notSale, () => judgement(said.havingOrSelling));

const marijuanaConviction = all(adultConviction, marijuana);

/** Its section does not say so, and could not be read. */
const sectionUnread: FactCondition = ({ charge }) => fact(isUnreadMarijuana(charge) === true);
const aboutMarijuana = (law: string) =>
  rule('about-marijuana', 'The charge had to do with marijuana', marijuana, cite(law), {
    concerns: sectionUnread,
  });

/** Having less than an ounce was a violation; a crime for having it was mostly about more. */
const oneOunceOrLess = any(ofLevel('infraction'), chargeFactAsked('mjOneOunce'));

/** For less than an ounce before July 2015, what is owed to a city or justice court ended on September 26, 2025. */
const moneySettled: Condition = (matter) => {
  const fines = ask(paid('fines'), matter);
  return isBlocked(fines) ? judgement(said.cityCourtMoney) : fines;
};

const small = relief({
  id: 'or-marijuana-small',
  name: 'Set aside having an ounce of marijuana or less',
  kind: 'set_aside',
  covers: all(marijuanaConviction, possession),
  rules: [
    aboutMarijuana('475C.397'),
    rule(
      'an-ounce-at-most',
      'It was for an ounce or less',
      oneOunceOrLess,
      cite('475C.397(1); SB 420 (2019)'),
    ),
    rule(
      'before-july-2015',
      'What you did was before July 1, 2015',
      committedBefore('2015-07-01'),
      cite('475C.397(7)(b)(B)'),
      { otherwise: 'It was on or after July 1, 2015' },
    ),
    rule(
      'found-guilty',
      'You were found guilty. There is no wait, and other cases do not matter',
      waited(days(0)).since('disposition'),
      cite('475C.397(2)'),
    ),
    rule(
      'sentence-over',
      'You have finished the sentence, with any supervision after prison',
      sentenceOver,
      cite('475C.397(7)(b)(C); State v. Willis (2024)'),
    ),
    rule(
      'money-settled',
      'You owe no fines, or they ended by law because it was in a city or justice court',
      moneySettled,
      cite('475C.397(7)(b)(C); Oregon Laws 2025, ch. 395'),
    ),
  ],
  effect: 'The law treats you as if you were never convicted of it. The record is sealed.',
  limits: setAsideLimits,
  fee: phrase.noFee,
  first: lookUp,
  steps: [
    'File a motion under ORS 475C.397 in the court that convicted you. You need no fingerprints and no record check.',
    'Give the prosecutor a copy. They have 30 days to object, and only if the case is not of this kind.',
  ],
});

/**
 * ORS 137.226(2): the class the same conduct has had since April 21, 2017, and Class C misdemeanor where it is a crime
 * no more. RecordSponge takes a Class C felony for the old Class A and B felonies and a Class A misdemeanor for the
 * rest. For growing the law of today is wider: from a Class B misdemeanor to a Class B felony (ORS 475C.349).
 */
function byClassToday(forPeriod: (period: Period) => Condition): Condition {
  const noCrimeToday = forPeriod(years(1));
  const classAMisdemeanor = forPeriod(years(3));
  const classCFelony = forPeriod(years(5));
  const classBFelony = forPeriod(years(7));
  return (matter) => {
    const { charge } = matter;
    const legal = charge.facts?.mjLegalToday;
    if (legal === true) return ask(noCrimeToday, matter);
    if (isOldGrowing(charge))
      return {
        ...between(
          matter,
          noCrimeToday,
          classBFelony,
          ...(legal === undefined ? [charge.path('facts.mjLegalToday')] : []),
        ),
        questions: [said.sameGrowingToday],
      };
    const lowered = charge.level === 'misdemeanor' || gradeOf(charge) === 'c';
    const atMost = lowered ? classAMisdemeanor : classCFelony;
    const told = charge.level === 'misdemeanor' || gradeOf(charge) !== undefined;
    if (!told) return between(matter, noCrimeToday, classCFelony, charge.path('grade'));
    return legal === undefined
      ? between(matter, noCrimeToday, atMost, charge.path('facts.mjLegalToday'))
      : ask(atMost, matter);
  };
}

/** Of these the class did not change, so the ordinary way is theirs. */
const keepsItsClass: FactCondition = ({ charge }) => fact(isGraverMarijuana(charge) === true);

const byTodaysClass = relief({
  ...setAside,
  id: 'or-marijuana-by-class-today',
  name: 'Set aside an older marijuana crime by the class it has today',
  covers: all(marijuanaConviction, ofLevel('misdemeanor', 'felony'), not(keepsItsClass)),
  rules: [
    aboutMarijuana('137.226(2)'),
    rule(
      'before-april-2017',
      'What you did was before April 21, 2017',
      committedBefore('2017-04-21'),
      cite('137.226(2)'),
    ),
    requires(
      waitedBy(
        [years(1), 'if it is no crime today, or a Class B or C misdemeanor'],
        [years(3), 'if it is a Class A misdemeanor today'],
        [years(5), 'for a Class C felony'],
        [years(7), 'for a Class B felony'],
      )
        .counted(byClassToday(waitedSinceConvictionOrRelease))
        .since('conviction', 'released'),
      cite('137.226(2), 137.225(1)(b)'),
    ),
    rule(
      'no-other-conviction',
      `In that time you have no other conviction. ${whatCounts}`,
      byClassToday(noOtherConviction),
      cite('137.226(2), 137.225(7)(b)'),
      { otherwise: 'You have another conviction in that time' },
    ),
    ...common,
  ],
});

const under21 = relief({
  ...setAside,
  id: 'or-marijuana-under-21',
  name: 'Set aside a marijuana conviction from before you were 21',
  covers: marijuanaConviction,
  rules: [
    aboutMarijuana('137.226(1)'),
    rule(
      'was-under-21',
      'You were under 21 when you were convicted',
      youngerThanAtConviction(21, said.under21AtConviction),
      cite('137.226(1)(a)'),
    ),
    requires(waited(years(1)).since('conviction'), cite('137.226(1)')),
    rule(
      'nothing-else',
      'You were never convicted of anything else but traffic tickets',
      neverConvictedOfAnythingElse,
      cite('137.226(1)(b)'),
      { otherwise: 'You were convicted of something else' },
    ),
    ...common,
  ],
});

const aloneInItsCase: FactCondition = (matter) => fact(companions(matter).length === 0);

const pardonOf2022 = other('Pardon of November 21, 2022');

const pardoned = relief({
  id: 'or-marijuana-pardon-2022',
  name: 'The governor’s marijuana pardon of November 21, 2022',
  kind: 'pardon',
  automatic: true,
  inForce: { from: '2022-11-21' },
  covers: all(marijuanaConviction, possession),
  rules: [
    rule('before-2016', 'It was before 2016', committedBefore('2016-01-01'), pardonOf2022),
    rule('an-ounce-at-most', 'It was for an ounce or less', oneOunceOrLess, pardonOf2022),
    rule('only-charge-in-case', 'It was the only charge in its case', aloneInItsCase, pardonOf2022),
    requires(atLeast(21), pardonOf2022),
    openRule(
      'among-the-pardoned',
      'Your case was among those pardoned. Nobody was told',
      said.amongThePardoned,
      pardonOf2022,
    ),
  ],
  effect: 'The conviction is pardoned, what you owed for it is forgiven, and the court has sealed the case.',
  limits: ['Police and licensing boards may still see it, as a pardoned conviction.'],
  fee: phrase.noFee,
  first: task('check', 'Ask the court clerk whether your marijuana case was sealed.'),
  steps: ['Ask for a copy of the order.'],
});

const lowerClass = relief({
  id: 'or-marijuana-lower-class',
  name: 'Lower the class of an old marijuana conviction',
  kind: 'rights',
  alternative: true,
  covers: all(marijuanaConviction, ofLevel('misdemeanor', 'felony')),
  rules: [
    requires(sentenceOver, cite('137.222')),
    openRule('lower-class-today', 'The same act has a lower class today', said.classToday, cite('137.222')),
  ],
  effect: 'The judgment is changed to the lower class.',
  fee: phrase.noFee,
  first: lookUp,
  steps: ['File a motion in the court that convicted you. The prosecutor has 30 days to object.'],
});

export const marijuanaReliefs: readonly Relief[] = [small, byTodaysClass, under21, pardoned, lowerClass];
