import { all, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, fact, holdsOn } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { misdemeanor } from '../../vocabulary/facts.ts';
import { decided, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring } from '../../vocabulary/other-cases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { misdemeanorForm, older } from './cites.ts';
import { inDoubt } from './doubt.ts';
import { crime, impairedDriving, trafficViolation } from './exclusions.ts';
import { expunction, goodCharacter, petition } from './how.ts';
import {
  adultConviction,
  cautions,
  closing,
  kindRules,
  nonviolent,
  notDrunkDriving,
  nothingViolentElsewhere,
  onceForAll,
  readInTwoWays,
} from './nonviolent.ts';
import { said } from './said.ts';
import {
  anotherSession,
  convictedAsAdult,
  forAll,
  noRecentDrunkDriving,
  nothingElseFor,
  nothingElseSoonAfter,
  nothingExcepted,
} from './sessions.ts';
import { lookUp } from './tasks.ts';

const plainCrime: FactCondition = all(crime, not(impairedDriving));

const waitForSeveral = years(7);

/** A misdemeanor that would be listed in the petition. */
const listedMisdemeanor: FactCondition = all(
  convictedAsAdult,
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

const noViolentFelonyElsewhere = noneSuchElsewhere({ felonies: true, question: said.violentElsewhere });
/** The bar is in doubt for one misdemeanor, and a misdemeanor of another state is seldom a violent one. */
const lightElsewhere: FactCondition = ({ file }) =>
  file.answers.elsewhere?.misdemeanors ? assuming(said.lightElsewhere, always) : always;

const neverViolent = 'You were never convicted of a violent or shut-out crime';

const severalRules = [
  ...kindRules,
  requires(
    waited(waitForSeveral)
      .counted(sevenYears, 'Traffic offenses do not count')
      .since('lastConviction', 'lastSentence'),
    older('(c)(1)'),
  ),
  rule(
    'no-dwi-since',
    'You had no DWI in those 7 years',
    noRecentDrunkDriving(waitForSeveral),
    misdemeanorForm,
    { otherwise: 'You had a DWI in those 7 years' },
  ),
  rule('never-violent', neverViolent, all(nothingExcepted, nothingViolentElsewhere), misdemeanorForm, {
    otherwise: 'You were convicted of a violent or shut-out crime',
  }),
  ...closing('misdemeanor', misdemeanorForm),
];

const described = {
  ...expunction,
  inForce: { from: '2020-12-01' },
  first: lookUp,
  steps: petition('Fill in form AOC-CR-298 for misdemeanors.', goodCharacter),
};

const several = relief({
  ...described,
  id: 'nc-misdemeanors',
  howOften: onceForAll('misdemeanor'),
  name: 'Expunge all your nonviolent misdemeanors after 7 years',
  covers: all(adultMisdemeanor, severalMisdemeanors),
  rules: severalRules,
  cautions,
});

/** Who can have them all expunged now has no use for one alone. */
const allOfThemNow: FactCondition = all(severalMisdemeanors, (matter) =>
  fact(severalRules.every(({ holds }) => holdsOn(matter.file.asOf, ask(holds, matter)))),
);

const waitForOne = years(3);
const nothingElsewhereSoonAfter = not(
  convictedElsewhereDuring(
    decided,
    (matter) => plus(decided(matter), waitForOne),
    said.convictedElsewhereAfter,
  ),
);
/** Until July 8, 2025. */
const fiveYears = readInTwoWays(years(5));

const one = relief({
  ...described,
  id: 'nc-one-misdemeanor',
  howOften: onceForAll('misdemeanor'),
  name: 'Expunge one nonviolent misdemeanor after 3 years',
  pick: {
    id: 'one-before-seven-years',
    text: 'In North Carolina, one misdemeanor expunged before 7 years have passed shuts out the others.',
    cite: older('(c)'),
    n: 1,
    among: severalMisdemeanors,
    byCase: true,
  },
  covers: all(adultMisdemeanor, not(allOfThemNow)),
  rules: [
    ...kindRules,
    rule('waited-five-years', fiveYears.text, fiveYears, older('(c)(1)'), { until: '2025-07-08' }),
    requires(readInTwoWays(waitForOne), older('(c)(1)'), { from: '2025-07-09' }),
    requires(
      noneLately(
        'no-conviction-lately',
        waitForOne,
        'other conviction',
        nothingElseFor(waitForOne, plainCrime),
        'traffic apart',
      ),
      misdemeanorForm,
    ),
    rule(
      'no-conviction-after',
      'You had no other conviction in the 3 years after this one',
      all(nothingElseSoonAfter(waitForOne, plainCrime), nothingElsewhereSoonAfter),
      misdemeanorForm,
      { otherwise: 'You had another conviction in the 3 years after this one' },
    ),
    requires(
      noneLately('no-dwi-lately', waitForOne, 'DWI', noRecentDrunkDriving(waitForOne)),
      misdemeanorForm,
    ),
    // The guide of the School of Government names this bar for several misdemeanors; the court form names it for one too.
    rule(
      'never-violent',
      neverViolent,
      all(inDoubt(nothingExcepted, said.oldViolentConviction), noViolentFelonyElsewhere, lightElsewhere),
      misdemeanorForm,
      { otherwise: 'You were convicted of a violent or shut-out crime' },
    ),
    ...closing('misdemeanor', misdemeanorForm),
  ],
  cautions: [
    'Convictions from one session of court count as one. If you have more, wait: expunging one before 7 years have passed shuts out the others.',
    ...cautions,
  ],
});

export const misdemeanors = [several, one];
