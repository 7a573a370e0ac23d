import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
export const keptMs = { minute: day, hour: 30 * day } as const;
export type Per = keyof typeof keptMs;

/** Few enough parameters for either engine. */
const rowsAtOnce = 500;

type Row = Tables['request_figures'];
export type Outcome = Row['outcome'];

/** Requests of one minute that ended alike. */
export type Figure = { minute: number; route: string; outcome: Outcome; bucket: number; count: number };

export type Counted = { outcome: Outcome; bucket: number; count: number };

/** What was counted, by minute for 24 hours, and by hour and route for 30 days. */
export class RequestFigures {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** Added to what is there, by this process or another: all of it or, where that fails, nothing. */
  async add(figures: readonly Figure[]): Promise<void> {
    const rows = rowsOf(figures);
    await this.#tables.transaction().execute(async (db) => {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('request_figures')
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['per', 'at', 'route', 'outcome', 'bucket'])
              .doUpdateSet({ count: sql<number>`request_figures.count + excluded.count` }),
          )
          .execute();
      }
    });
    await this.forgetOld();
  }

  /** Oldest first. */
  async overTime(per: Per): Promise<(Counted & { at: string })[]> {
    return this.#since(per, this.#oldest(per))
      .select(({ fn }) => ['at', 'outcome', 'bucket', fn.sum<number>('count').as('count')])
      .groupBy(['at', 'outcome', 'bucket'])
      .orderBy('at')
      .execute();
  }

  /** Routes are counted by the hour: the first hour looked at is told whole. */
  async byRoute(lastMs: number): Promise<(Counted & { route: string })[]> {
    const first = startOf(hour, this.#now().getTime() - lastMs);
    return this.#since('hour', first)
      .select(({ fn }) => ['route', 'outcome', 'bucket', fn.sum<number>('count').as('count')])
      .groupBy(['route', 'outcome', 'bucket'])
      .orderBy('route')
      .execute();
  }

  async forgetOld(): Promise<void> {
    for (const per of ['minute', 'hour'] as const)
      await this.#tables
        .deleteFrom('request_figures')
        .where('per', '=', per)
        .where('at', '<', this.#oldest(per, this.#erasing()))
        .execute();
  }

  #since(per: Per, first: string) {
    return this.#tables.selectFrom('request_figures').where('per', '=', per).where('at', '>=', first);
  }

  #oldest(per: Per, now = this.#now()): string {
    return startOf(per === 'minute' ? minute : hour, now.getTime() - keptMs[per]);
  }
}

/** Each figure once by its minute and once by its hour and route, in an order on which all processes agree. */
function rowsOf(figures: readonly Figure[]): Row[] {
  const rows = new Map<string, Row>();
  function count(row: Row): void {
    const key = [row.per, row.at, row.route, row.outcome, row.bucket].join(' ');
    const known = rows.get(key);
    if (known) known.count += row.count;
    else rows.set(key, row);
  }
  for (const { minute: minutes, route, outcome, bucket, count: more } of figures) {
    const time = minutes * minute;
    count({ per: 'minute', at: startOf(minute, time), route: '', outcome, bucket, count: more });
    count({ per: 'hour', at: startOf(hour, time), route, outcome, bucket, count: more });
  }
  // PostgreSQL locks row by row: two processes that lock crosswise would block each other.
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function startOf(period: number, time: number): string {
  return new Date(Math.floor(time / period) * period).toISOString();
}
