import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { storable } from './storable.ts';

/** How long a statement waits for another process that is writing. */
const busyTimeoutMs = 10_000;

/** Kysely's SQLite dialect over the SQLite that comes with Node. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = openSqlite(file);
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      return new ImmediateDriver({ database });
    }
  })({ database });
}

/**
 * A plain `begin` takes the write lock at the first write, and fails there at once, whatever the busy timeout, if
 * another process wrote since the transaction's first read. Taking the lock at the start makes it wait instead.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Kysely expects better-sqlite3, whose statements know whether they return rows and take parameters as a list. */
function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal');
    // A power cut must not take back what a visitor was told is saved.
    database.exec('pragma synchronous = full');
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...storable(parameters)),
        run: (parameters) => statement.run(...storable(parameters)),
        iterate: (parameters) => statement.iterate(...storable(parameters)),
      };
    },
  };
}
