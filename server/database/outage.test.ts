import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { somePost } from '../testing/community.ts';
import { haltingProxy } from '../testing/halting-proxy.ts';
import { type Shutdown, startPostgres } from '../testing/postgres.ts';
import { createDatabase, urlOf } from '../testing/postgres-databases.ts';
import { complaintOf, envFor, placeFor, startServer } from '../testing/process.ts';
import { smallSite } from '../testing/site.ts';
import { connect, openDatabase } from './connect.ts';

const record = { state: 'PA', answers: { charges: [{ id: 'c1', level: 'misdemeanor' }] } };
const report = { errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' };

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function ownDatabase(): Promise<string> {
  const name = `outage_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgres.url, name);
  return urlOf(postgres.url, name);
}

/** Two servers on one database, as behind a load balancer. */
async function startReplicas(databaseUrl: string) {
  const { dataDir } = await placeFor('SQLite');
  const processes = [0, 1].map(() => startServer(envFor({ dataDir, databaseUrl })));
  return Promise.all(processes.map(async (server) => ({ server, address: await server.ready() })));
}

const get = (address: string, path: string) => fetch(address + path);
const post = (address: string, path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** All that the log tells beside requests, of trouble. */
const saidBy = ({ output }: ReturnType<typeof startServer>): string[] =>
  output.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);

const messageIn = (body: string): string => JSON.parse(body).error.message;
const status = async (answer: Promise<Response>) => (await answer).status;

async function clientOf(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Keeps whoever reads or writes posts waiting, until it is let go or the database stops. */
async function holdPosts(url: string) {
  const [holder, observer] = [await clientOf(url), await clientOf(url)];
  await holder.query('begin');
  await holder.query('lock table posts');
  return {
    waiting: async () => {
      const { rows } = await observer.query(
        `select count(*) as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return Number(rows[0].count);
    },
    async release() {
      await holder.end();
      await observer.end();
    },
  };
}

async function expectUnavailable(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(answer.status, body).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(JSON.parse(body).error).toEqual({
    code: 'database_unavailable',
    message: expect.stringMatching(/^We can’t .* Please try again in a minute\.$/),
  });
}

