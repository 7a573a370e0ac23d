import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { storable } from './storable.ts';

/** Kysely's PostgreSQL dialect, held to the same kinds of values as SQLite. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'openslate',
    types: { getTypeParser },
  });
  // An idle connection that breaks (the database restarts) raises this event, and an event nobody listens to ends
  // the process. The pool has dropped the connection already; the next query opens another.
  pool.on('error', () => {});
  return new PostgresDialect({ pool: carefulPool(pool) });
}

const int8 = 20;
const numeric = 1700;

/** Counts and sums come as text, because they might exceed what a number can hold. Ours don't. */
function getTypeParser(...[oid, format]: Parameters<typeof pg.types.getTypeParser>) {
  return oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format);
}

function carefulPool(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection by its identity, so each one is wrapped once.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const careful = carefulClient(client);
      wrapped.set(client, careful);
      return careful;
    },
  };
}

function carefulClient(client: pg.PoolClient): PostgresPoolClient {
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Results are read whole; cursors are not set up.');
    return client.query(sql, storable(parameters));
  }
  return { query, release: (destroy) => client.release(destroy) };
}
