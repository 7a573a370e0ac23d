import type { Outcome } from '@openslate/law/engine/result.ts';

/** The paper an answer is written on. The words say it too. */
export const outcomeTones: Record<Outcome, string> = {
  automatic: 'border-l-good bg-good-wash',
  eligible: 'border-l-good bg-good-wash',
  not_yet: 'border-l-sun bg-sun-wash',
  needs_review: 'border-l-deep bg-deep-wash',
  not_eligible: 'border-l-edge bg-wash',
};
