import { all } from '../engine/condition.ts';
import { always, blocked, unknown, type When } from '../engine/when.ts';
import { type Relief, relief, requirement } from '../place/relief.ts';
import { convicted, inAdultCourt } from './facts.ts';
import * as phrase from './phrases.ts';
import { askElectionOffice } from './tasks.ts';

/** In most places only those vote no more who are locked up for a felony. Whoever was let go may, on parole too. */
export const notLockedUpForFelony = requirement(
  'not-locked-up',
  phrase.notLockedUp,
  ({ charge }): When => {
    const { level, sentence, completed, completedDate, releasedDate } = charge;
    const free = completed || completedDate !== undefined || releasedDate !== undefined;
    if (free || level === 'misdemeanor' || level === 'infraction') return always;
    if (sentence !== undefined && !sentence.some((part) => part === 'jail' || part === 'prison'))
      return always;
    return completed === false ? blocked(phrase.fix.voteOnRelease) : unknown(charge.path('releasedDate'));
  },
  phrase.unmet.lockedUp,
);

type Vote = Pick<Relief, 'id' | 'rules'> & Partial<Relief>;

/** The right to vote comes back by itself almost everywhere; what must be over first, each place says. */
export function rightToVote(described: Vote): Relief {
  return relief({
    name: phrase.rightToVote,
    kind: 'rights',
    alternative: true,
    covers: all(inAdultCourt, convicted),
    effect: phrase.votingReturns,
    fee: phrase.noFee,
    first: askElectionOffice,
    steps: [phrase.registerToVote],
    ...described,
  });
}
