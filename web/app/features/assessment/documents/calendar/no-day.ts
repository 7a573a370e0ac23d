import type { Outcome, Result } from '@openslate/law/engine/result.ts';

/** Why there is no day to wait for. */
export function whyNoDay({ charges }: Result): string {
  const has = (...outcomes: Outcome[]) => charges.some(({ outcome }) => outcomes.includes(outcome));
  if (has('eligible', 'automatic'))
    return 'What is open for you is open now. There is no day you have to wait for.';
  if (has('not_yet'))
    return 'It does not turn on a day. Something that stands in the way has to change first.';
  if (has('needs_review')) return 'We cannot name a day yet. It turns on something we do not know.';
  return 'We found no day in the law from which this could be cleared.';
}
