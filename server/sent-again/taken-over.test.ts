import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect, openDatabase } from '../database/connect.ts';
import { envFor, placeFor, startServer } from '../testing/process.ts';
import { KeptAnswers } from './kept-answers.ts';

const key = 'a-key-made-by-chance-in-a-browser';
const message = { topic: 'other', message: 'Thank you for this site.' } as const;

function send(address: string): Promise<Response> {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(message),
  });
}

async function messagesIn(place: Parameters<typeof connect>[0]): Promise<number> {
  const database = connect(place);
  const rows = await database.tables.selectFrom('contact_messages').select('id').execute();
  await database.close();
  return rows.length;
}

describe('What a process was doing when it died', () => {
  test('is done at once by the next server in the folder (SQLite)', async () => {
    const place = await placeFor('SQLite');
    const database = await openDatabase(place, { alone: true });
    const begun = await new KeptAnswers(database, () => new Date()).begin('POST /api/contact', key, message);
    expect(begun.kind).toBe('claimed');
    await database.close();

    const address = await startServer(envFor(place)).ready();
    expect((await send(address)).status).toBe(204);
    expect(await messagesIn(place)).toBe(1);
  });

  test('is done at once by another server, and not before it is dead (PostgreSQL)', async () => {
    const place = await placeFor('PostgreSQL');
    const [one, other] = [startServer(envFor(place)), startServer(envFor(place))];
    const [first, second] = [await one.ready(), await other.ready()];
    const operator = new pg.Client(place.databaseUrl);
    await operator.connect();
    onTestFinished(() => operator.end());
    const waiting = async () => {
      const { rows } = await operator.query(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => Number(pid));
    };
    await operator.query('begin');
    await operator.query('lock table contact_messages in share row exclusive mode');
    const cutShort = send(first).catch(() => undefined);
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);

    expect((await send(second)).status).toBe(503);
    one.kill();
    await cutShort;
    // Its query is still waiting, and might yet be done.
    expect((await send(second)).status).toBe(503);
    for (const pid of await waiting()) await operator.query('select pg_terminate_backend($1)', [pid]);
    await operator.query('rollback');

    const began = performance.now();
    expect((await send(second)).status).toBe(204);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(await messagesIn(place)).toBe(1);
  });
});
