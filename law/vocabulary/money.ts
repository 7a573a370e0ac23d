import type { Condition } from '../condition.ts';
import { always, blocked, blockedPerhaps } from '../when.ts';
import * as phrase from './phrases.ts';

const debts = {
  fines: {
    field: 'finesPaid',
    fix: phrase.fix.payFines,
  },
  restitution: { field: 'restitutionPaid', fix: phrase.fix.payRestitution },
} as const;

/** Debt is what stops most people, and it can be put right: it blocks, it never bars. */
export function paid(what: keyof typeof debts): Condition {
  const { field, fix } = debts[what];
  return ({ charge }) => {
    const settled = charge[field];
    if (settled === undefined) return blockedPerhaps(fix, charge.path(field));
    return settled ? always : blocked(fix);
  };
}
