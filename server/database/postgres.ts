import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { explainQueryFailure } from './postgres-trouble.ts';
import { storable } from './storable.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** A request is answered, if with an apology, before whoever sent it gives up. */
const impatient = {
  statement_timeout: 10_000,
  // Later than PostgreSQL's own limit, so for answers that never come: the network or the machine is gone.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Kysely's PostgreSQL dialect, held to the same kinds of values as SQLite. `patient` is for migrations, which may take
 * longer than a request may.
 */
export function postgresDialect(url: string, name: string, { patient = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A database that is asked to stop waits for whoever is connected.
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!patient && impatient),
    application_name: name,
    types: { getTypeParser },
  });
  // A connection that breaks (the database restarts) raises this event, and an event nobody listens to ends the
  // process. The pool listens to a connection only while nobody uses it. The query under way fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
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
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable('away', error);
      });
      const known = wrapped.get(client);
      if (known) return known;
      const careful = carefulClient(client);
      wrapped.set(client, careful);
      return careful;
    },
  };
}

function carefulClient(client: pg.PoolClient): PostgresPoolClient {
  // A connection that gave no answer might give it to the next question, and one to a former primary stays with it.
  let spent = false;

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Results are read whole; cursors are not set up.');
    return client.query(sql, storable(parameters)).catch((error: unknown) => {
      const failure = explainQueryFailure(error);
      spent ||= failure instanceof DatabaseUnavailable && ['away', 'read_only'].includes(failure.trouble);
      throw failure;
    });
  }
  return { query, release: (destroy) => client.release(destroy || spent) };
}
