import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import type { Saying } from '../../place/saying.ts';
import { type Period, years } from '../../record/day.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inAdultCourt,
  ofLevel,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { endOf, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring, endedEarlier } from '../../vocabulary/other-cases.ts';
import { byKind, whereNotTold } from '../../vocabulary/readings.ts';
import { findPardon } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite, partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { sealedCourt, sealingPetition } from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const guilty = convictedOrPardoned;
/** Also by a city’s ordinance: what was told as such is. */
const drunkDriving = any(under('39-08-01'), about('dui'));

/** § 12.1-32-02(9): a felony with 360 days or less is a misdemeanor, unless probation is revoked later. */
const deemedMisdemeanor: FactCondition = all(felony, sentencedTo('jail', 'prison'), ({ charge }) => {
  const { sentenceMonths, probationRevoked, path } = charge;
  if (sentenceMonths === undefined) return assuming(said.longSentence, never, path('sentenceMonths'));
  return fact(sentenceMonths < 12 && probationRevoked !== true);
});

const clean = (period: Period) => freeOfConvictionFor(period, all(inAdultCourt, crime));
const cleanYears: Condition = when(all(felony, not(deemedMisdemeanor)), clean(years(5)), clean(years(3)));

/** § 62.1-02-01(1)(a): a felony of chapters 12.1-16 to 12.1-25 that involves violence or intimidation. */
const violentFelony = all(
  felony,
  under(
    '12.1-16-* 12.1-17-* 12.1-17.1-* 12.1-18-* 12.1-20-* 12.1-22-01 12.1-25-*',
    byKind([
      anything,
      'homicide',
      'assault',
      'violent',
      'kidnapping',
      'robbery',
      'sexual',
      'domestic_violence',
    ]),
  ),
);
/** Theft is by taking, by deception or by threats. Only where force or threats are told does it need a look. */
const theftByThreats = all(under('12.1-23-02 12.1-23-02.1'), about('violent', 'robbery', 'harassment'));
const perhapsViolent = all(
  felony,
  not(violentFelony),
  any(
    under(
      '12.1-21-* 12.1-22-02 12.1-22-03',
      byKind([anything, 'arson', 'burglary', 'harassment', 'child_victim', 'elder_victim']),
    ),
    theftByThreats,
  ),
);
const tenYears = waited(years(10)).since('conviction', 'completed');
const banOver: Condition = when(
  violentFelony,
  tenYears,
  when(
    perhapsViolent,
    any(tenYears, () => judgement(said.violenceInvolved)),
    anything,
  ),
);

/** § 12.1-32-15(1)(a): these count where the victim was a minor. */
const crimeAgainstChild = all(
  about('child_victim'),
  under(
    '12.1-16-* 12.1-17-02 12.1-17-04 12.1-17-07.1(6)(a) 12.1-18-01 12.1-18-02 12.1-18-05 12.1-29-* 12.1-41-02(3) 12.1-41-03(3)',
  ),
);
/** Of a plain assault only one of a child under 12 counts. */
const assaultOfChild = all(about('child_victim'), under('12.1-17-01.1'), () => judgement(said.under12));

/** § 12.1-32-15(1)(g) leaves out a part of sexual extortion, and another if only money was demanded. */
const extortionLeftOut = under('12.1-20-12.3(1)(a) 12.1-20-12.3(1)(b)');
const onlyMoney = all(under('12.1-20-12.3(1)(b)'), () => judgement(said.onlyMoney));

/** § 12.1-32-15(1)(g): sexual assault by an offensive touch alone, (1)(a), is not among them. */
const sexOffender = `
  12.1-20-03 12.1-20-03.1 12.1-20-04 12.1-20-05 12.1-20-05.1 12.1-20-06 12.1-20-06.1 12.1-20-11 12.1-20-12.1 12.1-20-12.2
  12.1-20-12.3 12.1-22-03.1(2) 12.1-27.2-* 12.1-41-02(1)(b) 12.1-41-04 12.1-41-05 12.1-41-06
  12.1-20-07(1)(b) 12.1-20-07(1)(c) 12.1-20-07(1)(d) 12.1-20-07(1)(e) 12.1-20-07(1)(f) 14-09-22
`;

const taken =
  (saying: Saying): FactCondition =>
  ({ charge }) =>
    assuming(saying, always, charge.path('registrable'));
const sexCrimeRegistered = taken(said.sexCrimeRegistered);
const mustRegister = any(
  crimeAgainstChild,
  assaultOfChild,
  onlyMoney,
  all(
    not(extortionLeftOut),
    any(
      under(
        sexOffender,
        byKind([sexCrimeRegistered, 'sexual'], [taken(said.childCrimeRegistered), 'child_victim']),
      ),
      all(partUntold(sexOffender), sexCrimeRegistered),
    ),
  ),
);

/** § 12.1-32-15: ordered by the court. Taken for granted of sex crimes and of crimes against children. */
const registered = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(mustRegister, matter) : fact(registrable);
});

