import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { connect, openDatabase } from '../server/database/connect.ts';
import type { Database, Engine } from '../server/database/database.ts';
import { cursorAfter } from '../server/features/community/cursor.ts';
import type { App } from '../server/http/app.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { bareServer } from './bare-server.ts';
import { logToNowhere } from './log-to-nowhere.ts';
import { seedPosts } from './seed-posts.ts';
import { besides, paces, question, Visitors } from './visitors.ts';

const few = 100;
const many = 100_000;
const farPage = 1_000;
/** So many that what is kept for a second is read once among them, as on a busy day, and not for every tenth. */
const kept = { rounds: 15, times: 1_000 };
const anew = { rounds: 5, times: 300 };
const path = '/api/community/posts';

/** How fast posts are read: beside a bare route, a hundred thousand beside a hundred, a far page beside the first. */
export async function measureForum(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'openslate-bench-'));
  const visitors = new Visitors();
  try {
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const place = (name: string) => ({
        DATA_DIR: join(folder, engine, name),
        ...(engine === 'PostgreSQL' && { DATABASE_URL: postgresDatabase(postgres.url, name) }),
      });
      if (engine === 'PostgreSQL') await createDatabases(postgres.url, ['few', 'many']);
      await measure(engine, visitors, place('few'), place('many'));
    }
  } finally {
    await visitors.leave();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = Record<string, string>;
type Forum = { app: App; database: Database; address: string };

async function measure(engine: Engine, visitors: Visitors, fewPlace: Place, manyPlace: Place): Promise<void> {
  const small = await forum(fewPlace, few);
  const large = await forum(manyPlace, many);
  const bare = await bareServer(large.app, path);
  // Pages after a cursor are not kept: this one is the first page too, read anew each time.
  const start = cursorAfter({ number: many + 1, helpful_count: 0 }, 'newest');
  const far = cursorAfter({ number: many - farPage * 20, helpful_count: 0 }, 'newest');
  const keptPaces = await paces(
    visitors,
    {
      bare: question(bare.address, path),
      few: question(small.address, path),
      many: question(large.address, path),
      search: question(large.address, `${path}?q=clerk`),
    },
    kept,
  );
  const anewPaces = await paces(
    visitors,
    {
      fewAnew: question(small.address, `${path}?cursor=${start}`),
      manyAnew: question(large.address, `${path}?cursor=${start}`),
      far: question(large.address, `${path}?cursor=${far}`),
      searchAnew: question(large.address, `${path}?q=clerk&cursor=${start}`),
      nothing: question(large.address, `${path}?q=nobody+wrote+this&cursor=${start}`),
    },
    anew,
  );
  const pace = { ...keptPaces, ...anewPaces };
  const row = (what: string, ours: keyof typeof pace, beside: keyof typeof pace, target = '') => ({
    what,
    ...besides(pace[ours], pace[beside]),
    target,
  });
  console.log(`\nForum on ${engine}: pages of 20 posts (${bare.bytes} bytes)`);
  console.table([
    row('bare Fastify route that gives the same bytes', 'bare', 'bare'),
    row(`first page of ${few} posts, beside the bare route`, 'few', 'bare'),
    row(`first page of ${many} posts, beside the bare route`, 'many', 'bare', 'at least 0.50'),
    row('search for a common word, beside the first page', 'search', 'many', 'at least 0.25'),
    row('first page read anew, beside the bare route', 'manyAnew', 'bare'),
    row(`first page of ${many} read anew, beside ${few}`, 'manyAnew', 'fewAnew', 'at least 0.80'),
    row(`page ${farPage}, beside the first read anew`, 'far', 'manyAnew', 'at least 0.83'),
    row('search for a common word, both read anew', 'searchAnew', 'manyAnew', 'at least 0.25'),
    row('search that finds nothing, both read anew', 'nothing', 'manyAnew'),
  ]);
  await bare.close();
  for (const { app, database } of [small, large]) {
    await app.close();
    await database.close();
  }
}

async function forum(place: Place, posts: number): Promise<Forum> {
  const config = readConfig({ ...place, RATE_LIMIT_FACTOR: '1000000' });
  const database = await openDatabase(config);
  await seedPosts(database, posts);
  // PostgreSQL does this by itself some time after rows were written; so does nobody for SQLite, and it needs no more.
  if (database.engine === 'PostgreSQL') await sql`vacuum analyze`.execute(database.tables);
  const siteFolder = 'no-site-is-built-here';
  const app = await buildApp({ config, database, siteFolder, logStream: logToNowhere() });
  return { app, database, address: await app.listen({ host: '127.0.0.1', port: 0 }) };
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
