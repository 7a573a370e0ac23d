import { all, type Condition } from '../../condition.ts';
import { relief, rule } from '../../relief.ts';
import { anything, convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { always, assuming, blocked, unknown } from '../../when.ts';
import { electionCrimes, pardonPower, votingLaw } from './laws.ts';

const pardon = relief({
  id: 'pa-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: all(inAdultCourt, convicted),
  rules: [rule('You may ask for any conviction', anything, pardonPower)],
  effect: 'You are forgiven. If the pardon has no conditions, the record is erased.',
  limits: ['It is a matter of mercy, and it can take years.'],
  fee: 'None. It is free to apply.',
  steps: [
    'Get the court papers of each conviction, and a photo of yourself.',
    'Fill in the form of the Board of Pardons. Tell what you have done with your life since.',
    'The Board may hold a hearing. If it says yes, the Governor decides.',
  ],
});

/** Locked up for a felony, in a prison or a halfway house, unless on parole there. */
const notLockedUp: Condition = ({ charge }) => {
  if (charge.level === 'misdemeanor' || charge.level === 'infraction') return always;
  if (charge.completed || charge.releasedDate !== undefined || charge.completedDate !== undefined)
    return always;
  if (charge.sentence !== undefined && !charge.sentence.some((part) => part === 'jail' || part === 'prison'))
    return always;
  return charge.completed === false ? blocked(phrase.voteOnRelease) : unknown(charge.path('releasedDate'));
};

/** The state's account names one more bar: breaking the election law itself. */
const noElectionCrime: Condition = () =>
  assuming(
    'We assumed you were not convicted of breaking the state election law in the last 4 years.',
    always,
  );

const voting = relief({
  id: 'pa-voting',
  name: phrase.rightToVote,
  kind: 'rights',
  alternative: true,
  covers: all(inAdultCourt, convicted),
  rules: [
    rule(phrase.notLockedUp, notLockedUp, votingLaw),
    rule(
      'You were not convicted of breaking the state election law in the last 4 years',
      noElectionCrime,
      electionCrimes,
    ),
  ],
  effect: phrase.votingReturns,
  fee: 'None.',
  steps: [phrase.registerToVote],
});

export const alternatives = [pardon, voting];
