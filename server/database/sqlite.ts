import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { type DiskRoom, noRoom } from './disk-room.ts';
import { isDamagedIndex, rebuildOnSqlite } from './search-index.ts';
import { Traces } from './sqlite-traces.ts';
import { askSqlite } from './sqlite-trouble.ts';
import { storable } from './storable.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** How long a statement waits for another process that is writing. */
const busyTimeoutMs = 10_000;

/** Kysely's SQLite dialect over the SQLite that comes with Node. `onMended`: the search index was damaged, and is made anew. */
export function sqliteDialect(file: string, onMended: () => void, room?: DiskRoom) {
  const { database, traces } = askSqlite(() => openSqlite(file));
  const adapted = adapt(database, traces, onMended, room);
  const dialect = new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new CarefulDriver(adapted, database, traces);
    }
  })({ database: adapted });
  return {
    dialect,
    rewriteFile() {
      // It writes all of the file into the log first, and would use up the reserve before it found out.
      if (room && room.freeBytes() < 1.2 * sizeOf(database)) throw noRoom();
      askSqlite(() => traces.rewriteFile(busyTimeoutMs));
    },
    /** Kysely closes only what it has used. */
    closeUnused() {
      if (database.isOpen) database.close();
    },
  };
}

class CarefulDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #traces: Traces;

  constructor(adapted: SqliteDatabase, database: DatabaseSync, traces: Traces) {
    super({ database: adapted });
    this.#database = database;
    this.#traces = traces;
  }

  /**
   * A plain `begin` takes the write lock at the first write, and fails there at once, whatever the busy timeout, if
   * another process wrote since the transaction's first read. Taking the lock at the start makes it wait instead.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk makes SQLite take the whole transaction back by itself; there is nothing left to take back then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  /** Before whoever deleted something is told that it is gone. */
  override async releaseConnection(): Promise<void> {
    this.#traces.emptyLog(busyTimeoutMs);
  }
}

function openSqlite(file: string) {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    // A power cut must not take back what a visitor was told is saved.
    database.exec('pragma synchronous = full');
    // A megabyte of log in place of four, and no longer than that once it was longer: it is room that a full disk lacks.
    database.exec('pragma wal_autocheckpoint = 250');
    database.exec('pragma journal_size_limit = 1000000');
    return { database, traces: new Traces(database) };
  } catch (error) {
    database.close();
    throw error;
  }
}

function sizeOf(database: DatabaseSync): number {
  const row = database
    .prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()')
    .get();
  return Number(row?.bytes);
}

/** Kysely expects better-sqlite3, whose statements know whether they return rows and take parameters as a list. */
function adapt(
  database: DatabaseSync,
  traces: Traces,
  onMended: () => void,
  room: DiskRoom | undefined,
): SqliteDatabase {
  function ask<Answer>(sql: string, question: () => Answer): Answer {
    room?.beforeStatement(sql);
    const inTransaction = database.isTransaction;
    try {
      return askSqlite(question);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.trouble === 'full') room?.giveUp();
      if (!isDamagedIndex(error)) throw error;
      askSqlite(() => database.exec(rebuildOnSqlite));
      onMended();
      // Some damage is found when a transaction ends, which takes all of it back: whoever asks again is served.
      if (inTransaction && !database.isTransaction) throw error;
      return askSqlite(question);
    }
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = askSqlite(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all(parameters) {
          const values = storable(parameters);
          const rows = ask(sql, () => statement.all(...values));
          if (rows.length > 0) traces.noteChange(sql);
          return rows;
        },
        run(parameters) {
          const values = storable(parameters);
          const outcome = ask(sql, () => statement.run(...values));
          if (outcome.changes > 0) traces.noteChange(sql);
          return outcome;
        },
        iterate: (parameters) => statement.iterate(...storable(parameters)),
      };
    },
  };
}
