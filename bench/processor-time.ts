type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};
export type Trace = { readonly traceEvents: readonly TraceEvent[] };

/** How much slower than this machine Lighthouse takes its phone to be. */
const slowdown = 4;
/** In milliseconds: what takes longer keeps a thumb waiting. */
const atOnce = 50;

/**
 * Blocking and the longest task, in milliseconds of the same phone, by the time in which the page's thread had the
 * processor. Lighthouse goes by the clock: where other programs run too, it counts what the page waited for them.
 */
export function byProcessor({ traceEvents }: Trace): { blocking: number; longest: number } {
  const begun = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!begun) throw new Error('The trace tells of no page.');
  const ofPage = traceEvents.filter(
    ({ pid, tid, ts }) => pid === begun.pid && tid === begun.tid && ts >= begun.ts,
  );
  const at = (event: string) => ofPage.find(({ name }) => name === event)?.ts ?? Number.POSITIVE_INFINITY;
  // Before, the thread may still belong to the page that is left.
  const came = at('CommitLoad');
  const seen = at('firstContentfulPaint');
  const tasks = ofPage
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ end: ts + dur, cost: (tdur / 1000) * slowdown }))
    .filter(({ end }) => end > came);
  const blocking = tasks
    .filter(({ end }) => end > seen)
    .reduce((sum, { cost }) => sum + Math.max(0, cost - atOnce), 0);
  return {
    blocking: Math.round(blocking),
    longest: Math.round(Math.max(0, ...tasks.map(({ cost }) => cost))),
  };
}
