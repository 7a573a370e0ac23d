import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostList } from '@openslate/contract/community.ts';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { connect, openDatabase } from '../server/database/connect.ts';
import type { Database, Engine } from '../server/database/database.ts';
import type { App } from '../server/http/app.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { seedPosts } from './seed-posts.ts';

const few = 100;
const many = 100_000;
const farPage = 1_000;
const rounds = 5;
const asksARound = 300;
const atOnce = 20;

/** How fast posts are read: a hundred thousand beside a hundred, a far page beside the first, all beside a constant. */
export async function measureForum(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'openslate-bench-'));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const place = (name: string) => ({
        DATA_DIR: join(folder, engine, name),
        ...(engine === 'PostgreSQL' && { DATABASE_URL: postgresDatabase(postgres.url, name) }),
      });
      if (engine === 'PostgreSQL') await createDatabases(postgres.url, ['few', 'many']);
      await measure(engine, agent, place('few'), place('many'));
    }
  } finally {
    agent.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = Record<string, string>;
type Forum = { app: App; database: Database; address: string };

async function measure(engine: Engine, agent: Agent, fewPlace: Place, manyPlace: Place): Promise<void> {
  const small = await forum(fewPlace, few);
  const large = await forum(manyPlace, many);
  const path = '/api/community/posts';
  const first = await large.app.inject({ url: path });
  // Of the same size as a page of posts, and made before anybody asks.
  const constant = JSON.stringify({ text: 'x'.repeat(first.body.length - '{"text":""}'.length) });
  const far = await cursorOfPage(large.app, path, farPage);
  const { address: bare, close } = await bareRoute(constant);
  const urls = {
    bare,
    few: small.address + path,
    many: large.address + path,
    far: `${large.address}${path}?cursor=${far}`,
    helpful: `${large.address}${path}?sort=helpful&state=CA`,
    found: `${large.address}${path}?q=clerk`,
    missing: `${large.address}${path}?q=nobody+wrote+this`,
  };
  const rate = await rates(urls, agent);
  const row = (what: string, of: number, beside: number, target = '') => ({
    what,
    'a second': Math.round(of),
    ratio: (of / beside).toFixed(2),
    target,
  });
  console.log(`\nForum on ${engine}: pages of 20 posts (${first.body.length} bytes) read a second, uncached`);
  console.table([
    row('bare Fastify route, a constant of that size', rate.bare, rate.bare),
    row(`first page of ${few} posts, beside the constant`, rate.few, rate.bare),
    row(`first page of ${many} posts, beside the constant`, rate.many, rate.bare),
    row(`first page of ${many} posts, beside ${few}`, rate.many, rate.few, 'at least 0.80'),
    row(
      `page ${farPage} by cursor, beside the first`,
      rate.far,
      rate.many,
      'at least 0.83 (costs 1.2 times)',
    ),
    row('most helpful of one state, beside the first', rate.helpful, rate.many),
    row('search for a common word, beside the first', rate.found, rate.many),
    row('search that finds nothing, beside the first', rate.missing, rate.many),
  ]);
  await close();
  for (const { app, database } of [small, large]) {
    await app.close();
    await database.close();
  }
}

async function forum(place: Place, posts: number): Promise<Forum> {
  const config = readConfig({ ...place, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' });
  const database = await openDatabase(config);
  await seedPosts(database, posts);
  // PostgreSQL does this by itself some time after rows were written; so does nobody for SQLite, and it needs no more.
  if (database.engine === 'PostgreSQL') await sql`vacuum analyze`.execute(database.tables);
  const app = await buildApp({ config, database, siteFolder: 'no-site-is-built-here' });
  return { app, database, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

async function bareRoute(body: string): Promise<{ address: string; close(): Promise<void> }> {
  const app = fastify();
  app.get('/', (_request, reply) => reply.type('application/json').send(body));
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}

async function cursorOfPage(app: App, url: string, page: number): Promise<string> {
  let cursor = '';
  for (let read = 1; read < page; read += 1) {
    const { pagination } = (await app.inject({ url, query: cursor ? { cursor } : {} })).json<PostList>();
    cursor = pagination.nextCursor ?? '';
  }
  return cursor;
}

/** Each in turn, again and again, and the best of each: what else the machine does hits all of them alike. */
async function rates<Kind extends string>(
  urls: Readonly<Record<Kind, string>>,
  agent: Agent,
): Promise<Record<Kind, number>> {
  const best = Object.fromEntries(Object.keys(urls).map((kind) => [kind, 0])) as Record<Kind, number>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [kind, url] of Object.entries(urls) as [Kind, string][]) {
      // The first round warms up.
      const times = round === 0 ? asksARound / 3 : asksARound;
      const started = performance.now();
      await ask(url, agent, times);
      const rate = (times / (performance.now() - started)) * 1000;
      if (round > 0) best[kind] = Math.max(best[kind], rate);
    }
  }
  return best;
}

async function ask(url: string, agent: Agent, times: number): Promise<void> {
  let left = times;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await askOnce(url, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

function askOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.on('end', resolve).resume();
    }).on('error', reject);
  });
}

function postgresDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function createDatabases(url: string, names: readonly string[]): Promise<void> {
  const { tables, close } = connect({ dataDir: '', databaseUrl: url });
  for (const name of names) await sql`create database ${sql.id(name)}`.execute(tables);
  await close();
}
