import type { Relief } from '../place/relief.ts';
import { register } from '../vocabulary/phrases.ts';
import type { ReliefResult, Vote } from './result.ts';

/** Asked where the law takes the vote of such a conviction today, and nobody said that it was one. */
const wasItFelony = 'Were you convicted of a felony in this case?';

/**
 * Whether a person may vote, from what was told: never a “yes” before each thing that the law asks is told, and never
 * a “no” while it is only unknown. `isOfThis` says whether the conviction surely is of the kind that the law speaks of.
 */
export function voteOf(
  { voting, rules }: Relief,
  { reasons }: Pick<ReliefResult, 'reasons'>,
  isOfThis: boolean,
): Vote | undefined {
  if (!voting) return undefined;
  const { notNow, barred, question, lets, misdemeanors } = voting;
  const may = `${voting.may} ${register}`;
  const isBarred = reasons.some(({ met, on, fix }) => met === false && !on && !fix);
  if (isBarred || reasons.some(({ met }) => met === false)) {
    const says = isBarred ? barred : notNow;
    return isOfThis ? { standing: 'not_now', says } : asking(wasItFelony, { yes: says, no: misdemeanors });
  }
  const open = reasons.find(({ met }) => met === null);
  if (!open) {
    const taken = takenForGranted(reasons);
    const says = taken.length > 0 ? [voting.may, 'Check this first:', ...taken, register].join(' ') : may;
    return { standing: 'may', says };
  }
  const ofRule = rules.find(({ id }) => id === open.id)?.asks;
  if (ofRule !== undefined) return asking(ofRule, { yes: may, no: barred });
  return asking(question, lets === 'yes' ? { yes: may, no: notNow } : { yes: notNow, no: may });
}

function asking(question: string, answers: { yes: string; no: string }): Vote {
  return {
    standing: 'not_known',
    says: `It turns on one question: ${question}`,
    asks: { question, ...answers },
  };
}

/** What was taken for granted is told before anybody is told to register. */
function takenForGranted(reasons: ReliefResult['reasons']): readonly string[] {
  return [...new Set(reasons.flatMap(({ assumed = [] }) => assumed.map(({ text }) => text)))];
}
