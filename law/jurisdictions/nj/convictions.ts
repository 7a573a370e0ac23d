import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atMost, clearedBefore, noMoreThan } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { adultConviction, chargeFact, felony, infraction, misdemeanor } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { endedLater, endedSameDay } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import {
  atMostLater,
  crimeElsewhereLater,
  fewAfterTheCrime,
  fiveYears,
  noCrimeAnywhere,
  noCrimeHere,
  noLeftOutCrime,
  tenYears,
} from './counts.ts';
import { petition } from './how.ts';
import { crimeConviction, driving, neverExpunged, offenseConviction } from './offenses.ts';
import { said } from './said.ts';

export const paidOrUnable = (section: string) =>
  rule(
    'paid-or-unable',
    'You paid what the court ordered, or what is unpaid is not unpaid on purpose',
    any(everythingPaid, not(chargeFact('refusedToPay', false, said.couldNotPay))),
    cite(section),
    { otherwise: 'You still owe money that you refused to pay' },
  );

export const noOpenCase = requires(nothingPending, cite('2C:52-8'));

export const notDriving = rule(
  'not-driving',
  'It was not a traffic offense',
  not(driving),
  cite('2C:52-28'),
  {
    otherwise: 'Traffic offenses, with drunk driving (DWI), cannot be expunged',
  },
);

export const notLeftOut = rule(
  'not-left-out',
  'It is not one of the crimes that can never be expunged',
  not(neverExpunged),
  cite('2C:52-2(b), (c)'),
  { otherwise: 'This is one of the crimes that can never be expunged' },
);

const sameSpree = chargeFact('sameSpree', false, said.notSpree);
const noCrimeCleared = noMoreThan(0, clearedBefore('felony'));
const laterCrime = endedLater(crimeConviction);

export const crime = relief({
  ...petition,
  id: 'nj-crime',
  name: 'Expunge a crime',
  covers: all(adultConviction, felony),
  howOften: {
    id: 'crime-once',
    text: 'New Jersey expunges a crime once in your life. Clean slate is open even after that.',
    cite: cite('2C:52-14(e)'),
  },
  rules: [
    notDriving,
    notLeftOut,
    rule(
      'no-later-crime',
      'You were not convicted of another crime after it, here or elsewhere',
      all(any(not(laterCrime), sameSpree), not(crimeElsewhereLater)),
      cite('2C:52-2(a)'),
      { otherwise: 'You were convicted of another crime after it' },
    ),
    rule(
      'few-offenses',
      'No more than 3 disorderly persons convictions came after it',
      openIf(not(atMostLater(3)), said.manyOffenses),
      cite('2C:52-2(a)'),
    ),
    rule(
      'one-judgment',
      'No other case with a crime ended on the same day',
      openIf(all(endedSameDay(crimeConviction), not(sameSpree)), said.sameDay),
      cite('2C:52-2(a)'),
    ),
    rule(
      'none-cleared-before',
      'You never had a crime expunged before',
      noCrimeCleared,
      cite('2C:52-14(e)'),
      { otherwise: 'You had a crime expunged before' },
    ),
    requires(waited(years(5)).counted(fiveYears).since('lastConviction', 'lastSentence'), cite('2C:52-2(a)')),
    paidOrUnable('2C:52-2(a)'),
    noOpenCase,
  ],
  cautions: [
    'The 5 years also run from the day you paid. A judge may still say yes if you paid later.',
    'For selling drugs of the 3rd or 4th degree, the judge must find compelling reasons.',
  ],
});

/** Beside a crime of this state, three of them may go with it; without any crime, five. */
const countAllowed: Condition = when(
  noCrimeAnywhere,
  atMostLater(4),
  when(
    noCrimeHere,
    () => never,
    all(
      atMostLater(2),
      openIf(not(noLeftOutCrime), said.besideLeftOut),
      openIf(not(fewAfterTheCrime), said.offensesWithoutCrime),
    ),
  ),
);

export const disorderly = relief({
  ...petition,
  id: 'nj-disorderly',
  name: 'Expunge a disorderly persons offense',
  covers: all(adultConviction, misdemeanor),
  rules: [
    notDriving,
    notLeftOut,
    rule(
      'not-too-many',
      'It is among your newest 5 such offenses, or your newest 3 if you have one crime here',
      countAllowed,
      cite('2C:52-3(b)'),
      { otherwise: 'You have too many convictions for this way' },
    ),
    rule(
      'no-crime-expunged',
      'You never had a crime expunged before. For needles and syringes under 2C:36-6 that does not matter',
      any(under('2c:36-6'), noCrimeCleared),
      cite('2C:52-3(b), 2C:52-14(e); P.L.2021, c.403'),
      { otherwise: 'You had a crime expunged before' },
    ),
    requires(waited(years(5)).counted(fiveYears).since('lastConviction', 'lastSentence'), cite('2C:52-3(b)')),
    paidOrUnable('2C:52-3(b)'),
    noOpenCase,
  ],
  cautions: ['The 5 years also run from the day you paid. A judge may still say yes if you paid later.'],
});

export const ordinance = relief({
  ...petition,
  id: 'nj-ordinance',
  name: 'Expunge a town rule violation (ordinance)',
  covers: all(adultConviction, infraction),
  rules: [
    notDriving,
    rule(
      'no-crime',
      'You were never convicted of a crime, here or elsewhere',
      noCrimeAnywhere,
      cite('2C:52-4'),
      {
        otherwise: 'You have a conviction for a crime',
      },
    ),
    rule(
      'at-most-two',
      'You have no more than 2 disorderly persons convictions',
      atMost(2, offenseConviction),
      cite('2C:52-4'),
      { otherwise: 'You have more than 2 disorderly persons convictions' },
    ),
    requires(waited(years(2)).since('conviction', 'completed'), cite('2C:52-4')),
    paidOrUnable('2C:52-4'),
    noOpenCase,
  ],
});

export const cleanSlate = relief({
  ...petition,
  id: 'nj-clean-slate',
  name: 'Clean slate: expunge your whole record',
  inForce: { from: '2020-06-15' },
  covers: adultConviction,
  rules: [
    notDriving,
    rule(
      'nothing-left-out',
      'You have no conviction for a crime that can never be expunged',
      all(noLeftOutCrime, noneSuchElsewhere({ felonies: true })),
      cite('2C:52-5.3(a)'),
      { otherwise: 'You have a conviction for a crime that can never be expunged' },
    ),
    requires(
      waited(years(10)).counted(tenYears).since('lastConviction', 'lastSentence'),
      cite('2C:52-5.3(b)'),
    ),
    paidOrUnable('2C:52-5.3(b)'),
    noOpenCase,
  ],
  effect: `All your convictions here go at once, however many there are. ${petition.effect}`,
  cautions: [
    'It is meant for people who have no other way. It is open even if you had an expungement before.',
    'A later conviction for a crime that can never be expunged may bring your record back.',
  ],
});

export const convictions: readonly Relief[] = [crime, disorderly, ordinance, cleanSlate];
