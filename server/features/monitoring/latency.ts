/**
 * Durations are counted in fixed buckets, each a fifth wider than the one before, from a quarter of a millisecond to a
 * minute: figures of any number of processes and minutes add up, and a percentile is off by a fifth at most.
 */
const perDoubling = 4;
const shortest = 0.25;
const lastBucket = perDoubling * 18;

export function bucketOf(ms: number): number {
  if (!(ms > shortest)) return 0;
  return Math.min(lastBucket, Math.ceil(perDoubling * Math.log2(ms / shortest)));
}

/** The longest that fits. */
function boundOf(bucket: number): number {
  return shortest * 2 ** (bucket / perDoubling);
}

export type BucketCount = { bucket: number; count: number };

/** So many of a hundred took no longer than this, in milliseconds. Without a request it is 0. */
export function percentile(share: number, counts: readonly BucketCount[]): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    seen += count;
    if (seen >= (share / 100) * total) return Number(boundOf(bucket).toPrecision(2));
  }
  return 0;
}
