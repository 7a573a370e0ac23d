import { all, type Condition } from '../engine/condition.ts';
import { always, blocked, blockedPerhaps } from '../engine/when.ts';
import { type Requirement, requirement } from '../place/relief.ts';
import type { Saying } from '../place/saying.ts';
import * as phrase from './phrases.ts';

const debts = {
  fines: {
    field: 'finesPaid',
    fix: phrase.fix.payFines,
    id: 'fines-paid',
    text: phrase.noFinesOwed,
    otherwise: phrase.unmet.finesOwed,
  },
  restitution: {
    field: 'restitutionPaid',
    fix: phrase.fix.payRestitution,
    id: 'restitution-paid',
    text: phrase.noRestitutionOwed,
    otherwise: phrase.unmet.restitutionOwed,
  },
} as const;

/** Debt is what stops most people, and it can be put right: it blocks, it never bars. */
export function paid(what: keyof typeof debts): Requirement {
  const { field, fix, id, text, otherwise } = debts[what];
  const settled: Condition = ({ charge }) => {
    const told = charge[field];
    if (told === undefined) return blockedPerhaps(fix, charge.path(field));
    return told ? always : blocked(fix);
  };
  return requirement(id, text, settled, otherwise);
}

/** Fines, fees, costs and restitution. */
export const everythingPaid: Requirement = requirement(
  'everything-paid',
  phrase.nothingOwed,
  all(paid('fines'), paid('restitution')),
  phrase.unmet.moneyOwed,
);

/** The law does not name the debt, but what a judge ordered paid may be a term of the sentence: then a person has to look. */
export function perhapsStillOwed(what: keyof typeof debts, question: Saying): Condition {
  const { field, fix } = debts[what];
  return ({ charge }) => {
    const told = charge[field];
    if (told === undefined) return blockedPerhaps(fix, charge.path(field));
    return told ? always : { ...blockedPerhaps(fix), questions: [question] };
  };
}
