import * as z from 'zod/mini';

/** What one route was asked, and how it answered, in the time looked at. The busiest come first. */
const RouteFigures = z.object({
  /** Method and pattern, `GET /api/states`; `site` for pages and files, `unknown` for what no route takes. */
  route: z.string(),
  requests: z.int(),
  /** Without those that came too often. */
  clientErrors: z.int(),
  serverErrors: z.int(),
  rateLimited: z.int(),
  /** Half, 95 and 99 of a hundred took no longer than so many milliseconds, give or take a fifth. */
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
});

/** By minute for the last 24 hours, by hour for the last 30 days. */
export const monitoringSpans = ['day', 'month'] as const;
export const MonitoringQuery = z.object({ span: z.optional(z.enum(monitoringSpans)) });

export const Monitoring = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  now: z.iso.datetime(),
  database: z.object({ engine: z.string(), ok: z.boolean(), bytes: z.nullable(z.number()) }),
  /** In the time looked at. */
  counters: z.object({ rateLimited: z.int(), syncReceived: z.int() }),
  routes: z.array(RouteFigures),
  /** Oldest first; moments without a request are left out. */
  series: z.array(
    z.object({
      at: z.iso.datetime(),
      requests: z.int(),
      /** Our own, not those of whoever asked. */
      errors: z.int(),
      p50: z.number(),
      p95: z.number(),
    }),
  ),
  errorReports: z.array(
    z.object({
      errorId: z.string(),
      screen: z.string(),
      message: z.string(),
      version: z.string(),
      reportedAt: z.iso.datetime(),
    }),
  ),
});
export type Monitoring = z.infer<typeof Monitoring>;
