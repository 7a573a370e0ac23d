import { AnalyticsSummary, fewestByState } from '@openslate/contract/analytics.ts';
import { type AnalyticsEvent, analyticsEvents } from '@openslate/contract/analytics-events.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { eventWords, stepWords } from './event-words.ts';
import { lastDays } from './last-days.ts';

/** The numbers themselves: the same ones that the people who run the site see. */
export function PublicCounts() {
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['/api/analytics/summary'],
    select: (answer) => AnalyticsSummary.parse(answer),
  });
  if (data) return data.since === null ? <NothingYet /> : <Charts summary={data} since={data.since} />;
  if (!isError) return <Skeleton picture label="Loading the numbers…" className="needs-script mt-4" />;
  return (
    <Alert kind="wait" title="The numbers could not be loaded" announce="polite" className="mt-4">
      <p>Check your connection, then try again.</p>
      <Button variant="secondary" size="small" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}

function NothingYet() {
  return (
    <EmptyState icon={ChartNoAxesColumn} title="Nothing has been counted yet" level={3} className="mt-4">
      <p>The numbers will stand here as soon as there are some.</p>
    </EmptyState>
  );
}

function Charts({ summary, since }: { summary: AnalyticsSummary; since: string }) {
  const [event, setEvent] = useState<AnalyticsEvent>('assessment_started');
  const words = eventWords[event];
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <p className="mt-2 text-soft">Since {spokenDate(since)}. At most a minute old.</p>
      <div className="mt-6 grid grid-cols-1 gap-10">
        <BarChart
          caption="What people did here"
          headings={['What', 'Times']}
          bars={summary.totals.map(({ event: id, count }) => ({ id, label: eventWords[id], value: count }))}
        />
        <BarChart
          caption="How far people come with the questions"
          headings={['Step', 'Visits']}
          bars={summary.progress.map(({ step, count }) => ({
            id: step,
            label: stepWords[step],
            value: count,
          }))}
        />
        <SelectField
          label="Show by day and by state"
          value={event}
          onChange={({ target }) => setEvent(target.value as AnalyticsEvent)}
          options={analyticsEvents.map((value) => ({ value, label: eventWords[value] }))}
        />
        <DayChart caption={`${words}, the last 30 days`} days={lastDays(summary.days, event, today)} />
        <div>
          <BarChart
            caption={`${words}, by state`}
            headings={['State', 'Times, at least']}
            bars={statesOf(summary, event)}
            empty={`No state has ${fewestByState} yet.`}
          />
          <p className="mt-2 text-[0.95rem] text-soft">
            We round these down to whole fives, and leave out a state with fewer than {fewestByState}. In a
            small place a single number could point to a person.
          </p>
        </div>
      </div>
    </>
  );
}

function statesOf({ states }: AnalyticsSummary, event: AnalyticsEvent) {
  return states
    .filter((row) => row.event === event)
    .sort((a, b) => b.count - a.count)
    .map(({ state, count }) => ({ id: state, label: placeNamed(state)?.name ?? state, value: count }));
}
