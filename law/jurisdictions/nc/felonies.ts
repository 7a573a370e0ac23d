import { all, type FactCondition, not } from '../../engine/condition.ts';
import { always, never } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { felony, inAdultCourt, misdemeanor } from '../../vocabulary/facts.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { called, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { felonyForm, older } from './cites.ts';
import { under } from './code.ts';
import { inDoubt } from './doubt.ts';
import { crime, excepted } from './exclusions.ts';
import { graded } from './grades.ts';
import { expunction, goodCharacter, petition, policeBoards } from './how.ts';
import {
  adultConviction,
  cautions,
  closing,
  kindRules,
  nothingViolentElsewhere,
  onceForAll,
} from './nonviolent.ts';
import { said } from './said.ts';
import {
  anotherSession,
  atMostThreeSessions,
  committedWithin24Months,
  convictedAsAdult,
  forAll,
  noOther,
  nothingElseFor,
} from './sessions.ts';
import { lookUp } from './tasks.ts';

/** Breaking or entering a building, G.S. 14-54(a), waits five years longer. A class H break-in is read as that. */
const breakIn = under('14-54', all(graded('h'), byKind([readAs(always, said.enteringBuilding), 'burglary'])));

const adultFelony = all(adultConviction, felony);
const severalFelonies = anotherSession(all(inAdultCourt, felony));

const lightMisdemeanor: FactCondition = all(crime, misdemeanor);

const twentyYears = waited(years(20)).since('disposition', 'completed');

const recordRules = [
  rule(
    'no-other-violent-felony',
    'You have no other conviction for a violent or shut-out felony',
    all(
      noOther(all(felony, excepted)),
      noneSuchElsewhere({ felonies: true, question: said.violentElsewhere }),
    ),
    felonyForm,
    { otherwise: 'You were convicted of another violent or shut-out felony' },
  ),
  requires(
    noneLately(
      'no-recent-misdemeanor',
      years(5),
      'misdemeanor conviction',
      nothingElseFor(years(5), lightMisdemeanor),
      'traffic apart. A DWI counts',
    ),
    older('(c2)'),
  ),
  rule(
    'no-violent-misdemeanor',
    'You were never convicted of a violent or shut-out misdemeanor',
    all(noOther(all(misdemeanor, excepted)), nothingViolentElsewhere),
    felonyForm,
    { otherwise: 'You were convicted of a violent or shut-out misdemeanor' },
  ),
  rule(
    'no-felony-elsewhere',
    'You have no felony from another state or a federal court',
    ofWholeRecord(atMost(0, () => never, { elsewhere: 'felonies' })),
    felonyForm,
    { otherwise: 'You have a felony from another state or a federal court' },
  ),
  ...closing('felony', felonyForm),
];

const described = {
  ...expunction,
  limits: [...expunction.limits, policeBoards],
  cautions,
  first: lookUp,
  steps: petition('Fill in form AOC-CR-297 for felonies.', goodCharacter),
};

const one = relief({
  ...described,
  id: 'nc-one-felony',
  howOften: onceForAll('felony'),
  name: 'Expunge a nonviolent class H or I felony after 10 years',
  inForce: { from: '2017-12-01' },
  covers: all(adultFelony, not(severalFelonies)),
  rules: [
    ...kindRules,
    requires(
      waitedBy([years(15), 'for breaking or entering a building', breakIn], [years(10), 'for others']).since(
        'conviction',
        'completed',
      ),
      older('(c)(2)'),
    ),
    ...recordRules,
  ],
});

const several = relief({
  ...described,
  id: 'nc-felonies',
  howOften: onceForAll('felony'),
  name: 'Expunge two or three nonviolent felonies after 20 years',
  inForce: { from: '2021-12-01' },
  covers: all(adultFelony, severalFelonies),
  rules: [
    ...kindRules,
    rule(
      'three-sessions-at-most',
      'Your felonies come from at most three sessions of court',
      atMostThreeSessions,
      older('(c)(2)'),
    ),
    rule(
      'within-24-months',
      'All your felonies were committed within 24 months',
      committedWithin24Months,
      felonyForm,
    ),
    requires(
      waited(years(20))
        .counted(forAll(all(convictedAsAdult, felony), twentyYears))
        .since(called('your last felony conviction', 'disposition'), 'lastSentence'),
      older('(c)(2)'),
    ),
    // The court form speaks of misdemeanors “over the twenty-year period”; what it asks of older ones was not read.
    rule(
      'no-misdemeanor-in-the-way',
      'No misdemeanor from those years stands in the way',
      inDoubt(nothingElseFor(years(20), lightMisdemeanor), said.misdemeanorInTheWay),
      felonyForm,
      { otherwise: 'A misdemeanor from those years stands in the way' },
    ),
    ...recordRules,
  ],
});

export const felonies = [one, several];
