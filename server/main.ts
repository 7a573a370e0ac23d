import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { explainDataDir, explainListening } from './explain-start.ts';
import { keepSetupCode } from './features/admin/setup-code.ts';
import { Admins } from './features/admin/store.ts';
import type { App } from './http/app.ts';
import { gatheredLines } from './http/log-stream.ts';
import { tellAddress } from './running-address.ts';
import { StartProblem } from './start-problem.ts';
import { stopGracefully } from './stop.ts';

const siteFolder = join(import.meta.dirname, '..', 'web', 'build');

async function start(): Promise<void> {
  // The database and the setup code are for the account that runs the server, and no other.
  process.umask(0o077);
  const config = readConfig(process.env);
  const database = await openDatabase(config, { alone: true });
  try {
    const code = await setupCode(config, database);
    const app = await buildApp({ config, database, siteFolder, logStream: gatheredLines(process.stdout) });
    const address = await listen(app, config);
    stopGracefully(app, database);
    tellAddress(config.dataDir, address);
    console.log(`OpenSlate is ready at ${address}`);
    if (code) console.log(`No admin exists yet. Setup code for ${address}/admin-setup: ${code}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function setupCode({ dataDir }: Config, database: Database): Promise<string | undefined> {
  const admins = new Admins(database, () => new Date());
  const code = await keepSetupCode(dataDir, await admins.exist()).catch((error: unknown) => {
    throw explainDataDir(error, dataDir);
  });
  // In the database too, where all replicas look: who sets up the site can't choose which of them answers.
  if (code) await admins.acceptSetupCode(code);
  return code;
}

async function listen(app: App, { host, port }: Config): Promise<string> {
  const { level } = app.log;
  // Fastify would log every address of the machine; one line for people says it better.
  app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw explainListening(error, host, port);
  } finally {
    app.log.level = level;
  }
  const bound = app.server.address();
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  // Port 0 means any free one.
  return `http://${name}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

try {
  await start();
} catch (error) {
  // What went wrong is for the operator to read; where in the code it did would only hide it.
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartProblem ? reason : `OpenSlate could not start: ${reason}`);
  process.exitCode = 1;
}
