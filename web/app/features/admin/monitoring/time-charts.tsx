import type { Monitoring } from '@openslate/contract/monitoring.ts';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { countWords, timeWords } from './figure-words.ts';
import { filledSeries, marksOf, type Span } from './filled-series.ts';

const formats: Record<Span, { mark: Intl.DateTimeFormat; point: Intl.DateTimeFormat; heading: string }> = {
  day: {
    mark: new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }),
    point: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    heading: 'Minute',
  },
  month: {
    mark: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
    point: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    heading: 'Hour',
  },
};

type TimeChartsProps = { series: Monitoring['series']; now: string; span: Span };

export function TimeCharts({ series, now, span }: TimeChartsProps) {
  const moments = filledSeries(series, span, now);
  const { mark, point, heading } = formats[span];
  const shared = {
    pointHeading: heading,
    marks: marksOf(moments, span).map((x) => ({ x, label: mark.format(x) })),
    empty: 'No requests in this time.',
  };
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time" className="mb-3 text-[1.5rem]">
        Over time
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="min-w-0">
          <LineChart
            {...shared}
            caption={span === 'day' ? 'Requests a minute' : 'Requests an hour'}
            lines={[
              { id: 'requests', label: 'Requests' },
              { id: 'errors', label: 'Errors' },
            ]}
            points={moments.map(({ at, requests, errors }) => ({
              x: at,
              label: point.format(at),
              values: [requests, errors],
            }))}
            format={countWords}
          />
        </Card>
        <Card className="min-w-0">
          <LineChart
            {...shared}
            caption="Time to answer"
            lines={[
              { id: 'p50', label: 'Half are faster (p50)' },
              { id: 'p95', label: '95 of 100 are faster (p95)' },
            ]}
            points={moments.map(({ at, p50, p95 }) => ({
              x: at,
              label: point.format(at),
              values: [p50, p95],
            }))}
            format={timeWords}
          />
        </Card>
      </div>
    </section>
  );
}
