import { Failure } from '@openslate/contract/failure.ts';
import { Monitoring, MonitoringQuery } from '@openslate/contract/monitoring.ts';
import type { Database } from '../../database/database.ts';
import { isMigrated } from '../../database/migrate.ts';
import { databaseSize } from '../../database/size.ts';
import type { App } from '../../http/app.ts';
import { readFailures } from '../../http/responses.ts';
import type { AdminGuard } from '../admin/guard.ts';
import type { ErrorReports } from '../errors/store.ts';
import { countersIn, routesIn, seriesIn } from './figures.ts';
import { keptMs, type Per, type RequestFigures } from './store.ts';
import type { Traffic } from './traffic.ts';

const reportsShown = 100;
const perOf = { day: 'minute', month: 'hour' } as const satisfies Record<string, Per>;

type Parts = {
  guard: AdminGuard;
  database: Database;
  traffic: Traffic;
  figures: RequestFigures;
  reports: ErrorReports;
  version: string;
  now: () => Date;
};

export function monitoringRoutes(app: App, parts: Parts): void {
  const { guard, database, traffic, figures, reports, version, now } = parts;
  const startedAt = now().toISOString();

  app.get(
    '/api/admin/monitoring',
    {
      ...guard,
      schema: {
        summary: 'How the site is doing',
        description:
          'Requests and errors by route pattern, how long they took, and the same over time: by minute for the last 24 ' +
          'hours (`day`) or by hour for the last 30 days (`month`). All processes on one database are counted ' +
          'together; those of others are at most a minute old.',
        tags: ['admin'],
        querystring: MonitoringQuery,
        response: { 200: Monitoring, 401: Failure, ...readFailures },
      },
    },
    async ({ query }) => {
      const per = perOf[query.span ?? 'day'];
      await traffic.flush();
      const routes = await figures.byRoute(keptMs[per]);
      return {
        version,
        startedAt,
        now: now().toISOString(),
        database: {
          engine: database.engine,
          ok: await isMigrated(database),
          bytes: await databaseSize(database),
        },
        counters: countersIn(routes),
        routes: routesIn(routes),
        series: seriesIn(await figures.overTime(per)),
        errorReports: await reports.recent(reportsShown),
      };
    },
  );
}
