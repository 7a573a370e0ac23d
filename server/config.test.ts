import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe('The configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: resolve(import.meta.dirname, '..', 'data'),
      databaseUrl: undefined,
      trustProxy: false,
      logLevel: 'info',
      rateLimitFactor: 1,
      holdPosts: 'busy',
      offlineCopies: true,
      requireSecondFactor: false,
      adminSessions: { idleMs: 30 * 60_000, longestMs: 12 * 60 * 60_000 },
      clockCheckedOn: undefined,
      ai: undefined,
      publicSettings: { PUBLIC_URL: 'http://localhost:3000' },
    });
  });

  test('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', CONTACT_EMAIL: '', AI_MODEL: '' })).toEqual(
      readConfig({}),
    );
  });

  test('reads what is set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/openslate',
      DATABASE_URL: 'postgresql://u:p@db.example:5433/openslate?sslmode=require',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '2.5',
      SHARED_RESULTS_MB: '0.5',
      HOLD_POSTS: 'Always',
      OFFLINE_COPIES: 'no',
      REQUIRE_SECOND_FACTOR: 'yes',
      ADMIN_IDLE_MINUTES: '10',
      ADMIN_SESSION_HOURS: '0.5',
      CLOCK_CHECKED_ON: '2026-11-19',
      AI_BASE_URL: 'https://api.example.com/v1',
      AI_API_KEY: 'key',
      AI_MODEL: 'model',
      AI_TIMEOUT_SECONDS: '45',
      PUBLIC_URL: 'https://openslate.example',
      CONTACT_EMAIL: 'help@example.org',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/var/lib/openslate',
      trustProxy: ['10.0.0.0/8', 'loopback'],
      logLevel: 'warn',
      rateLimitFactor: 2.5,
      sharedBytes: 500_000,
      holdPosts: 'always',
      offlineCopies: false,
      requireSecondFactor: true,
      adminSessions: { idleMs: 10 * 60_000, longestMs: 30 * 60_000 },
      clockCheckedOn: '2026-11-19',
      ai: { baseUrl: 'https://api.example.com/v1', apiKey: 'key', model: 'model', patienceMs: 45_000 },
      publicSettings: { PUBLIC_URL: 'https://openslate.example', CONTACT_EMAIL: 'help@example.org' },
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://localhost/openslate'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, my-proxy'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['RATE_LIMIT_SECRET', 'correct horse battery'],
    ['HSTS_SUBDOMAINS', 'perhaps'],
    ['SHARED_RESULTS_MB', '-1'],
    ['HOLD_POSTS', 'sometimes'],
    ['OFFLINE_COPIES', 'perhaps'],
    ['REQUIRE_SECOND_FACTOR', 'perhaps'],
    ['ADMIN_IDLE_MINUTES', '0'],
    ['ADMIN_SESSION_HOURS', 'half a day'],
    ['CLOCK_CHECKED_ON', '2026-02-30'],
    ['CLOCK_CHECKED_ON', 'today'],
    ['AI_TIMEOUT_SECONDS', 'soon'],
    ['PUBLIC_URL', 'openslate.example'],
    ['PUBLIC_URL', 'ftp://openslate.example'],
    ['CONTACT_EMAIL', 'nobody'],
    ['FACEBOOK_URL', 'http://facebook.example'],
    ['LEAVE_URL', 'javascript:history.back()'],
  ])('answers %s=%s with one sentence that names it and what to write', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be .{10,}`));
  });

  test('tells everything that is wrong at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x', AI_BASE_URL: 'x' });
    expect(problems.map((problem) => problem.split(' ', 1)[0]).sort()).toEqual([
      'AI_API_KEY',
      'AI_BASE_URL',
      'AI_MODEL',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
    ]);
  });

  test('wants all three settings of the assistant or none', () => {
    expect(problemsOf({ AI_API_KEY: 'key' })).toEqual([
      'AI_BASE_URL must be set where AI_API_KEY or AI_MODEL is.',
      'AI_MODEL must be set where AI_BASE_URL or AI_API_KEY is.',
    ]);
  });

  test('never repeats a password or a key in what it says', () => {
    const said = problemsOf({ DATABASE_URL: 'mysql://u:hunter2@h/d', AI_API_KEY: 'hunter2' }).join();
    expect(said).not.toContain('hunter2');
  });

  test.each([
    ['1', 1],
    ['0', false],
    ['::1', ['::1']],
    ['fd00::/8', ['fd00::/8']],
  ])('reads TRUST_PROXY=%s', (text, meaning) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(meaning);
  });
});
