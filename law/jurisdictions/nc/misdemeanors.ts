import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { dayOf, years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, fact, from, judgement, opposite } from '../../when.ts';
import { gs } from './cites.ts';
import { notUsedBefore } from './earlier-expunctions.ts';
import { crime, impairedDriving, misdemeanor, trafficViolation } from './exclusions.ts';
import { goodCharacter, petition } from './how.ts';
import {
  adultConviction,
  cautions,
  closing,
  expunction,
  forAll,
  kindRules,
  nonviolent,
  notDrunkDriving,
  nothingViolentElsewhere,
  readInTwoWays,
} from './nonviolent.ts';
import {
  anotherSession,
  noRecentDrunkDriving,
  nothingElseFor,
  nothingElseSoonAfter,
  nothingExcepted,
} from './sessions.ts';

const plainCrime: FactCondition = all(crime, not(impairedDriving));

const neverViolent = all(nothingExcepted, nothingViolentElsewhere);

/** The guide of the School of Government names this bar for several misdemeanors; the court form names it for one too. */
const perhapsNeverViolent: FactCondition = (matter) => {
  const clean = ask(nothingExcepted, matter);
  if (clean.latest === Number.NEGATIVE_INFINITY) return clean;
  return {
    ...judgement('If you have an old violent conviction, can a single misdemeanor still be expunged?'),
    missing: clean.missing,
    assumed: clean.assumed,
  };
};

const waitForSeveral = years(7);

/** A misdemeanor that would be listed in the petition. */
const listedMisdemeanor: FactCondition = all(
  convicted,
  inAdultCourt,
  misdemeanor,
  nonviolent,
  notDrunkDriving,
  not(trafficViolation),
);

/** Seven years since the last conviction of all, and since the last sentence of those in the petition ended. */
const sevenYears: Condition = all(
  forAll(listedMisdemeanor, waited(waitForSeveral).since('disposition', 'completed')),
  nothingElseFor(waitForSeveral, plainCrime),
);

const severalMisdemeanors = anotherSession(listedMisdemeanor);
const adultMisdemeanor = all(adultConviction, misdemeanor);

const severalRules = [
  ...kindRules,
  rule(
    '7 years have passed since your last conviction other than traffic, and since your last sentence ended',
    sevenYears,
    gs.felonies('(c)(1)'),
  ),
  rule('You had no DWI in those 7 years', noRecentDrunkDriving(waitForSeveral), gs.misdemeanorForm),
  rule('You were never convicted of a violent or shut-out crime', neverViolent, gs.misdemeanorForm),
  rule(
    'You have not had misdemeanors expunged under this law before',
    notUsedBefore('misdemeanor'),
    gs.felonies('(c)'),
  ),
  ...closing(gs.misdemeanorForm),
];

const misdemeanorForm = 'Fill in form AOC-CR-298 for misdemeanors.';

const several = relief({
  ...expunction,
  id: 'nc-misdemeanors',
  name: 'Expunge all your nonviolent misdemeanors after 7 years',
  inForce: { from: '2020-12-01' },
  covers: all(adultMisdemeanor, severalMisdemeanors),
  rules: severalRules,
  cautions,
  steps: petition(misdemeanorForm, goodCharacter),
});

/** Who can have them all expunged now has no use for one alone. */
const allOfThemNow: FactCondition = (matter) => {
  const open = severalRules.every(({ holds }) => ask(holds, matter).latest <= matter.file.asOf);
  return allOf([ask(severalMisdemeanors, matter), fact(open)]);
};

const waitForOne = years(3);

/** Three years since July 9, 2025, five before that. */
const waitedForOne: Condition = any(
  all(() => from(dayOf('2025-07-09')), readInTwoWays(waitForOne)),
  readInTwoWays(years(5)),
);

const one = relief({
  ...expunction,
  id: 'nc-one-misdemeanor',
  name: 'Expunge one nonviolent misdemeanor after 3 years',
  inForce: { from: '2020-12-01' },
  pick: { n: 1, among: severalMisdemeanors, byCase: true },
  covers: all(adultMisdemeanor, (matter) => opposite(ask(allOfThemNow, matter))),
  rules: [
    ...kindRules,
    rule(
      '3 years have passed since your conviction and your sentence is over. Some courts may count the 3 years from the end of the sentence',
      waitedForOne,
      gs.threeYears,
    ),
    rule(
      'You had no other conviction in the last 3 years, traffic apart',
      nothingElseFor(waitForOne, plainCrime),
      gs.misdemeanorForm,
    ),
    rule(
      'You had no other conviction in the 3 years after this one',
      nothingElseSoonAfter(waitForOne, plainCrime),
      gs.misdemeanorForm,
    ),
    rule('You had no DWI in the last 3 years', noRecentDrunkDriving(waitForOne), gs.misdemeanorForm),
    rule('You have no violent conviction on your record', perhapsNeverViolent, gs.misdemeanorForm),
    rule(
      'You have not had a misdemeanor expunged under this law before',
      notUsedBefore('misdemeanor'),
      gs.felonies('(c)'),
    ),
    ...closing(gs.misdemeanorForm),
  ],
  cautions: [
    'Convictions from one session of court count as one. If you have more, wait: expunging one before 7 years have passed shuts out the others.',
    ...cautions,
  ],
  steps: petition(misdemeanorForm, goodCharacter),
});

export const misdemeanors = [several, one];
