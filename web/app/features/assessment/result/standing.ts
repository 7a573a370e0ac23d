import type { Reason } from '@openslate/law/engine/result.ts';

/** How one thing the law asks stands: it is so, it will be, it is not, or we were not told. */
export type Standing = 'met' | 'later' | 'not' | 'open';

export const standingWords: Record<Standing, string> = {
  met: 'Met',
  later: 'Not yet',
  not: 'Not met',
  open: 'Not known',
};

export function standingOf({ met, on, fix }: Reason): Standing {
  if (met === true) return 'met';
  if (met === null) return 'open';
  return on || fix ? 'later' : 'not';
}

const order: readonly Standing[] = ['not', 'later', 'open', 'met'];

/** What stands in the way comes first. */
export function inOrder(reasons: readonly Reason[]): Reason[] {
  return order.flatMap((standing) => reasons.filter((reason) => standingOf(reason) === standing));
}
