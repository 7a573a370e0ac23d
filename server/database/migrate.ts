import { type Kysely, sql } from 'kysely';
import { codeOf, StartProblem } from '../start-problem.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { adminsAndErrorReports } from './migrations/0001-admins-and-error-reports.ts';
import { rateLimits } from './migrations/0002-rate-limits.ts';
import { sharedAssessments } from './migrations/0003-shared-assessments.ts';
import { adminSessions } from './migrations/0004-admin-sessions.ts';
import { auditTrail } from './migrations/0005-audit-trail.ts';
import { adminSecondFactor } from './migrations/0006-admin-second-factor.ts';
import { adminSetupAndRescue } from './migrations/0007-admin-setup-and-rescue.ts';
import { secretsAndSpentProofs } from './migrations/0008-secrets-and-spent-proofs.ts';
import { community } from './migrations/0009-community.ts';
import { surveyCounts } from './migrations/0010-survey-counts.ts';
import { anonymousCounts } from './migrations/0011-anonymous-counts.ts';
import { news } from './migrations/0012-news.ts';
import { storiesAndMessages } from './migrations/0013-stories-and-messages.ts';
import { requestFigures } from './migrations/0014-request-figures.ts';
import { adminsUnderAttack } from './migrations/0015-admins-under-attack.ts';
import { hiddenByReports } from './migrations/0016-hidden-by-reports.ts';
import { eraseSearchedWords } from './migrations/0017-erase-searched-words.ts';
import { roomForShares } from './migrations/0018-room-for-shares.ts';
import { keptAnswers } from './migrations/0019-kept-answers.ts';
import { quickSearch } from './migrations/0020-quick-search.ts';
import { mistakesInTheLaw } from './migrations/0021-mistakes-in-the-law.ts';
import { newestTime } from './migrations/0022-newest-time.ts';
import { claimsOfProcesses } from './migrations/0023-claims-of-processes.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** In the order in which they are applied. One that has been released is never changed; a later one corrects it. */
export const migrations: readonly Migration[] = [
  adminsAndErrorReports,
  rateLimits,
  sharedAssessments,
  adminSessions,
  auditTrail,
  secretsAndSpentProofs,
  community,
  surveyCounts,
  adminSecondFactor,
  adminSetupAndRescue,
  anonymousCounts,
  news,
  storiesAndMessages,
  requestFigures,
  adminsUnderAttack,
  hiddenByReports,
  eraseSearchedWords,
  roomForShares,
  keptAnswers,
  quickSearch,
  mistakesInTheLaw,
  newestTime,
  claimsOfProcesses,
];

/** Any number: all it must be is the same for every process that migrates this database. */
export const migrationLock = 20_241_115;

/**
 * Brings the tables up to this version, or leaves them as they were. Processes that start at once take turns: on
 * SQLite a transaction begins with the write lock, on PostgreSQL an advisory lock is held to the transaction's end.
 */
export async function migrate(database: Database, now: () => Date = () => new Date()): Promise<void> {
  await database.tables.transaction().execute(async (db) => {
    if (database.engine === 'PostgreSQL') {
      // Whoever waits for its turn waits for the other's whole migration, which may take longer than a query may.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
    }
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();

    const applied = await appliedMigrations(db).catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable ? error : damagedList('it can’t be read');
    });
    refuseNewerSchema(applied);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await migration.up(db, database.engine).catch((error: unknown) => {
        throw isThereAlready(error) ? damagedList(`it leaves out ${migration.name}`) : error;
      });
      await db
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: now().toISOString() })
        .execute();
    }
  });
}

/** Whether the tables are exactly those this version knows. Throws where the database can't be reached. */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = await appliedMigrations(database.tables);
  return applied.size === migrations.length && migrations.every(({ name }) => applied.has(name));
}

async function appliedMigrations(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/** What a migration is to make was made before, though the list says that it was not. */
function isThereAlready(error: unknown): boolean {
  const [duplicateTable, duplicateColumn] = ['42P07', '42701'];
  const code = codeOf(error);
  if (code === duplicateTable || code === duplicateColumn) return true;
  return error instanceof Error && /already exists|duplicate column/.test(error.message);
}

function damagedList(how: string): StartProblem {
  return new StartProblem(
    `The table "migrations", which says how far the database is up to date, is damaged: ${how}. ` +
      'Restore the database from a backup.',
  );
}

/** An older program would misread, and might damage, what a newer one has stored. */
function refuseNewerSchema(applied: Set<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new StartProblem(
    `The database was changed by a newer version of OpenSlate (${unknown.join(', ')}). ` +
      'Start that version, or restore a backup made before the change.',
  );
}
