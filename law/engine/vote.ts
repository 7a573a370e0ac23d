import type { Relief } from '../place/relief.ts';
import { register } from '../vocabulary/phrases.ts';
import type { ReliefResult, Vote, VoteQuestion } from './result.ts';

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
    return isOfThis
      ? { standing: 'not_now', says }
      : asking([{ question: wasItFelony, yes: says, no: misdemeanors }]);
  }
  const open = reasons.filter(({ met }) => met === null);
  if (open.length === 0) {
    const taken = takenForGranted(reasons);
    const says = taken.length > 0 ? [voting.may, 'Check this first:', ...taken, register].join(' ') : may;
    return { standing: 'may', says };
  }
  const own = new Map(rules.map((rule) => [rule.id, rule.asks]));
  const questions = [...new Set(open.map(({ id }) => own.get(id) ?? question))];
  return asking(
    questions.map((each, at) => {
      const then = at + 1 < questions.length ? goOn : may;
      if (each !== question) return { question: each, yes: then, no: barred };
      return lets === 'yes'
        ? { question: each, yes: then, no: notNow }
        : { question: each, yes: notNow, no: then };
    }),
  );
}

/** The answer that stands in nobody’s way, where there is more to ask. */
export const goOn = 'Go on to the next question.';

/** Whether it turns first on the conviction itself: nobody said that it was one that takes the vote. */
export function asksWhetherFelony(vote: Vote | undefined): boolean {
  return vote?.asks?.[0]?.question === wasItFelony;
}

function asking(asks: readonly VoteQuestion[]): Vote {
  const one = asks.length === 1;
  const says = `It turns on ${one ? 'one question' : 'these questions'}: ${asks.map(({ question }) => question).join(' ')}`;
  return { standing: 'not_known', says, asks };
}

/** What was taken for granted is told before anybody is told to register. */
function takenForGranted(reasons: ReliefResult['reasons']): readonly string[] {
  return [...new Set(reasons.flatMap(({ assumed = [] }) => assumed.map(({ text }) => text)))];
}
