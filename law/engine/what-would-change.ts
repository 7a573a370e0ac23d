import type { Jurisdiction } from '../place/jurisdiction.ts';
import { withAnswer } from '../record/answers.ts';
import { questionAt } from '../record/questions.ts';
import type { Answers } from '../record/record.ts';
import { decidingIn } from './assess.ts';
import { isKnown } from './known-law.ts';
import { bestOf } from './ranking.ts';
import { withReadCharges } from './read-charges.ts';
import type { ChargeResult, Outcome, ReliefResult, Result } from './result.ts';
import { steps } from './steps.ts';

/** Something that would have to change first: a day that comes, a thing the person can do, or an answer we assumed. */
export type Change =
  | { readonly kind: 'wait'; readonly until: string }
  | { readonly kind: 'do'; readonly what: string }
  | {
      readonly kind: 'answer';
      readonly assumed: string;
      readonly field: string;
      readonly value: string | boolean;
    };

export type WayOpen = {
  readonly chargeId: string;
  readonly reliefId: string;
  /** What the charge would then be. */
  readonly outcome: Outcome;
  readonly changes: readonly Change[];
};

/** For each charge that cannot be cleared now: the relief that needs fewest changes to open, and those. */
export function whatWouldChange(result: Result): WayOpen[] {
  return result.charges.flatMap((charge) => (isOpenNow(charge) ? [] : (easiest(charge) ?? [])));
}

/** So much is worked out for one record. All worked lives come to the same without a limit. */
const mostSteps = 25_000;

/**
 * For each charge that cannot be cleared now: each answer that, had we not assumed another, would open a way. Of a long
 * record of which little is known, not all are tried.
 */
export function whatAnswersWouldChange(
  result: Result,
  answers: Answers,
  jurisdiction: Jurisdiction,
): WayOpen[] {
  const shut = result.charges.filter((charge) => !isOpenNow(charge));
  if (shut.length === 0 || !isKnown(jurisdiction, result.asOf)) return [];
  const until = steps.taken + mostSteps;
  return result.assumptions.flatMap(({ text, field }) =>
    field === undefined
      ? []
      : otherAnswers(field, jurisdiction).flatMap((value) => {
          const told = withReadCharges(withAnswer(answers, field, value), jurisdiction);
          const otherwise = decidingIn(told, jurisdiction, result.asOf);
          const change: Change = { kind: 'answer', assumed: text, field, value };
          return shut.flatMap(({ id }) => (steps.taken < until ? opened(id, otherwise, change) : []));
        }),
  );
}

function otherAnswers(field: string, jurisdiction: Jurisdiction): readonly (string | boolean)[] {
  const answer = questionAt(field, jurisdiction)?.question.answer;
  return answer?.kind === 'choice' ? answer.choices.map(({ value }) => value) : [];
}

function opened(
  chargeId: string,
  { matters, assessed }: ReturnType<typeof decidingIn>,
  change: Change,
): WayOpen[] {
  const matter = matters.find(({ charge }) => charge.id === chargeId);
  const best = matter && bestOf(assessed(matter));
  if (!best || !isOpenNow(best)) return [];
  return [{ chargeId, reliefId: best.relief.id, outcome: best.outcome, changes: [change] }];
}

function isOpenNow({ outcome }: Pick<ChargeResult, 'outcome'>): boolean {
  return outcome === 'automatic' || outcome === 'eligible';
}

function easiest({ id, reliefs }: ChargeResult): WayOpen | undefined {
  const ways = reliefs
    .filter(({ outcome }) => outcome === 'not_yet')
    .map(
      (relief): WayOpen => ({
        chargeId: id,
        reliefId: relief.id,
        outcome: relief.automatic ? 'automatic' : 'eligible',
        changes: changesFor(relief),
      }),
    );
  const [first, ...others] = ways;
  return others.reduce(
    (best, way) => (best && best.changes.length <= way.changes.length ? best : way),
    first,
  );
}

/** All that has to be done, and of all the days to wait for only the last. */
function changesFor({ reasons, on }: ReliefResult): Change[] {
  const unmet = reasons.filter(({ met }) => met === false);
  const days = unmet.flatMap((reason) => reason.on ?? []);
  const until = on ?? days.sort().at(-1);
  const deeds = [...new Set(unmet.flatMap(({ fix }) => fix ?? []))];
  return [
    ...deeds.map((what): Change => ({ kind: 'do', what })),
    ...(until ? [{ kind: 'wait', until } as const] : []),
  ];
}
