import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { Traces } from './sqlite-traces.ts';
import { askSqlite } from './sqlite-trouble.ts';
import { storable } from './storable.ts';

/** How long a statement waits for another process that is writing. */
const busyTimeoutMs = 10_000;

/** Kysely's SQLite dialect over the SQLite that comes with Node. */
export function sqliteDialect(file: string) {
  const { database, traces } = askSqlite(() => openSqlite(file));
  const adapted = adapt(database, traces);
  const dialect = new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new CarefulDriver(adapted, database, traces);
    }
  })({ database: adapted });
  return {
    dialect,
    rewriteFile: () => askSqlite(() => traces.rewriteFile(busyTimeoutMs)),
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
    return { database, traces: new Traces(database) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Kysely expects better-sqlite3, whose statements know whether they return rows and take parameters as a list. */
function adapt(database: DatabaseSync, traces: Traces): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = askSqlite(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all(parameters) {
          const values = storable(parameters);
          const rows = askSqlite(() => statement.all(...values));
          if (rows.length > 0) traces.noteChange(sql);
          return rows;
        },
        run(parameters) {
          const values = storable(parameters);
          const outcome = askSqlite(() => statement.run(...values));
          if (outcome.changes > 0) traces.noteChange(sql);
          return outcome;
        },
        iterate: (parameters) => statement.iterate(...storable(parameters)),
      };
    },
  };
}
