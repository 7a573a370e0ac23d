import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/connect.ts';
import { signedInAdmin } from '../server/testing/admin.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { Chance } from './fuzz/chance.ts';
import { type Description, type FuzzedRequest, requestTo, routesIn } from './fuzz/requests.ts';
import { logToNowhere } from './log-to-nowhere.ts';

/** In milliseconds of all processors: no request may cost more, whatever is in it. */
const mostMs = 400;

/** What takes a password to heart does so on purpose. */
const isCostly = /login|password|setup|accept/;

type Answered = { readonly status: number; readonly ms: number };

/** Thousands of requests made from the API’s own description, on both engines: none may fail on our side or cost too much. */
export async function measureFuzz(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
    strict: false,
  });
  const bounds = {
    requests: Number(values.requests),
    ms: Number(values.minutes) * 60_000,
    seed: Number(values.seed),
  };
  const folder = mkdtempSync(join(tmpdir(), 'openslate-fuzz-'));
  const postgres = await startPostgres();
  try {
    await fuzz('SQLite', { DATA_DIR: join(folder, 'sqlite') }, bounds);
    await fuzz('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }, bounds);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Bounds = { requests: number; ms: number; seed: number };

async function fuzz(engine: string, place: Record<string, string>, bounds: Bounds): Promise<void> {
  const config = readConfig({ ...place, RATE_LIMIT_FACTOR: '1000000' });
  const database = await openDatabase(config);
  const app = await buildApp({
    config,
    database,
    siteFolder: 'no-site-is-built-here',
    logStream: logToNowhere(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const description = JSON.parse((await app.inject('/api/openapi.json')).body) as Description;
    const routes = routesIn(description);
    const chance = new Chance(bounds.seed);
    let { token } = await signedInAdmin(database);
    const statuses = new Map<number, number>();
    const costs: number[] = [];
    const failed: string[] = [];
    const until = Date.now() + bounds.ms;
    let asked = 0;
    for (; asked < bounds.requests && Date.now() < until; asked += 1) {
      // Among the requests is one that logs out, and others that end what an admin may do.
      if (asked % 250 === 249) token = (await signedInAdmin(database, { username: `ann${asked}` })).token;
      const request = requestTo(routes, chance, token);
      let { status, ms } = await answered(Number(port), agent, request);
      // What is compiled or cleaned up meanwhile is not its own.
      if (ms > mostMs && status < 500) ms = Math.min(ms, (await answered(Number(port), agent, request)).ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (request.route.endsWith('/api/eligibility') && status === 200) costs.push(ms);
      const tooMuch = ms > mostMs && !isCostly.test(request.route);
      if (status >= 500 || tooMuch)
        failed.push(
          `${status} in ${ms.toFixed(0)} ms: ${request.route} ${request.path} ${request.body?.slice(0, 400)}`,
        );
    }
    costs.sort((one, other) => one - other);
    const share = (part: number) => Math.round(costs[Math.floor((costs.length - 1) * part)] ?? 0);
    console.log(`\nFuzz on ${engine}: ${asked} requests to ${routes.length} routes, seed ${bounds.seed}`);
    console.table({
      ...Object.fromEntries([...statuses].sort().map(([status, times]) => [status, { times }])),
      'records judged': { times: costs.length },
      'their median (ms)': { times: share(0.5) },
      'one in a hundred (ms)': { times: share(0.99) },
      [`the most (≤ ${mostMs} ms)`]: { times: share(1) },
      'failed or cost too much': { times: failed.length },
    });
    for (const line of failed.slice(0, 20)) console.log(line);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    agent.destroy();
    await app.close();
    await database.close();
  }
}

/** One at a time, so that what the processors do meanwhile is done for it. */
function answered(
  port: number,
  agent: Agent,
  { method, path, headers, body }: FuzzedRequest,
): Promise<Answered> {
  const { user, system } = process.cpuUsage();
  return new Promise((resolve, reject) => {
    const request = send({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        const spent = process.cpuUsage({ user, system });
        resolve({ status: response.statusCode ?? 0, ms: (spent.user + spent.system) / 1000 });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
