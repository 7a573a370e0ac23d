import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connect.ts';
import { root } from '../tools/project.ts';
import { bareServer } from './bare-server.ts';
import { logToNowhere } from './log-to-nowhere.ts';
import { besides, paces, question, Visitors } from './visitors.ts';

type Asked = { what: string; path: string; headers?: Record<string, string> };

const length = { rounds: 15, times: 1_000 };

/** How fast the server answers, each kind beside a bare Fastify route that gives the same bytes. */
export async function measureServing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'openslate-bench-'));
  const config = readConfig({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000' });
  const database = await openDatabase(config);
  const siteFolder = `${root}/web/build`;
  const app = await buildApp({ config, database, siteFolder, logStream: logToNowhere() });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const visitors = new Visitors();
  const rows = [];
  for (const { what, path, headers = {} } of await kinds(address)) {
    const bare = await bareServer(app, path, headers);
    const asked = { headers, status: bare.status };
    const { ours, beside } = await paces(
      visitors,
      { ours: question(address, path, asked), beside: question(bare.address, path, asked) },
      length,
    );
    rows.push({ what, ...besides(ours, beside) });
    await bare.close();
  }
  console.log('\nServing: answers a second, and beside a bare Fastify route that gives the same bytes');
  console.table(rows);
  await visitors.leave();
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function kinds(address: string): Promise<Asked[]> {
  const home = await fetch(address);
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(await home.text()) ?? [];
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const held = { ...headers, 'if-none-match': home.headers.get('etag') ?? '' };
  return [
    { what: 'health (/api/health)', path: '/api/health' },
    { what: 'home page', path: '/', headers },
    { what: 'a script', path: script, headers },
    { what: 'home page, unchanged (304)', path: '/', headers: held },
    { what: 'page that is not there (404)', path: '/no-such-page', headers },
    { what: 'list of states (/api/states)', path: '/api/states' },
  ];
}
