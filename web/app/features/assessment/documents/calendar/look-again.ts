import type { ChargeResult, Outcome, Result } from '@openslate/law/engine/result.ts';
import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import { doneTo } from '../../result/outcome-words.ts';

/** A reminder for what has no day of its own: when it makes sense to look again, and what for. */
export type LookAgain = { readonly date: string; readonly what: string };

type Reminder = {
  /** How long from today, in days. */
  readonly after: number;
  readonly what: (charge: ChargeResult) => string;
};

/** For each outcome that can lack a day. */
const reminders: Record<Outcome, Reminder> = {
  // A court or the police need weeks to change what others see.
  automatic: {
    after: 42,
    what: ({ reliefs: [best] }) =>
      `Get your record and check that it has been ${best ? doneTo[best.kind] : 'cleared'}.`,
  },
  eligible: { after: 7, what: () => 'You may be able to ask now. Start with the first step on your list.' },
  needs_review: { after: 14, what: () => 'Find out what is still open, and look at the answer again.' },
  not_yet: { after: 90, what: () => 'Has what stands in the way changed? Then look at the answer again.' },
  not_eligible: { after: 365, what: () => 'Laws change. Look whether there is a way by now.' },
};

/** What can be done soonest is what to be reminded of. */
const soonestFirst = ['eligible', 'automatic', 'needs_review', 'not_yet', 'not_eligible'] as const;

/** When to look again, where something of the result has no day to wait for. */
export function lookAgain({ asOf, charges }: Result): LookAgain | undefined {
  const dayless = charges.filter((charge) => !hasDay(charge, asOf));
  const outcome = soonestFirst.find((each) => dayless.some((charge) => charge.outcome === each));
  const charge = dayless.find((each) => each.outcome === outcome);
  if (!outcome || !charge) return undefined;
  const { after, what } = reminders[outcome];
  return { date: dateOf(dayOf(asOf) + after), what: what(charge) };
}

/** The state has a day by which to act, or the person one to wait for. */
function hasDay({ outcome, on, between, reliefs: [best] }: ChargeResult, asOf: string): boolean {
  if (outcome === 'not_yet') return on !== undefined || between !== undefined;
  return outcome === 'automatic' && best?.by !== undefined && best.by > asOf;
}
