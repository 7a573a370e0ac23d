import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { Database } from './database.ts';
import { DiskRoom } from './disk-room.ts';
import { explainPostgres, explainSqlite } from './explain.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { clearClaims, connectionName, processesOnPostgres, processesOnSqlite } from './processes.ts';
import { mendSearchIndex } from './search-index.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

type Place = { dataDir: string; databaseUrl?: string | undefined };

/**
 * PostgreSQL where there is an address for it, else a file in the data folder. Nothing is queried yet. `reserve`: of the
 * disk that holds the file some room is set aside.
 */
export function connect(
  { dataDir, databaseUrl }: Place,
  { patient = false, reserve = false } = {},
): Database {
  let tell = () => {};
  const onMended = (listener: () => void) => {
    tell = listener;
  };
  if (databaseUrl) {
    const own = randomUUID();
    const dialect = postgresDialect(databaseUrl, connectionName(own), { patient });
    const tables = new Kysely<Tables>({ dialect });
    return {
      engine: 'PostgreSQL',
      tables,
      processes: processesOnPostgres(tables, own),
      close: () => tables.destroy(),
      // What PostgreSQL keeps of deleted rows is vacuumed by itself.
      eraseTraces: async () => {},
      isShort: () => false,
      onMended,
    };
  }
  const file = sqliteFile(dataDir);
  const room = reserve ? new DiskRoom(dataDir) : undefined;
  const { dialect, rewriteFile, closeUnused } = sqliteDialect(file, () => tell(), room);
  const tables = new Kysely<Tables>({ dialect });
  return {
    engine: 'SQLite',
    tables,
    processes: processesOnSqlite(),
    async close() {
      await tables.destroy();
      closeUnused();
    },
    isShort: () => room?.isShort() ?? false,
    onMended,
    // With the one connection in hand, no transaction is open.
    eraseTraces: () => tables.connection().execute(async () => rewriteFile()),
  };
}

/**
 * Connects and brings the tables up to date; what stands in the way is told in words for the operator. `alone` is for
 * the server: on SQLite there is one.
 */
export async function openDatabase(place: Place, { alone = false } = {}): Promise<Database> {
  let database: Database | undefined;
  let lock: { release(): void } | undefined;
  let begins = false;
  try {
    if (alone && !place.databaseUrl) lock = lockFolder(usableFolder(place.dataDir));
    begins = place.databaseUrl === undefined && !existsSync(fileIn(place.dataDir));
    database = connect(place, { patient: true });
    if (lock) await mendSearchIndex(database.tables);
    await refuseDamage(database, place);
    if (!begins) await refuseEmpty(database, place);
    await migrate(database);
    begins = false;
    if (lock) await clearClaims(database.tables);
    await database.close();
    const opened = connect(place, { reserve: alone });
    return {
      ...opened,
      async close() {
        await opened.close();
        lock?.release();
      },
    };
  } catch (error) {
    await database?.close();
    // Nobody is to be asked whether this was a site.
    if (begins) rmSync(fileIn(place.dataDir), { force: true });
    lock?.release();
    throw place.databaseUrl ? explainPostgres(error, place.databaseUrl) : explainSqlite(error, place.dataDir);
  }
}

/** Better found now than by somebody whose words can't be read any more. */
async function refuseDamage({ engine, tables }: Database, { dataDir }: Place): Promise<void> {
  if (engine === 'PostgreSQL') return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(tables);
  const [found] = rows;
  if (!found || found.quick_check === 'ok') return;
  throw new StartProblem(
    `The database file in ${dataDir} is damaged. SQLite's quick check says: ${found.quick_check.replaceAll('\n', ' ')}. ` +
      'Restore it from a backup, or move it away to start with an empty one.',
  );
}

/**
 * A file that is there and holds nothing was a site's: cut off by a full disk, or put there in place of the real one.
 * Whoever sets up a PostgreSQL makes an empty database first, so there it means nothing.
 */
async function refuseEmpty({ engine, tables }: Database, { dataDir }: Place): Promise<void> {
  if (engine === 'PostgreSQL') return;
  const { rows } = await sql`select 1 from sqlite_master limit 1`.execute(tables);
  if (rows.length > 0) return;
  throw new StartProblem(
    `The database file ${fileIn(dataDir)} is empty. If there was a site in it, put back a backup of that file. ` +
      'To begin a new site, move that file away and start again.',
  );
}

function sqliteFile(dataDir: string): string {
  return fileIn(usableFolder(dataDir));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'openslate.sqlite');
}

function usableFolder(dataDir: string): string {
  // Only the account that runs the server has any business in there.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite would open what it can't write to, and complain later in words that do not say why.
  const file = fileIn(dataDir);
  for (const path of [dataDir, file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path)) accessSync(path, constants.W_OK);
  return dataDir;
}
