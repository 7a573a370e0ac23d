import type { Relief } from '../place/relief.ts';
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
  const { may, notNow, barred, question, lets, misdemeanors } = voting;
  const isBarred = reasons.some(({ met, on, fix }) => met === false && !on && !fix);
  if (isBarred || reasons.some(({ met }) => met === false)) {
    const says = isBarred ? barred : notNow;
    return isOfThis ? { standing: 'not_now', says } : asking(wasItFelony, { yes: says, no: misdemeanors });
  }
  const open = reasons.find(({ met }) => met === null);
  if (!open) return { standing: 'may', says: [...takenForGranted(reasons), may].join(' ') };
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

/** What was taken for granted stands before what follows from it. */
function takenForGranted(reasons: ReliefResult['reasons']): readonly string[] {
  const taken = [...new Set(reasons.flatMap(({ assumed = [] }) => assumed.map(({ text }) => text)))];
  return taken.length > 0 ? [...taken, 'If that is right:'] : taken;
}
