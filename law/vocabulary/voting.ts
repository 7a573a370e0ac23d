import { all, type Condition } from '../engine/condition.ts';
import { always, from, unknown, type When } from '../engine/when.ts';
import { type Relief, relief, requirement } from '../place/relief.ts';
import type { VotingLaw } from '../place/voting-law.ts';
import { convicted, inAdultCourt } from './facts.ts';
import * as phrase from './phrases.ts';
import { askElectionOffice } from './tasks.ts';

/**
 * In most places only those vote no more who are locked up for a felony. Whoever was let go may, on parole too. A
 * sentence that still runs does not tell whether somebody is in prison or out on parole: only the day of the release does.
 */
export const notLockedUpForFelony = requirement(
  'not-locked-up',
  phrase.notLockedUp,
  (matter): When => {
    const { level } = matter.charge;
    return level === 'misdemeanor' || level === 'infraction' ? always : outOf('jail', 'prison')(matter);
  },
  phrase.unmet.lockedUp,
);

/** Out of such a place, or never sent there. */
export function outOf(...places: ('jail' | 'prison')[]): Condition {
  return ({ charge }) => {
    const { sentence, completed, completedDate, releasedDate } = charge;
    if (completed) return always;
    if (releasedDate !== undefined) return from(charge.dateOf('released').span.last);
    if (completedDate !== undefined) return from(charge.dateOf('completed').span.last);
    if (sentence === undefined) return unknown(charge.path('sentence'));
    return places.some((place) => sentence.includes(place)) ? unknown(charge.path('releasedDate')) : always;
  };
}

type Own = Partial<VotingLaw>;

/** Nobody loses the vote, not even in prison. */
export function neverLost(own: Own = {}): VotingLaw {
  return {
    lockedUp: 'may',
    onProbation: 'may',
    onParole: 'may',
    over: 'may',
    rule: 'No conviction takes your vote here, not even while you are in jail or prison.',
    question: 'Are you old enough to vote, and a citizen?',
    lets: 'yes',
    may: 'You may vote now, also from jail or prison.',
    notNow: phrase.notNow,
    barred: phrase.notNow,
    misdemeanors: 'A misdemeanor does not take your vote, not even in jail.',
    ...own,
  };
}

/** A felony takes the vote only while somebody is locked up for it. */
export function whileLockedUp(own: Own = {}): VotingLaw {
  return {
    lockedUp: 'not_now',
    onProbation: 'may',
    onParole: 'may',
    over: 'may',
    rule: 'A felony takes your vote only while you are locked up for it. On probation or parole you may vote.',
    question: 'Are you locked up for a felony now?',
    lets: 'no',
    may: 'You may vote now, also on probation or parole.',
    notNow: `${phrase.notNow} You may vote from the day you are released, also on probation or parole.`,
    barred: `${phrase.notNow} You may vote from the day you are released, also on probation or parole.`,
    misdemeanors: phrase.misdemeanorsVote,
    ...own,
  };
}

/** What has to be paid, and whether it is one or many. */
type Debt = readonly [what: string, are: 'is' | 'are'];

/** A felony takes the vote until the whole sentence is over; some places want money paid too. */
export function untilSentenceOver({ paid, ...own }: Own & { paid?: Debt } = {}): VotingLaw {
  const [what, are] = paid ?? [];
  const money = paid ? `, and ${what} ${are} paid` : '';
  const moneyAsked = paid ? `, and ${are} ${what} paid` : '';
  return {
    lockedUp: 'not_now',
    onProbation: 'not_now',
    onParole: 'not_now',
    over: paid ? 'turns' : 'may',
    rule: `A felony takes your vote until your whole sentence is over, with any probation and parole${money}.`,
    question: `Is your whole sentence over, with any probation and parole${moneyAsked}?`,
    lets: 'yes',
    may: 'You may vote now.',
    notNow: `${phrase.notNow} You may vote again once your whole sentence is over, with any probation and parole${money}.`,
    barred: `${phrase.notNow} For this crime only a pardon gives the vote back.`,
    misdemeanors: phrase.misdemeanorsVote,
    ...own,
  };
}

/** A felony takes the vote until a court or an office gives it back. */
export function untilGivenBack(own: Own & Pick<VotingLaw, 'rule' | 'question' | 'notNow'>): VotingLaw {
  return { ...untilSentenceOver(), over: 'turns', barred: own.notNow, ...own };
}

type Vote = Pick<Relief, 'id' | 'rules'> & { readonly voting: VotingLaw } & Partial<Relief>;

/** The right to vote comes back by itself almost everywhere; what must be over first, each place says. */
export function rightToVote(described: Vote): Relief {
  return relief({
    name: phrase.rightToVote,
    kind: 'rights',
    restores: ['vote'],
    alternative: true,
    covers: all(inAdultCourt, convicted),
    effect: described.voting.rule,
    fee: phrase.noFee,
    first: askElectionOffice,
    steps: [described.voting.lockedUp === 'may' ? phrase.register : phrase.registerToVote],
    ...described,
  });
}
