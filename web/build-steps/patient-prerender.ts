/**
 * React Router gives each page ten seconds to be drawn and offers no setting for it. The first page waits for all the
 * code to load, which takes longer on a machine that is busy; a build must not fail for that.
 */
export function allowTimeToPrerender(): void {
  const timeoutAfter = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeoutAfter(Math.max(ms, 120_000));
}
