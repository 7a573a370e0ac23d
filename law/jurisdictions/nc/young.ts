import { all, any, ask, type FactCondition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, graded } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, bySection, readAs } from '../../vocabulary/readings.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { always, fact, judgement, unknown } from '../../when.ts';
import { gs } from './cites.ts';

import {
  crime,
  excepted,
  felony,
  impairedDriving,
  misdemeanor,
  registrable,
  trafficViolation,
} from './exclusions.ts';
import { effect, fee175, forms, goodCharacter, immigration, limits, petition } from './how.ts';
import { adultConviction, readInTwoWays } from './nonviolent.ts';
import { anotherSession } from './sessions.ts';

const expunction = {
  kind: 'expungement',
  effect,
  limits,
  fee: fee175,
  forms,
  cautions: [immigration],
} as const;

const sixteenOrSeventeen: FactCondition = all(youngerThan(18), not(youngerThan(16)));
const beforeRaiseTheAge = committedBefore('2019-12-01');
const lowerFelony = all(felony, graded('h', 'i'));

const motorVehicle: FactCondition = any(about('traffic'), impairedDriving);

const raiseTheAge = relief({
  ...expunction,
  id: 'nc-raise-the-age',
  name: 'Expunge a conviction from when you were 16 or 17',
  inForce: { from: '2020-12-01' },
  covers: all(adultConviction, sixteenOrSeventeen, any(misdemeanor, felony)),
  rules: [
    rule('You did it before December 1, 2019', beforeRaiseTheAge, gs.raiseTheAge('(a)')),
    rule(
      'It was a misdemeanor, or a felony of class H or I',
      any(misdemeanor, lowerFelony),
      gs.raiseTheAge('(a)'),
    ),
    rule('It was not a motor vehicle offense or DWI', not(motorVehicle), gs.raiseTheAge('(b)')),
    rule('It does not call for sex offender registration', not(registrable), gs.raiseTheAge('(b)')),
    rule('Your whole sentence is over', sentenceOver, gs.raiseTheAge('(a)')),
    rule('You owe no restitution for it', paid('restitution'), gs.raiseTheAge('(a)')),
  ],
  steps: petition(
    'Ask the clerk for form AOC-CR-293. There is no limit on how many you may clear, and other convictions do not matter.',
    'The district attorney can file for you too. Then there is no fee.',
  ),
});

const noConvictionElsewhere = noneElsewhere();

/** Whether a debt to the victim stops it was not read. */
const noRestitution: FactCondition = ({ charge }) => {
  if (charge.restitutionPaid === undefined) return unknown(charge.path('restitutionPaid'));
  return charge.restitutionPaid ? always : judgement('Does restitution you still owe stop it?');
};

const firstOffender: FactCondition = all(not(anotherSession(crime)), noConvictionElsewhere);

/** Beer or wine, G.S. 18B-302(b)(1); not the liquor of (b)(2), nor drinking, (b)(3). */
const beerOrWine = bySection(
  (statute) => !isUnder(statute, ['18B-302(b)(2)', '18B-302(b)(3)']),
  byKind([readAs(always, 'We assumed it was for having or buying beer or wine.'), 'alcohol_minor']),
);
const underageDrinking = all(about('alcohol_minor'), youngerThan(21), beerOrWine);

const underAge = relief({
  ...expunction,
  id: 'nc-under-age-misdemeanor',
  name: 'Expunge a first misdemeanor from before 18, or for beer or wine before 21',
  covers: all(adultConviction, misdemeanor, any(youngerThan(18), underageDrinking)),
  rules: [
    rule('It was not a traffic offense or DWI', not(any(trafficViolation, impairedDriving)), gs.underAge),
    rule('You have no other conviction, traffic apart', firstOffender, gs.underAge),
    rule('2 years have passed since your conviction', waited(years(2)).since('disposition'), gs.underAge),
    rule('Your probation is over', sentenceOver, gs.underAge),
    rule(phrase.noRestitutionOwed, noRestitution, gs.underAge),
  ],
  steps: petition('Ask the clerk for the form under G.S. 15A-145.', goodCharacter),
});

/** Any expunction before, even of a dismissal, is a bar. */
const noExpunctionBefore: FactCondition = ({ file: { answers } }) => {
  const count = answers.reliefs?.length ?? 0;
  if (answers.reliefReceived === undefined && count === 0) return unknown('reliefReceived');
  return fact(count + (answers.reliefReceived ?? 0) === 0);
};

/** This section shuts out fewer crimes than the one for adults; its list was not read. */
const perhapsNonviolent: FactCondition = (matter) => {
  const shutOut = ask(excepted, matter);
  if (shutOut.earliest === Number.POSITIVE_INFINITY) return always;
  return {
    ...judgement('Is this felony one that the law for young people leaves out?'),
    missing: shutOut.missing,
    assumed: shutOut.assumed,
  };
};

const youngFelony = relief({
  ...expunction,
  id: 'nc-young-felony',
  name: 'Expunge a first class H or I felony from before 18',
  covers: all(adultConviction, felony, youngerThan(18)),
  rules: [
    rule('It was a felony of class H or I', lowerFelony, gs.youngFelony),
    rule('It was a nonviolent crime', perhapsNonviolent, gs.youngFelony),
    rule('It was not impaired driving (DWI)', not(impairedDriving), gs.youngFelony),
    rule('You have no other conviction, traffic apart', firstOffender, gs.youngFelony),
    rule('You have had no expunction before', noExpunctionBefore, gs.youngFelony),
    rule(phrase.noRestitutionOwed, noRestitution, gs.youngFelony),
    rule(
      '4 years have passed since your conviction and your sentence is over. Some courts may count from the end of the sentence',
      readInTwoWays(years(4)),
      gs.youngFelony,
    ),
  ],
  steps: petition('Ask the clerk for the form under G.S. 15A-145.4, and what else you need.', goodCharacter),
});

const drugOrFelony: FactCondition = all(crime, any(felony, about('drug_possession', 'drug_sale')));

/** What the law of 2011 asks beyond this was not read. */
const drugProgram: FactCondition = () =>
  judgement('Did you finish a drug education program, and does the judge find the rest is met?');

const youngDrugs = relief({
  ...expunction,
  id: 'nc-young-drug-possession',
  name: 'Expunge a first drug possession conviction from before 22',
  covers: all(
    adultConviction,
    any(misdemeanor, lowerFelony),
    about('drug_possession'),
    not(about('drug_sale')),
    youngerThan(22),
  ),
  rules: [
    rule('A year has passed since your conviction', waited(years(1)).since('disposition'), gs.drugs),
    rule('You have no other drug or felony conviction', not(anotherSession(drugOrFelony)), gs.drugs),
    rule(
      'You finished a drug education program, and the judge finds your conduct good',
      drugProgram,
      gs.drugs,
    ),
  ],
  steps: petition('Ask the clerk for the form under G.S. 15A-145.2, and what else you need.', goodCharacter),
});

export const young = [raiseTheAge, underAge, youngFelony, youngDrugs];
