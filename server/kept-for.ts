/**
 * Works something out at most once in a while, however many ask: whoever comes in the meantime gets the same answer.
 * A failure is not kept.
 */
export function keptFor<Value>(
  ms: number,
  now: () => Date,
  workOut: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { until: number; value: Promise<Value> } | undefined;
  return () => {
    if (kept && now().getTime() < kept.until) return kept.value;
    const fresh = { until: now().getTime() + ms, value: workOut() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}