const petition = relief({
  ...sealingPetition,
  id: 'nd-petition',
  name: 'Petition to seal a conviction',
  inForce: { from: '2021-08-01' },
  covers: all(adultConviction, crime),
  rules: [
    rule(
      'not-drunk-driving',
      'It was not drunk driving, which has a law of its own',
      not(drunkDriving),
      cite('39-08-01.6'),
      { otherwise: 'It was drunk driving, which has a law of its own' },
    ),
    rule(
      'no-order-to-register',
      'The court did not order you to register for it as an offender',
      not(registered),
      cite('12-60.1-02(2)(b)'),
      { otherwise: 'The court ordered you to register for it as an offender' },
    ),
    rule(
      'clean-years',
      'You had no conviction for 3 years, or for 5 if it was a felony, this one counted too',
      cleanYears,
      cite('12-60.1-02(1)'),
    ),
    rule(
      'gun-ban-over',
      'If it was a felony with violence or threats, 10 years have passed since the conviction and since your whole sentence ended',
      banOver,
      cite('12-60.1-02(2)(a); § 62.1-02-01(1)(a)'),
    ),
    requires(sentenceOver, cite('12-60.1-04(1)(c)')),
    requires(paid('restitution'), cite('12-60.1-04(1)(d)')),
  ],
});

/** § 39-08-01(3): only a third within 7 years is of Class A, and only a fourth within 15 years is a felony. */
const notTheFirst = any(felony, graded('a'), endedEarlier(all(guilty, drunkDriving)));

const inSevenYears = (which: FactCondition): FactCondition =>
  any(
    endedDuring(on('offense'), endOf(waited(years(7)).since('offense')), which),
    convictedElsewhereDuring(
      on('offense'),
      endOf(waited(years(7)).since('offense')),
      said.convictedElsewhere,
      {
        surely: always,
      },
    ),
  );

const firstDui = relief({
  ...sealingPetition,
  id: 'nd-dui',
  name: 'Sealing a first drunk driving conviction',
  inForce: { from: '2019-08-01' },
  covers: all(guilty, drunkDriving),
  rules: [
    rule(
      'seven-years',
      '7 years have passed since the first drunk driving',
      waited(years(7)).since('offense'),
      cite('39-08-01.6(1)'),
    ),
    rule(
      'nothing-new',
      'You were not found guilty of any other crime in those 7 years',
      not(inSevenYears(all(guilty, crime))),
      cite('39-08-01.6(1)(b)'),
      { otherwise: 'You were found guilty of another crime in those 7 years' },
    ),
    rule(
      'the-first',
      'It was your first drunk driving conviction',
      all(not(all(notTheFirst, () => judgement(said.laterDui))), noneSuchElsewhere()),
      cite('39-08-01.6(1)(b)'),
    ),
    rule(
      'no-commercial-license',
      'You do not hold a commercial driver license',
      not(chargeFact('commercialLicense', false, said.noCommercialLicense)),
      cite('39-08-01.6(2)'),
      { otherwise: 'You hold a commercial driver license' },
    ),
  ],
  cautions: [
    'If all this is so, the court has to seal it. Still you have to ask.',
    'A prosecutor may use it to make a new drunk driving charge heavier.',
  ],
});

const drugs = about('drug_possession', 'drug_sale', 'marijuana');
const haveMarijuana = all(
  about('marijuana'),
  about('drug_possession'),
  not(about('drug_sale')),
  ofLevel('misdemeanor', 'infraction'),
);

const firstMarijuana = relief({
  ...sealingPetition,
  id: 'nd-first-marijuana',
  name: 'Sealing a first marijuana possession conviction',
  covers: all(guilty, haveMarijuana),
  rules: [
    rule(
      'an-ounce-at-most',
      'It was one ounce of marijuana or less',
      any(ofLevel('infraction'), all(not(graded('a')), not(chargeFact('overAnOunce', false, said.oneOunce)))),
      cite('19-03.1-23(9)'),
      { otherwise: 'It was more than one ounce of marijuana' },
    ),
    rule(
      'first-offense',
      'It was your first',
      not(endedEarlier(all(guilty, haveMarijuana))),
      cite('19-03.1-23(9)'),
      {
        otherwise: 'It was not your first',
      },
    ),
    requires(waited(years(2)).since('conviction'), cite('19-03.1-23(9)')),
    rule(
      'no-drug-crime-since',
      'You were not convicted of another drug crime in those 2 years',
      not(
        any(
          endedDuring(on('disposition'), endOf(waited(years(2)).since('conviction')), all(guilty, drugs)),
          convictedElsewhereDuring(
            on('disposition'),
            endOf(waited(years(2)).since('conviction')),
            said.drugCaseElsewhere,
          ),
        ),
      ),
      cite('19-03.1-23(9)'),
      { otherwise: 'You were convicted of another drug crime in those 2 years' },
    ),
  ],
  effect: 'The court seals the record of the conviction. Not even a court order opens it again.',
  cautions: ['If all this is so, the judge has to say yes. You have to ask with a motion.'],
  first: lookUp,
  steps: [
    'Write a motion that asks to seal the record under § 19-03.1-23. File it in your old case.',
    'Give the prosecutor a copy.',
  ],
});

const pardoned = relief({
  ...sealingPetition,
  first: findPardon,
  id: 'nd-pardoned',
  name: 'Closing the record of a pardoned conviction',
  inForce: { from: '2025-08-01' },
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [requires(past('pardoned'), cite('12-60.1-02'))],
  effect: sealedCourt,
  cautions: [...sealingPetition.cautions, 'The pardon must be without conditions.'],
});

export const petitions: readonly Relief[] = [petition, firstDui, firstMarijuana, pardoned];
