import type { Monitoring } from '@openslate/contract/monitoring.ts';
import { percentile } from './latency.ts';
import type { Counted, Outcome } from './store.ts';

type Routes = Monitoring['routes'];

/** What the browser's queue sends once it is online again. */
const syncRoutes = new Set([
  'POST /api/assessments',
  'POST /api/progress',
  'POST /api/analytics/track',
  'POST /api/impact-stories',
]);

/** The busiest first. */
export function routesIn(counts: readonly (Counted & { route: string })[]): Routes {
  return [...Map.groupBy(counts, ({ route }) => route)]
    .map(([route, of]) => ({
      route,
      requests: sum(of),
      clientErrors: sum(of, 'client_error'),
      serverErrors: sum(of, 'server_error'),
      rateLimited: sum(of, 'rate_limited'),
      p50: percentile(50, of),
      p95: percentile(95, of),
      p99: percentile(99, of),
    }))
    .sort((a, b) => b.requests - a.requests);
}

export function countersIn(counts: readonly (Counted & { route: string })[]): Monitoring['counters'] {
  return {
    rateLimited: sum(counts, 'rate_limited'),
    syncReceived: sum(
      counts.filter(({ route }) => syncRoutes.has(route)),
      'ok',
    ),
  };
}

export function seriesIn(counts: readonly (Counted & { at: string })[]): Monitoring['series'] {
  return [...Map.groupBy(counts, ({ at }) => at)].map(([at, of]) => ({
    at,
    requests: sum(of),
    errors: sum(of, 'server_error'),
    p50: percentile(50, of),
    p95: percentile(95, of),
  }));
}

function sum(counts: readonly Counted[], outcome?: Outcome): number {
  return counts.reduce(
    (total, each) => total + (outcome === undefined || each.outcome === outcome ? each.count : 0),
    0,
  );
}
