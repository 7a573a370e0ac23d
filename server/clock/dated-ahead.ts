import { type Kysely, sql } from 'kysely';
import type { Database, Engine } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** What a clock may be off by without being doubted. */
const slackMs = 2 * day;

type Dated = readonly [table: keyof Tables, column: string, aheadMs?: number];

/** What is kept for long, with how far ahead its time may lie. Kept as it is, it would be there for years too long. */
const dated: readonly Dated[] = [
  ['admins', 'created_at'],
  ['admins', 'last_seen_at'],
  ['admin_devices', 'created_at'],
  ['admin_devices', 'last_used_at'],
  ['admin_second_factors', 'last_wrong_at'],
  ['admin_second_factors', 'locked_until', day],
  ['audit_trail', 'at'],
  ['error_reports', 'reported_at'],
  ['shared_assessments', 'expires_at', 30 * day],
  ['contact_messages', 'sent_at'],
  ['stories', 'sent_on'],
  ['posts', 'created_at'],
  ['posts', 'replied_at'],
  ['posts', 'hidden_at'],
  ['post_reports', 'reported_at'],
  ['migrations', 'applied_at'],
];

/** What is meant for a while, and counts of days that have not come. */
const passing: readonly Dated[] = [
  ['admin_sessions', 'created_at'],
  ['admin_sessions', 'last_used_at'],
  ['admin_sessions', 'last_visit_at'],
  ['admin_rescues', 'expires_at', 15 * minute],
  ['spent_proofs', 'expires_at', 10 * minute],
  ['kept_answers', 'begun_at'],
  ['survey_counts', 'day'],
  ['event_counts', 'day'],
  ['progress_counts', 'day'],
  ['request_figures', 'at'],
];

/** With SQLite these are in memory, and end with the process. */
const passingInPostgres: readonly Dated[] = [
  ['rate_limit_salts', 'day'],
  ['rate_limit_counts', 'day'],
];

/** Every column that holds a time, for the test that finds those which are missing here. */
export function datedColumns(engine: Engine): string[] {
  return [...dated, ...passingIn(engine)].map(([table, column]) => `${table}.${column}`);
}

function passingIn(engine: Engine): readonly Dated[] {
  return engine === 'PostgreSQL' ? [...passing, ...passingInPostgres] : passing;
}

/**
 * Puts right what a clock that ran ahead wrote, once the clock is right: what lasts is dated today, what was for a while
 * is forgotten. Otherwise an admin could not log in, and a shared result would stay, until that time has come.
 */
export async function dateBack({ tables, engine }: Database, now: Date): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await tables.transaction().execute(async (db) => {
    for (const [table, column, aheadMs = 0] of dated) {
      const [most, latest] = [later(aheadMs), later(aheadMs + slackMs)];
      // A column that holds a day keeps to days.
      const length = column === 'sent_on' ? '2026-11-19'.length : most.length;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${most.slice(0, length)}
        where ${sql.ref(column)} > ${latest}`.execute(db);
    }
    for (const [table, column, aheadMs = 0] of passingIn(engine))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} > ${later(aheadMs + slackMs)}`.execute(
        db,
      );
    await forgetNumbers(db, now.getTime() + slackMs);
  });
}

/** The few times that are numbers: of guesses, and of the step at which an authenticator app was last used. */
async function forgetNumbers(db: Kysely<Tables>, latest: number): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where((row) =>
      row.or([row('wait_until', '>', latest + minute), row('forget_at', '>', latest + 60 * hour)]),
    )
    .execute();
  await db
    .updateTable('admin_second_factors')
    .set({ last_step: 0 })
    .where('last_step', '>', Math.ceil(latest / (30 * 1000)))
    .execute();
}
