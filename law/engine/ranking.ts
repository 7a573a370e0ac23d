import type { Relief } from '../place/relief.ts';
import type { ReliefKind } from '../record/record.ts';
import type { Matter } from './condition.ts';
import type { Outcome } from './result.ts';
import type { Version } from './versions.ts';
import type { When } from './when.ts';

/** A relief held against one charge. */
export type Assessed = {
  readonly relief: Relief;
  readonly when: When;
  /** Since when it is open to anybody. */
  readonly opens: When;
  /** Its rules on the day of the answer, and what each of them says, as far as they were gone through. */
  readonly version: Version;
  readonly answered: readonly When[];
  readonly covered: boolean;
  /** Stands among the alternatives and decides nothing. */
  readonly aside: boolean;
  readonly outcome: Outcome;
  /** It holds now, or might once the open questions are answered. */
  readonly mayBeNow: boolean;
};

/** A charge and every relief held against it. */
export type Judged = { readonly matter: Matter; readonly assessed: readonly Assessed[] };

/**
 * Best first: cleared by itself, open now, perhaps open now, open later, perhaps open later, closed. Of those open now
 * the one that clears most, then the one that has been open longest; of later ones the earliest.
 */
export function byPromise(a: Assessed, b: Assessed): number {
  return rank(a) - rank(b) || byThoroughness(a, b) || a.when.latest - b.when.latest || byEase(a, b);
}

/** The way that decides the charge. */
export function bestOf(assessed: readonly Assessed[]): Assessed | undefined {
  return bestWhere(assessed, ({ aside, covered }) => !aside && covered);
}

/** The first of the best, among those of which this is so. */
export function bestWhere(
  assessed: readonly Assessed[],
  isSo: (each: Assessed) => boolean,
): Assessed | undefined {
  let best: Assessed | undefined;
  for (const each of assessed) if (isSo(each) && (!best || byPromise(each, best) < 0)) best = each;
  return best;
}

/** What is left of the record: after a vacatur nothing, after sealing all of it, out of sight. */
const leavesBehind: Readonly<Record<ReliefKind, number>> = {
  vacatur: 0,
  expungement: 1,
  set_aside: 2,
  dismissal: 2,
  sealing: 3,
  pardon: 4,
  certificate: 5,
  rights: 6,
};

function byThoroughness(a: Assessed, b: Assessed): number {
  return rank(a) <= openNow ? leavesBehind[a.relief.kind] - leavesBehind[b.relief.kind] : 0;
}

/** On the same day, what comes by itself is better than what has to be asked for. */
function byEase({ relief: a }: Assessed, { relief: b }: Assessed): number {
  return Number(b.automatic === true) - Number(a.automatic === true);
}

/** The rank of what may be asked for now. */
const openNow = 1;

function rank({ outcome, mayBeNow }: Assessed): number {
  return rankOf(outcome, mayBeNow);
}

/** The lower the better. What is still open is worth more where it may turn out to hold now. */
export function rankOf(outcome: Outcome, mayBeNow: boolean): number {
  switch (outcome) {
    case 'automatic':
      return 0;
    case 'eligible':
      return openNow;
    case 'needs_review':
      return mayBeNow ? 2 : 4;
    case 'not_yet':
      return 3;
    case 'not_eligible':
      return 5;
  }
}

type Decided = { rank: number; latest: number; automatic: boolean; leavesBehind: number };

/** What is certain already, whatever the open questions turn out to be. */
export function decided(assessed: readonly Assessed[]): Decided {
  const best = bestWhere(assessed, ({ aside, outcome }) => !aside && outcome !== 'needs_review');
  return best
    ? {
        rank: rank(best),
        latest: best.when.latest,
        automatic: best.relief.automatic === true,
        leavesBehind: leavesBehind[best.relief.kind],
      }
    : nothing;
}

const nothing: Decided = {
  rank: 5,
  latest: Number.POSITIVE_INFINITY,
  automatic: false,
  leavesBehind: Number.POSITIVE_INFINITY,
};

/** Whether answering what this relief still asks could lead to something better, or to an earlier or surer day. */
export function couldImprove(each: Assessed, best: Decided): boolean {
  if (each.aside || each.when.missing.length === 0) return false;
  if (each.outcome === 'not_yet') return each.when.earliest < each.when.latest && best.rank >= 3;
  if (each.outcome !== 'needs_review') return false;
  const hoped = each.mayBeNow ? (each.relief.automatic ? 0 : openNow) : 3;
  if (hoped !== best.rank) return hoped < best.rank;
  const left = leavesBehind[each.relief.kind];
  if (hoped <= openNow && left !== best.leavesBehind) return left < best.leavesBehind;
  const easier = each.relief.automatic === true && !best.automatic;
  return each.when.earliest < best.latest || (easier && each.when.earliest === best.latest);
}
