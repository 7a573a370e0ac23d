import { Monitoring, monitoringSpans } from '@openslate/contract/monitoring.ts';
import { useSearchParams } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { useAdminQuery } from '../calls/use-admin-query.ts';
import { Loaded } from '../dashboard/loaded.tsx';
import { StatusLinks } from '../dashboard/status-links.tsx';
import { When } from '../dashboard/when.tsx';
import { ErrorReportList } from './error-report-list.tsx';
import { countWords, durationWords, shareWords, sizeWords } from './figure-words.ts';
import type { Span } from './filled-series.ts';
import { RouteTable } from './route-table.tsx';
import { TimeCharts } from './time-charts.tsx';

/** How often the figures are fetched anew while somebody looks at them, in milliseconds. */
const refreshedEvery = 15_000;

const spanWords: Record<Span, string> = { day: 'Last 24 hours', month: 'Last 30 days' };

/** How the site is doing. */
export function MonitoringScreen() {
  const [query] = useSearchParams();
  const span = monitoringSpans.find((known) => known === query.get('span')) ?? 'day';
  const figures = useAdminQuery(`/api/admin/monitoring?span=${span}`, Monitoring, { every: refreshedEvery });

  return (
    <div className="page py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Monitoring</h1>
          <p className="mt-1 text-soft">Refreshed every 15 seconds while this page is in sight.</p>
        </div>
        <ButtonLink to="/admin" variant="secondary" size="small">
          Dashboard
        </ButtonLink>
      </div>
      <div className="my-6">
        <StatusLinks
          label="Time looked at"
          name="span"
          current={span}
          choices={monitoringSpans.map((value) => ({ value, label: spanWords[value] }))}
        />
      </div>
      <Loaded what="the figures" query={figures}>
        {(data) => (
          <div className="grid grid-cols-1 gap-12">
            <Overview figures={data} />
            <TimeCharts series={data.series} now={data.now} span={span} />
            <RouteTable routes={data.routes} />
            <ErrorReportList reports={data.errorReports} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Overview({ figures }: { figures: Monitoring }) {
  const { version, startedAt, now, database, counters, routes } = figures;
  const requests = sum(routes.map((route) => route.requests));
  const failed = sum(routes.map((route) => route.serverErrors));
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-3 text-[1.5rem]">
        Overview
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure name="Requests" value={countWords(requests)} />
        <Figure name="Failed on our side" value={`${countWords(failed)} (${shareWords(failed, requests)})`} />
        <Figure name="Rate-limited" value={countWords(counters.rateLimited)} />
        <Figure name="Received by sync" value={countWords(counters.syncReceived)} />
      </ul>
      <SummaryList
        className="mt-6"
        rows={[
          { id: 'version', label: 'Version', value: version },
          {
            id: 'uptime',
            label: 'Running for',
            value: (
              <>
                {durationWords(Date.parse(now) - Date.parse(startedAt))}, since <When at={startedAt} />
              </>
            ),
          },
          {
            id: 'database',
            label: 'Database',
            value: (
              <span className="flex flex-wrap items-center gap-2">
                {database.engine}
                <Badge kind={database.ok ? 'good' : 'no'}>
                  {database.ok ? 'Answers' : 'Does not answer'}
                </Badge>
              </span>
            ),
          },
          {
            id: 'size',
            label: 'Size of the database',
            value: database.bytes === null ? 'Not known' : sizeWords(database.bytes),
          },
          { id: 'now', label: 'Figures from', value: <When at={now} /> },
        ]}
      />
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <li className="min-w-0 rounded-card border border-line bg-card px-4 py-3">
      <p className="text-soft">{name}</p>
      <p className="font-serif text-[1.5rem] font-semibold leading-tight tabular-nums">{value}</p>
    </li>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
