import type { ChargeResult, Reason, ReliefResult, Result } from './result.ts';

/** Something that would have to change first: a day that has to come, or something the person can do. */
type Change =
  | { readonly kind: 'wait'; readonly until: string }
  | { readonly kind: 'do'; readonly what: string };

export type WayOpen = {
  readonly chargeId: string;
  readonly reliefId: string;
  readonly changes: readonly Change[];
};

/** For each charge that cannot be cleared now but could be later: the relief that needs fewest changes, and those. */
export function whatWouldChange(result: Result): WayOpen[] {
  return result.charges.flatMap((charge) => (isOpenNow(charge) ? [] : (easiest(charge) ?? [])));
}

function isOpenNow({ outcome }: ChargeResult): boolean {
  return outcome === 'automatic' || outcome === 'eligible';
}

function easiest({ id, reliefs }: ChargeResult): WayOpen | undefined {
  const ways = reliefs
    .filter(({ outcome }) => outcome === 'not_yet')
    .map((relief) => ({ chargeId: id, reliefId: relief.id, changes: changesFor(relief) }));
  const [first, ...others] = ways;
  return others.reduce(
    (best, way) => (best && best.changes.length <= way.changes.length ? best : way),
    first,
  );
}

/** All that has to be done, and of all the days to wait for only the last. */
function changesFor({ reasons, on }: ReliefResult): Change[] {
  const unmet = reasons.filter(({ met }) => met === false);
  const days = unmet.flatMap((reason: Reason) => reason.on ?? []);
  const until = on ?? days.sort().at(-1);
  const deeds = [...new Set(unmet.flatMap(({ fix }) => fix ?? []))];
  return [
    ...deeds.map((what): Change => ({ kind: 'do', what })),
    ...(until ? [{ kind: 'wait', until } as const] : []),
  ];
}
