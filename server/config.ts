import { resolve } from 'node:path';
import { PublicSettings } from '@openslate/contract/settings.ts';
import {
  dayIn,
  holdingIn,
  holdings,
  hostIn,
  logLevelIn,
  logLevels,
  portIn,
  positiveNumberIn,
  postgresAddressIn,
  proxiesIn,
  secretIn,
  webAddressIn,
  yesOrNoIn,
} from './settings-text.ts';
import { StartProblem } from './start-problem.ts';

const projectRoot = resolve(import.meta.dirname, '..');

export type Config = ReturnType<typeof readConfig>;

/** The whole configuration, from the environment. Everything that is wrong with it is told at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  // `PORT=` in a file of settings means: not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()));
  const problems: string[] = [];

  function setting<Value>(name: string, read: (text: string) => Value | undefined, advice: string) {
    const text = given[name]?.trim();
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) problems.push(`${name} must be ${advice}`);
    return value;
  }

  const config = {
    port: setting('PORT', portIn, 'a number from 0 to 65535, like 3000.') ?? 3000,
    // All interfaces: in a container, and behind a proxy on another machine, requests come from outside.
    host:
      setting('HOST', hostIn, 'an address or name to listen on, like 127.0.0.1, without http://.') ??
      '0.0.0.0',
    dataDir: resolve(projectRoot, given.DATA_DIR ?? 'data'),
    databaseUrl: setting(
      'DATABASE_URL',
      postgresAddressIn,
      'the address of a PostgreSQL database, like postgres://user:password@host:5432/openslate. ' +
        'Leave it out to keep the data in a file in DATA_DIR.',
    ),
    /** Whose word to take for a visitor's address: nobody's, unless the operator says so. */
    trustProxy:
      setting(
        'TRUST_PROXY',
        proxiesIn,
        'the number of proxies in front of the server, like 1, or their addresses, like 10.0.0.0/8, ' +
          '192.168.1.5 or loopback, separated by commas. Leave it out if there are none.',
      ) ?? false,
    logLevel: setting('LOG_LEVEL', logLevelIn, `one of ${logLevels.join(', ')}.`) ?? 'info',
    /** Multiplies every rate limit: for a site whose visitors share one address, and for tests. */
    rateLimitFactor:
      setting(
        'RATE_LIMIT_FACTOR',
        positiveNumberIn,
        'a number above 0, like 2 to allow twice as many requests.',
      ) ?? 1,
    /** Replicas on PostgreSQL share it, and the database does not know it: see `PostgresKeeper`. */
    rateLimitSecret: setting(
      'RATE_LIMIT_SECRET',
      secretIn,
      'at least 32 characters, such as `openssl rand -base64 32` makes. Let it be the same for every replica.',
    ),
    /** What all shared results may weigh together. */
    sharedBytes:
      1_000_000 *
      (setting('SHARED_RESULTS_MB', positiveNumberIn, 'a number of megabytes above 0, like 500.') ?? 500),
    holdPosts:
      setting('HOLD_POSTS', holdingIn, `one of ${holdings.join(', ')}: which posts wait for an admin.`) ??
      'busy',
    /** Only the operator knows whether every host below the domain is reached by https. */
    hstsSubdomains:
      setting(
        'HSTS_SUBDOMAINS',
        yesOrNoIn,
        'yes or no: whether every host below your domain is reached by https.',
      ) ?? false,
    /** Whether devices may keep a copy of the site, to show it without the network. */
    offlineCopies:
      setting('OFFLINE_COPIES', yesOrNoIn, 'yes or no: whether devices may keep the site for use offline.') ??
      true,
    /** Whether administrators may do anything without a second factor. */
    requireSecondFactor:
      setting(
        'REQUIRE_SECOND_FACTOR',
        yesOrNoIn,
        'yes or no: whether every administrator needs a second factor.',
      ) ?? false,
    adminSessions: {
      idleMs:
        60_000 *
        (setting('ADMIN_IDLE_MINUTES', positiveNumberIn, 'a number of minutes above 0, like 30.') ?? 30),
      longestMs:
        3_600_000 *
        (setting('ADMIN_SESSION_HOURS', positiveNumberIn, 'a number of hours above 0, like 12.') ?? 12),
    },
    /** The operator looked at the machine's clock that day, and it was right. */
    clockCheckedOn: setting(
      'CLOCK_CHECKED_ON',
      dayIn,
      'the day on which you looked at the clock of the machine and found it right, like 2026-11-19.',
    ),
    ai: assistant(),
    publicSettings: settingsInPages(),
  };

  function assistant() {
    const advice = 'an http or https address, like https://api.example.com/v1.';
    const baseUrl = setting('AI_BASE_URL', webAddressIn, advice);
    const patience =
      setting('AI_TIMEOUT_SECONDS', positiveNumberIn, 'a number of seconds above 0, like 20.') ?? 20;
    const { AI_BASE_URL, AI_API_KEY: apiKey, AI_MODEL: model } = given;
    if (!AI_BASE_URL && !apiKey && !model) return undefined;
    if (!AI_BASE_URL) problems.push('AI_BASE_URL must be set where AI_API_KEY or AI_MODEL is.');
    if (!apiKey) problems.push('AI_API_KEY must be set where AI_BASE_URL or AI_MODEL is.');
    if (!model) problems.push('AI_MODEL must be set where AI_BASE_URL or AI_API_KEY is.');
    return baseUrl && apiKey && model ? { baseUrl, apiKey, model, patienceMs: patience * 1000 } : undefined;
  }

  function settingsInPages(): PublicSettings {
    const result = PublicSettings.safeParse(given);
    if (result.success) return result.data;
    problems.push(...result.error.issues.map((issue) => issue.message));
    return PublicSettings.parse({});
  }

  if (problems.length > 0) throw new StartProblem(problems.join('\n'));
  return config;
}
