import type { ErrorReport } from '@openslate/contract/error-report.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const mostKept = 1_000;
const keptMs = 30 * 24 * 60 * 60 * 1000;

export type StoredErrorReport = ErrorReport & { reportedAt: string };

/** The latest reports of the error screen: at most 1,000, none older than 30 days. */
export class ErrorReports {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** A browser that got no answer sends its report again; it is kept once. */
  async record({ errorId, screen, message, version }: ErrorReport): Promise<void> {
    await this.#tables
      .insertInto('error_reports')
      .values({ error_id: errorId, screen, message, version, reported_at: this.#now().toISOString() })
      .onConflict((conflict) => conflict.column('error_id').doNothing())
      .execute();
    await this.forgetOld();
  }

  /** Newest first. */
  async recent(limit: number): Promise<StoredErrorReport[]> {
    const rows = await this.#newest(limit)
      .select(['screen', 'message', 'version', 'reported_at'])
      .where('reported_at', '>=', this.#oldest())
      .execute();
    return rows.map(({ error_id, reported_at, ...row }) => ({
      errorId: error_id,
      ...row,
      reportedAt: reported_at,
    }));
  }

  async forgetOld(): Promise<void> {
    await this.#tables
      .deleteFrom('error_reports')
      .where('reported_at', '<', this.#oldest(this.#erasing()))
      .execute();
    await this.#tables
      .deleteFrom('error_reports')
      .where('error_id', 'not in', this.#newest(mostKept))
      .execute();
  }

  #newest(limit: number) {
    return this.#tables
      .selectFrom('error_reports')
      .select('error_id')
      .orderBy('reported_at', 'desc')
      .orderBy('error_id', 'desc')
      .limit(limit);
  }

  #oldest(now = this.#now()): string {
    return new Date(now.getTime() - keptMs).toISOString();
  }
}