describe('While PostgreSQL is away', { timeout: 120_000 }, () => {
  test.each<Shutdown>(['smart', 'fast', 'immediate'])(
    'after a %s stop with queries under way, two servers go on, and recover by themselves',
    async (how) => {
      const url = await ownDatabase();
      const replicas = await startReplicas(url);
      // Without a built site a page says so; whatever it says, it goes on saying.
      const page = await Promise.all(replicas.map(({ address }) => status(get(address, '/help'))));
      const posts = await holdPosts(url);
      const underWay = replicas.flatMap(({ address }) => [
        // Each of another page: those who ask for the same one wait for one query.
        ...Array.from({ length: 6 }, (_, index) => get(address, `/api/community/posts?limit=${index + 1}`)),
        post(address, '/api/community/posts', somePost()),
      ]);
      await expect.poll(posts.waiting, { timeout: 20_000 }).toBe(underWay.length);

      const down = postgres.halt(how);
      if (how === 'smart') {
        // Waits for whoever is connected: what is under way is finished.
        await posts.release();
        const statuses = (await Promise.all(underWay)).map((answer) => answer.status);
        expect(new Set(statuses)).toEqual(new Set([200, 201]));
      } else {
        // Who holds the table is thrown out too, and may be the first: what slips through then is finished.
        const cutOff = (await Promise.all(underWay)).filter(({ ok }) => !ok);
        expect(cutOff.length).toBeGreaterThan(0);
        for (const answer of cutOff) await expectUnavailable(answer);
      }
      await down;

      for (const [index, { address, server }] of replicas.entries()) {
        expect(await status(get(address, '/help'))).toBe(page[index]);
        expect(await status(get(address, '/api/states'))).toBe(200);
        expect(await status(post(address, '/api/eligibility', record))).toBe(200);
        expect(await status(get(address, '/api/health'))).toBe(200);
        await expectUnavailable(await get(address, '/api/impact-stories'));
        await expectUnavailable(await post(address, '/api/community/posts', somePost()));
        await expectUnavailable(await post(address, '/api/errors', report));
        const ready = await get(address, '/api/ready');
        expect(ready.status).toBe(503);
        expect(ready.headers.get('retry-after')).toBe('10');
        expect(messageIn(await ready.text())).toMatch(/^The database can’t be reached\./);
        expect(server.output.stderr).toBe('');
        // However many calls fail: one line that it went. (It is back before there is more to tell.)
        await expect.poll(() => saidBy(server)).toEqual(['database unavailable']);
      }

      await postgres.resume();
      for (const { address, server } of replicas) {
        await expect.poll(() => status(get(address, '/api/ready')), { timeout: 20_000 }).toBe(200);
        expect(await status(get(address, '/api/community/posts'))).toBe(200);
        expect(await status(post(address, '/api/errors', report))).toBe(204);
        await expect
          .poll(() => saidBy(server), { timeout: 20_000 })
          .toEqual(['database unavailable', 'database available again']);
        server.stop();
        expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
      }
    },
  );

  test('what is only read goes on with a standby in its place, and writing too once that is promoted', async () => {
    const url = await ownDatabase();
    const [replica] = await startReplicas(url);
    if (!replica) throw new Error('No server started.');
    const { address } = replica;
    expect(await status(post(address, '/api/errors', report))).toBe(204);

    await postgres.halt('fast');
    await postgres.resume({ standby: true });
    expect(await status(get(address, '/api/community/posts'))).toBe(200);
    const refused = await post(address, '/api/errors', report);
    await expectUnavailable(refused.clone());
    expect(messageIn(await refused.text())).toMatch(/^We can’t save anything/);
    expect(await status(post(address, '/api/eligibility', record))).toBe(200);
    const ready = await get(address, '/api/ready');
    expect(ready.status).toBe(503);
    expect(messageIn(await ready.text())).toMatch(/can be read, but takes no writes/);
    expect(await complaintOf({ DATABASE_URL: url })).toMatch(/takes no writes: it is a standby/);

    const operator = await clientOf(postgres.url);
    await operator.query('select pg_promote()');
    await operator.end();
    await expect.poll(() => status(get(address, '/api/ready')), { timeout: 20_000 }).toBe(200);
    expect(await status(post(address, '/api/errors', report))).toBe(204);
  });

  test('a connection that goes dead holds up neither pages nor assessments, and is given up', async () => {
    const databaseUrl = await ownDatabase();
    await (await openDatabase({ dataDir: 'unused', databaseUrl })).close();
    const proxy = await haltingProxy(postgres.port);
    const through = new URL(databaseUrl);
    through.port = String(proxy.port);
    const database = connect({ dataDir: 'unused', databaseUrl: through.href });
    onTestFinished(async () => {
      proxy.close();
      await database.close();
    });
    const app = await testApp({ database, siteFolder: await smallSite() });
    // Of the forum a page might be kept, and shown for a moment longer.
    const stories = '/api/impact-stories';
    expect((await app.inject({ url: stories })).statusCode).toBe(200);

    proxy.halt();
    const reading = app.inject({ url: stories });
    const assess = () => app.inject({ method: 'POST', url: '/api/eligibility', payload: record });
    expect((await app.inject({ url: '/help' })).statusCode).toBe(200);
    expect((await assess()).statusCode).toBe(200);
    const late = await reading;
    expect(late.statusCode).toBe(503);
    expect(late.headers['retry-after']).toBe('10');
    // From now on it has to connect first, which takes as little.
    expect((await app.inject({ url: stories })).statusCode).toBe(503);
    expect((await assess()).statusCode).toBe(200);

    proxy.resume();
    const read = async () => (await app.inject({ url: stories })).statusCode;
    await expect.poll(read, { timeout: 20_000 }).toBe(200);
  });
});
