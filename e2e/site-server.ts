import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/project.ts';

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  // All journeys come from one address.
  RATE_LIMIT_FACTOR: '1000',
};

export type SiteServer = {
  /** Where it answers. */
  site: string;
  /** The folder with its database. */
  data: string;
  stop: () => Promise<void>;
};

/** A real server on the built site, with an empty database; `more` are settings that a test is about. */
export async function startSite(more: Record<string, string> = {}): Promise<SiteServer> {
  const data = mkdtempSync(join(tmpdir(), 'openslate-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, ...more, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { site: await addressOf(server), data, stop };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said += text;
      const address = /ready at (?<url>http:\/\/\S+)/.exec(said)?.groups?.url;
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)),
    );
  });
}
