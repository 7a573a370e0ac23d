import {
  type AnalyticsSummary,
  fewestByState,
  type ProgressStep,
  type TrackedEvent,
} from '@openslate/contract/analytics.ts';
import { analyticsEvents, progressSteps } from '@openslate/contract/analytics-events.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const daysShown = 30;

/** How often things happened, by day and state. A count knows of nobody it was counted for. */
export class AnonymousCounts {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
    this.#now = now;
  }

  async addEvent({ event, state }: TrackedEvent): Promise<void> {
    await this.#tables
      .insertInto('event_counts')
      .values({ day: this.#day(0), state: state ?? '', event, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'state', 'event'])
          .doUpdateSet({ count: sql<number>`event_counts.count + 1` }),
      )
      .execute();
  }

  async addStep({ step, state }: ProgressStep): Promise<void> {
    await this.#tables
      .insertInto('progress_counts')
      .values({ day: this.#day(0), state: state ?? '', step, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'state', 'step'])
          .doUpdateSet({ count: sql<number>`progress_counts.count + 1` }),
      )
      .execute();
  }

  async summary(): Promise<AnalyticsSummary> {
    const totals = await this.#events()
      .select(({ fn }) => ['event', fn.sum<number>('count').as('count'), fn.min('day').as('since')])
      .groupBy('event')
      .execute();
    const days = await this.#events()
      .select(({ fn }) => ['day', 'event', fn.sum<number>('count').as('count')])
      .where('day', '>', this.#day(-daysShown))
      .groupBy(['day', 'event'])
      .orderBy('day')
      .orderBy('event')
      .execute();
    const states = await this.#events()
      .select(({ fn }) => ['state', 'event', fn.sum<number>('count').as('count')])
      .groupBy(['state', 'event'])
      .having(({ fn }) => fn.sum('count'), '>=', fewestByState)
      .orderBy('state')
      .orderBy('event')
      .execute();
    const steps = await this.#tables
      .selectFrom('progress_counts')
      .select(({ fn }) => ['step', fn.sum<number>('count').as('count')])
      .groupBy('step')
      .execute();
    return {
      since: totals.map(({ since }) => since).sort()[0] ?? null,
      // Everything there is to count, in the order of its list, though nothing was counted yet.
      totals: analyticsEvents.map((event) => ({
        event,
        count: totals.find((row) => row.event === event)?.count ?? 0,
      })),
      days,
      states: states.flatMap(({ state, event, count }) =>
        state === '' ? [] : [{ state, event, count: count - (count % fewestByState) }],
      ),
      progress: progressSteps.map((step) => ({
        step,
        count: steps.find((row) => row.step === step)?.count ?? 0,
      })),
    };
  }

  /** Those that are still on the list. */
  #events() {
    return this.#tables.selectFrom('event_counts').where('event', 'in', [...analyticsEvents]);
  }

  #day(fromToday: number): string {
    return new Date(this.#now().getTime() + fromToday * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  }
}
