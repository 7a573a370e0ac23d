import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connect.ts';
import { root } from '../tools/project.ts';

const warmUp = 200;
const rounds = 2000;
const atOnce = 50;

/** How fast a page, a script and a revalidation are served, compared with the plainest answer there is. */
export async function measureServing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'openslate-bench-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' });
  const database = await openDatabase(config);
  const app = await buildApp({ config, database, siteFolder: `${root}/web/build` });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const { headers } = await fetch(`${address}/`);
  const etag = headers.get('etag') ?? '';
  const health = await perSecond(`${address}/api/health`);
  const kinds = {
    'plainest answer (/api/health)': health,
    'home page': await perSecond(`${address}/`),
    'home page, unchanged (304)': await perSecond(`${address}/`, { 'if-none-match': etag }),
    'page that is not there (404)': await perSecond(`${address}/no-such-page`),
    'list of states (/api/states)': await perSecond(`${address}/api/states`),
  };
  console.log('\nServing: answers a second, and as a share of the plainest answer');
  console.table(
    Object.entries(kinds).map(([kind, rate]) => ({
      kind,
      'a second': Math.round(rate),
      share: (rate / health).toFixed(2),
    })),
  );
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function perSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const ask = async () => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
    await response.arrayBuffer();
  };
  const askMany = async (times: number) => {
    for (let asked = 0; asked < times; asked += atOnce)
      await Promise.all(Array.from({ length: atOnce }, ask));
  };
  await askMany(warmUp);
  const started = performance.now();
  await askMany(rounds);
  return (rounds / (performance.now() - started)) * 1000;
}
