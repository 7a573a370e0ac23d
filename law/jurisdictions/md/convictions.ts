import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { type Cite, type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { anything, ended, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { findPardon } from '../../vocabulary/tasks.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { cp } from './cites.ts';
import { guilty } from './endings.ts';
import {
  afterFelony,
  afterNuisance,
  listed,
  noNewCrime,
  notViolent,
  onlyOne,
  pardonedLately,
  probationKept,
  restitution,
  since,
} from './entitlement.ts';
import { convictionFee, expunged, goodCause, noOpenCase, stepsWith, wholeUnit } from './how.ts';
import {
  cannabisHeld,
  cannabisToSell,
  domestic,
  noLongerCrime,
  nuisance,
  secondAssault,
} from './offenses.ts';
import { lookUp } from './tasks.ts';

const shared = { ...expunged, fee: convictionFee };
const adultGuilty = all(inAdultCourt, guilty);

const onTheList = rule('on-the-list', 'The law lists this crime', listed, cp('10-110(a)'));
const common = [
  rule(
    'no-new-conviction',
    'You had no new conviction in that time, or it can be cleared too',
    noNewCrime,
    cp('10-110(d)(1)'),
    { otherwise: 'You had a new conviction in that time' },
  ),
  rule(
    'restitution-paid-or-cannot',
    'Restitution is paid, or you cannot pay it',
    restitution,
    cp('10-110(f)'),
  ),
  // Since October 1, 2025 a broken probation no longer bars.
  rule('probation-kept', 'You did not break your probation', probationKept, cp('10-110(c)'), {
    otherwise: 'You broke your probation',
    until: '2025-09-30',
  }),
  noOpenCase,
  wholeUnit,
];

const listedVictims = 'The court tells listed victims, who may object.';

function conviction(
  id: string,
  name: string,
  covers: FactCondition,
  years: number,
  part: string,
  waitOver = (law: Cite): Rule => requires(since(years), law),
): Relief {
  return relief({
    ...shared,
    id: `md-conviction-${id}`,
    name: `Petition to expunge ${name}`,
    inForce: { from: '2023-10-01' },
    covers: all(adultGuilty, covers),
    rules: [onTheList, waitOver(cp(`10-110(c)${part}`)), ...common],
    cautions: ['Clear a newer case first if it stands in the way of an older one.'],
    first: lookUp,
    steps: stepsWith('CC-DC-CR-072B', listedVictims),
  });
}

const smallCannabis = any(cannabisHeld, cannabisToSell);

const onList = [
  conviction(
    'misdemeanor',
    'a misdemeanor conviction',
    all(not(felony), not(domestic), not(secondAssault), not(smallCannabis)),
    5,
    '(1)',
  ),
  conviction(
    'assault',
    'a second-degree assault conviction',
    all(not(felony), not(domestic), secondAssault),
    7,
    '(2)',
  ),
  conviction('domestic', 'a domestically related conviction', domestic, 15, '(3)'),
  conviction(
    'felony',
    'a felony conviction',
    all(felony, not(domestic), not(cannabisToSell)),
    7,
    '(4), (6)',
    (law) => requires(afterFelony, law),
  ),
  relief({
    ...conviction('cannabis-sale', 'having cannabis to sell', all(cannabisToSell, not(domestic)), 3, '(5)'),
    steps: stepsWith('CC-DC-CR-072D', listedVictims),
  }),
];

const cannabis = relief({
  ...shared,
  id: 'md-cannabis',
  name: 'Petition to expunge having cannabis',
  inForce: { from: '2023-07-01' },
  covers: all(adultGuilty, cannabisHeld),
  rules: [requires(sentenceOver, cp('10-105(a)(12), (c)(8)')), noOpenCase],
  limits: [...expunged.limits, 'Other charges in the same case are not cleared by this.'],
  first: lookUp,
  steps: stepsWith('CC-DC-CR-072D'),
});

const small = relief({
  ...shared,
  id: 'md-nuisance',
  name: 'Petition to expunge a small public offense',
  covers: all(adultGuilty, nuisance),
  rules: [requires(afterNuisance, cp('10-105(a)(9), (c)(6)')), noOpenCase, wholeUnit],
  cautions: [goodCause],
  first: lookUp,
  steps: stepsWith('CC-DC-CR-072B'),
});

const noCrime = relief({
  ...shared,
  id: 'md-no-longer-crime',
  name: 'Petition to expunge what is no longer a crime',
  covers: all(adultGuilty, noLongerCrime),
  rules: [
    rule('no-crime-today', 'What you did is not a crime today', noLongerCrime, cp('10-105(a)(11)'), {
      otherwise: 'What you did is still a crime today',
    }),
    noOpenCase,
    wholeUnit,
  ],
  first: lookUp,
  steps: stepsWith('CC-DC-CR-072B'),
});

const pardoned = relief({
  ...shared,
  id: 'md-pardoned',
  name: 'Petition to expunge a pardoned conviction',
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule('full-pardon', 'The pardon is full and without conditions', anything, cp('10-105(a)(8)')),
    rule('only-criminal-act', 'It is your only criminal act', onlyOne, cp('10-105(a)(8)')),
    rule('not-violent', 'It was not a crime of violence', notViolent, cp('10-105(a)(8)'), {
      otherwise: 'It was a crime of violence',
    }),
    rule(
      'pardon-within-10-years',
      'The Governor signed it no more than 10 years ago',
      pardonedLately,
      cp('10-105(c)'),
    ),
    noOpenCase,
    wholeUnit,
  ],
  first: findPardon,
  steps: stepsWith('CC-DC-CR-072B', 'Add a copy of the pardon.'),
});

export const convictionReliefs = [cannabis, noCrime, pardoned, small, ...onList];
