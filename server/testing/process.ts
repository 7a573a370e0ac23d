import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Engine } from '../database/database.ts';
import { emptyPlace, type Place } from './engines.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

const { PATH = '', NODE_COMPILE_CACHE } = process.env;

/** Where to find programs, and what Node has compiled before: no setting of ours. */
export const bareEnv = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** The real server as a process of its own, with only the given settings. Ended when the test is over. */
export function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...bareEnv, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });

  async function ready(): Promise<string> {
    for (;;) {
      const address = /is ready at (\S+)/.exec(output.stdout)?.[1];
      if (address) return address;
      const more = once(child.stdout, 'data');
      const early = await Promise.race([more.then(() => undefined), ended]);
      if (early) throw new Error(`The server ended: ${early.stderr}`);
    }
  }

  return { output, ended, ready, stop: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
}

/** An empty place that is cleared when the test is over. */
export async function placeFor(engine: Engine): Promise<Place> {
  const { clear, ...place } = await emptyPlace(engine);
  onTestFinished(clear);
  return place;
}

export function envFor({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** What the server says before it gives up: for people, so without any trace of the code. */
export async function complaintOf(env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await startServer(env).ended;
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr).not.toMatch(/node:internal|\.ts:\d/);
  return stderr.trim();
}
