import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { judgement, never } from '../../engine/when.ts';
import { type Cite, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere, noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { gs, under } from './code.ts';
import { inDoubt } from './doubt.ts';
import { noneBefore } from './earlier-expunctions.ts';
import { crime, impairedDriving, registrable, trafficViolation, upperFelony } from './exclusions.ts';
import { expunction, goodCharacter, noExpunctionBefore, petition } from './how.ts';
import { adultConviction, nonviolent, readInTwoWays } from './nonviolent.ts';
import { said } from './said.ts';
import { anotherSession } from './sessions.ts';
import { lookUp } from './tasks.ts';

const sixteenOrSeventeen: FactCondition = all(youngerThan(18), not(youngerThan(16)));
const beforeRaiseTheAge = committedBefore('2019-12-01');
const lowerFelony = all(felony, not(upperFelony));

const motorVehicle: FactCondition = any(about('traffic'), impairedDriving);

const raiseTheAge = relief({
  ...expunction,
  id: 'nc-raise-the-age',
  name: 'Expunge a conviction from when you were 16 or 17',
  inForce: { from: '2020-12-01' },
  covers: all(adultConviction, sixteenOrSeventeen, any(misdemeanor, felony)),
  rules: [
    rule(
      'before-december-2019',
      'You did it before December 1, 2019',
      beforeRaiseTheAge,
      gs('15A-145.8A(a)'),
    ),
    rule(
      'minor-class',
      'It was a misdemeanor, or a felony of class H or I',
      any(misdemeanor, lowerFelony),
      gs('15A-145.8A(a)'),
    ),
    rule('not-traffic', 'It was not a motor vehicle offense or DWI', not(motorVehicle), gs('15A-145.8A(b)'), {
      otherwise: 'It was a motor vehicle offense or DWI',
    }),
    rule(
      'not-registrable',
      'It does not call for sex offender registration',
      not(registrable),
      gs('15A-145.8A(b)'),
      { otherwise: 'It calls for sex offender registration' },
    ),
    requires(sentenceOver, gs('15A-145.8A(a)')),
    requires(paid('restitution'), gs('15A-145.8A(a)')),
  ],
  fee: '$52.50 by the form’s instructions, $175 by other pages. It can be waived.',
  first: lookUp,
  steps: petition(
    'Fill in form AOC-CR-293. There is no limit on how many, and other convictions do not matter.',
    'The district attorney can file for you too. Then there is no fee.',
  ),
});

/** Whether a debt to the victim stops these two was not read. */
const firstOffender = (law: Cite) => [
  rule(
    'no-other-conviction',
    'You have no other conviction, traffic apart',
    all(not(anotherSession(crime)), noneElsewhere()),
    law,
    { otherwise: 'You have another conviction' },
  ),
  rule(
    'restitution-paid',
    phrase.noRestitutionOwed,
    inDoubt(paid('restitution'), said.restitutionStopsIt),
    law,
    { otherwise: phrase.unmet.restitutionOwed },
  ),
];

/** Having or buying beer or wine, G.S. 18B-302(b)(1); not liquor, (b)(2), nor drinking, (b)(3). */
const beerOrWine = all(
  about('alcohol_minor'),
  youngerThan(21),
  not(under('18B-302(b)(2) 18B-302(b)(3)', byKind([readAs(never, said.beerOrWine), 'alcohol_minor']))),
);

const underAgeLaw = gs('15A-145(a)');

const underAge = relief({
  ...expunction,
  id: 'nc-under-age-misdemeanor',
  name: 'Expunge a first misdemeanor from before 18, or for beer or wine before 21',
  covers: all(adultConviction, misdemeanor, any(youngerThan(18), beerOrWine)),
  rules: [
    rule(
      'not-traffic',
      'It was not a traffic offense or DWI',
      not(any(trafficViolation, impairedDriving)),
      underAgeLaw,
      { otherwise: 'It was a traffic offense or DWI' },
    ),
    ...firstOffender(underAgeLaw),
    requires(waited(years(2)).since('conviction'), underAgeLaw),
    requires(sentenceOver, underAgeLaw),
  ],
  first: lookUp,
  steps: petition('Fill in form AOC-CR-286.', goodCharacter),
});

const youngFelonyLaw = gs('15A-145.4');

const youngFelony = relief({
  ...expunction,
  id: 'nc-young-felony',
  name: 'Expunge a first class H or I felony from before 18',
  covers: all(adultConviction, felony, youngerThan(18)),
  rules: [
    rule('class-h-or-i', 'It was a felony of class H or I', lowerFelony, youngFelonyLaw),
    // This section shuts out fewer crimes than the one for adults; its list was not read.
    rule(
      'nonviolent',
      'It was a nonviolent crime',
      inDoubt(nonviolent, said.youngLawLeavesOut),
      youngFelonyLaw,
      { otherwise: 'It is a violent or shut-out crime, which this law leaves out' },
    ),
    rule('not-dwi', 'It was not impaired driving (DWI)', not(impairedDriving), youngFelonyLaw, {
      otherwise: 'It was impaired driving (DWI)',
    }),
    ...firstOffender(youngFelonyLaw),
    rule('no-earlier-expunction', noExpunctionBefore, noneBefore, youngFelonyLaw, {
      otherwise: 'You have had an expunction before',
    }),
    requires(readInTwoWays(years(4)), youngFelonyLaw),
  ],
  first: lookUp,
  steps: petition('Fill in form AOC-CR-279.', goodCharacter),
});

const drugOrFelony: FactCondition = all(crime, any(felony, about('drug_possession', 'drug_sale')));

const drugLaw = gs('15A-145.2(c)');

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
    requires(waited(years(1)).since('conviction'), drugLaw),
    rule(
      'no-other-drug-or-felony',
      'You have no other drug or felony conviction',
      all(not(anotherSession(drugOrFelony)), noneSuchElsewhere()),
      drugLaw,
      { otherwise: 'You have another drug or felony conviction' },
    ),
    // What the law of 2011 asks beyond this was not read.
    rule(
      'program-finished',
      'You finished a drug education program, and the judge finds your conduct good',
      () => judgement(said.restOfLawMet),
      drugLaw,
    ),
  ],
  first: lookUp,
  steps: petition('Fill in form AOC-CR-266.', goodCharacter),
});

export const young = [raiseTheAge, underAge, youngFelony, youngDrugs];
