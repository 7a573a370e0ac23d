import type { ChargeResult, Outcome, ReliefResult, Timing } from '@openslate/law/engine/result.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

/** What is done to a record, as a word that follows “be” or “have it”. */
export const doneTo: Record<ReliefKind, string> = {
  expungement: 'expunged',
  sealing: 'sealed',
  set_aside: 'set aside',
  vacatur: 'vacated',
  dismissal: 'dismissed',
  pardon: 'pardoned',
  certificate: 'certified',
  rights: 'restored',
};

export const outcomeLabels: Record<Outcome, string> = {
  automatic: 'May clear by itself',
  eligible: 'You may ask now',
  not_yet: 'Not yet',
  not_eligible: 'No way to clear it here',
  needs_review: 'Needs a closer look',
};

/** The answer for one charge in one sentence. */
export function verdict(charge: ChargeResult, placeName: string): string {
  const [best] = charge.reliefs;
  const done = best ? doneTo[best.kind] : 'cleared';
  switch (charge.outcome) {
    case 'automatic':
      return `This may be ${done} by itself, without you asking.`;
    case 'eligible':
      return `You may be able to have this ${done} now.`;
    case 'not_yet':
      return notYet(charge, best, done);
    case 'needs_review':
      return 'We cannot say yet. It turns on something we do not know.';
    case 'not_eligible':
      return `We found no way to clear this under the law of this place: ${placeName}.`;
  }
}

function notYet(charge: ChargeResult, best: ReliefResult | undefined, done: string): string {
  const when = spokenTiming(charge);
  if (!when) return `This may be ${done} once something changes that stands in the way.`;
  return best?.automatic
    ? `This may be ${done} by itself ${when}.`
    : `You may be able to have this ${done} ${when}.`;
}

/** “from September 10, 2028 on”, or the days between which it lies. */
export function spokenTiming({ on, between }: Timing): string | undefined {
  if (on) return `from ${spokenDate(on)} on`;
  if (between) return `from a day between ${spokenDate(between[0])} and ${spokenDate(between[1])} on`;
  return undefined;
}

/** What to know next to the verdict. */
export function afterword(charge: ChargeResult): string {
  const [best] = charge.reliefs;
  switch (charge.outcome) {
    case 'automatic':
      return best?.by
        ? `You do not have to file anything. The state has until ${spokenDate(best.by)} to do it.`
        : 'You do not have to file anything. Check your record to see that it has been done.';
    case 'eligible':
      return 'You have to ask for it. The steps are below.';
    case 'not_yet':
      return best?.automatic
        ? 'You do not have to file anything, as long as nothing new happens until then.'
        : 'A new conviction before that day can move it or close the way.';
    case 'needs_review':
      return 'Below is what to find out, and where. Then come back and change your answer.';
    case 'not_eligible':
      return 'That is not the end. Below is what may still help, and who to talk to.';
  }
}

/** The whole record in one sentence. */
export function wholeRecord(charges: readonly ChargeResult[], placeName: string): string {
  const [only, ...others] = charges;
  if (only && others.length === 0) return verdict(only, placeName);
  const count = (...outcomes: Outcome[]) =>
    charges.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const parts = [
    [count('automatic', 'eligible'), 'may be cleared now'],
    [count('not_yet'), 'may be cleared later'],
    [count('needs_review'), count('needs_review') === 1 ? 'needs a closer look' : 'need a closer look'],
    [count('not_eligible'), 'cannot be cleared here'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
  const last = said.pop() ?? '';
  const list = said.length > 0 ? `${said.join(', ')} and ${last}` : last;
  return `Of your ${charges.length} charges, ${list}.`;
}
