import { onTestFinished } from 'vitest';
import { buildApp, type Parts } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app.ts';
import { migratedPlace } from './engines.ts';

type Setting = Partial<Omit<Parts, 'config'>> & { env?: Record<string, string> };

/** The app as `main.ts` builds it, quiet, and closed when the test is over. On SQLite, unless given a database. */
export async function testApp({ env = {}, ...parts }: Setting = {}): Promise<App> {
  const app = await buildApp({
    // Not the project's own folder, in which a developer's data may lie.
    config: readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: 'no-data-is-kept-here',
      // Most tests that move the clock are not about the session with which they look at what came of it.
      ADMIN_IDLE_MINUTES: '720',
      ADMIN_SESSION_HOURS: '168',
      ...env,
    }),
    database: parts.database ?? (await freshSqlite()),
    siteFolder: 'no-site-is-built-here',
    // Tests set the one clock, and the other goes along.
    uptimeMs: () => (parts.now?.() ?? new Date()).getTime(),
    ...parts,
  });
  onTestFinished(() => app.close());
  return app;
}

export async function freshSqlite(): Promise<Database> {
  const place = await migratedPlace('SQLite');
  const database = connect(place);
  onTestFinished(async () => {
    await database.close();
    await place.clear();
  });
  return database;
}

/** A clock that stands still until the test moves it. */
export function testClock(start: string) {
  let time = new Date(start);
  return {
    now: () => time,
    /** For a server that starts much later, where the operator says that the clock is right. */
    checked: () => ({ CLOCK_CHECKED_ON: time.toISOString().slice(0, 10) }),
    set(later: string) {
      time = new Date(later);
    },
    advance(ms: number) {
      time = new Date(time.getTime() + ms);
    },
  };
}
