import { fastify } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LogStream } from '../http/log.ts';
import { adminWithPassword, goodPassword, quickPasswords } from '../testing/admin.ts';
import { testApp, testClock } from '../testing/app.ts';
import { somePost } from '../testing/community.ts';
import { onBothEngines } from '../testing/engines.ts';
import { everyTable } from '../testing/everything-kept.ts';
import { provenWork } from '../testing/proof-of-work.ts';
import { datedColumns } from './dated-ahead.ts';
import { HouseClock } from './house-clock.ts';
import { keepClock } from './keep-clock.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const year = 365 * day;
const start = '2026-11-15T12:00:00.000Z';

/** What is erased after a time, and what a row of it is known by. */
const erased = {
  shared_assessments: 'ciphertext',
  contact_messages: 'message',
  error_reports: 'message',
  audit_trail: 'id',
  admin_sessions: 'id',
  admin_devices: 'id',
  kept_answers: 'key_hash',
  spent_proofs: 'salt',
  survey_counts: 'value',
  request_figures: 'route',
} as const;

const report = { errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' };
const share = { version: 1, iv: 'A'.repeat(16), ciphertext: 'B'.repeat(64) };
const survey = {
  sessionId: '',
  surveyType: 'exit_intent',
  questionId: 'exit_reason',
  questionText: '',
  answer: 'privacy_concerns',
  answerLabel: '',
  triggerEvent: 'inactivity',
  currentPage: '/',
  deviceType: 'mobile',
  userAgent: '',
  referrer: '',
  timeOnSite: 1000,
};

onBothEngines('A clock', (context) => {
  /** The server at a time, as after a start; its second clock runs with the first unless it is told otherwise. */
  async function serverAt(time: string, env: Record<string, string> = {}) {
    const clock = testClock(time);
    let apart = 0;
    const lines: string[] = [];
    const logStream: LogStream = { write: (line) => lines.push(line) };
    const app = await testApp({
      database: context.database,
      now: clock.now,
      uptimeMs: () => clock.now().getTime() - apart,
      passwords: quickPasswords,
      logStream,
      env: { LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000', ...env },
    });
    await app.ready();
    return {
      app,
      clock,
      said: () => lines.map((line) => JSON.parse(line)).filter(({ clock: about }) => about),
      warnings: async () => (await app.inject({ url: '/api/ready' })).json().warnings,
      /** Somebody sets the clock, while the machine works on. */
      jump(ms: number) {
        apart += ms;
        clock.advance(ms);
      },
      post: async (url: string, payload: object, headers: object = {}) => {
        const answer = await app.inject({ method: 'POST', url, payload, headers: { ...headers } });
        expect(answer.statusCode, answer.body).toBeLessThan(300);
        return answer.body ? answer.json() : undefined;
      },
    };
  }

  async function siteWithEverything() {
    const site = await serverAt(start);
    await adminWithPassword(context.database);
    await site.post('/api/assessments', share, { 'idempotency-key': 'a-key-made-by-chance-in-a-browser' });
    await site.post('/api/contact', { topic: 'other', message: 'Thank you for this site.' });
    await site.post('/api/errors', report);
    await site.post('/api/surveys/response', survey);
    const proof = await provenWork(site.app, 'community_post');
    await site.post('/api/community/posts', { ...somePost(), recaptchaToken: proof });
    await site.post('/api/admin/login', { username: 'ann', password: goodPassword });
    await site.app.close();
    return kept();
  }

  async function kept(): Promise<Record<string, string[]>> {
    const tables = (await everyTable(context.database)) as Record<string, Record<string, unknown>[]>;
    return Object.fromEntries(
      Object.entries(erased).map(([table, mark]) => [
        table,
        (tables[table] ?? []).map((row) => String(row[mark])).toSorted(),
      ]),
    );
  }

  async function expectAllKept(before: Record<string, string[]>): Promise<void> {
    const after = await kept();
    for (const [table, marks] of Object.entries(before)) {
      expect(marks, table).not.toEqual([]);
      expect(after[table], table).toEqual(expect.arrayContaining(marks));
    }
  }

  async function expectNothingDatedAfter(day: string): Promise<void> {
    for (const [table, rows] of Object.entries(await everyTable(context.database)))
      for (const row of rows as Record<string, unknown>[])
        for (const [column, value] of Object.entries(row))
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value))
            expect(value < day, `${table}.${column} ${value}`).toBe(true);
  }

  async function columns(): Promise<string[]> {
    const { rows } = await (context.engine === 'PostgreSQL'
      ? sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
            where table_schema = 'public'`
      : sql<{ name: string }>`select m.name || '.' || c.name as name
            from sqlite_master as m, pragma_table_info(m.name) as c
            where m.type = 'table' and m.name not like 'post_search%'`
    ).execute(context.database.tables);
    return rows.map(({ name }) => name);
  }

  /** All that makes the server erase what is over, beside its errands. */
  async function makeItErase({ app, post }: Awaited<ReturnType<typeof serverAt>>): Promise<void> {
    await post('/api/errors', { ...report, errorId: 'OS-00000001' });
    await post(
      '/api/contact',
      { topic: 'other', message: 'Once more.' },
      { 'idempotency-key': 'b'.repeat(30) },
    );
    const proof = await provenWork(app, 'community_post');
    await post('/api/community/posts', { ...somePost(), recaptchaToken: proof });
    await post('/api/admin/login', { username: 'ann', password: goodPassword });
  }

  test.for([10 * year, -10 * year, 5 * day])(
    'that is off by %i ms at the start erases nothing, and it is told',
    async (off) => {
      const before = await siteWithEverything();
      const site = await serverAt(new Date(Date.parse(start) + off).toISOString());
      await makeItErase(site);
      site.clock.advance(hour);
      const [warning] = await site.warnings();
      expect(warning).toMatch(off > 0 ? /far ahead of .* 2026-11-15\. Nothing is erased/ : /far behind/);
      expect(site.said()).toMatchObject([{ level: 50, clock: off > 0 ? 'ahead' : 'behind' }]);
      await site.app.close();
      await expectAllKept(before);
    },
  );

  test('that is set years ahead while the server runs erases nothing, and what it dated is put right', async () => {
    const before = await siteWithEverything();
    const site = await serverAt(start);
    expect(await site.warnings()).toBeUndefined();
    site.jump(10 * year);
    await makeItErase(site);
    await site.post('/api/assessments', { ...share, ciphertext: 'C'.repeat(64) });
    await expectAllKept(before);
    expect(await site.warnings()).toHaveLength(1);

    site.jump(-10 * year);
    expect(await site.warnings()).toBeUndefined();
    await site.app.close();
    const later = await serverAt('2026-11-15T13:00:00.000Z');
    expect(later.said()).toEqual([]);
    await expectNothingDatedAfter('2026-12-16');
    await later.post('/api/admin/login', { username: 'ann', password: goodPassword });
  });

  test('that is right after months without the server is believed once it ran for a day, also over restarts', async () => {
    await siteWithEverything();
    const first = await serverAt('2027-05-01T00:00:00.000Z');
    await first.app.close();
    const second = await serverAt('2027-05-01T12:00:00.000Z');
    second.clock.advance(11 * hour);
    await second.post('/api/errors', { ...report, errorId: 'OS-00000002' });
    expect((await kept()).error_reports).toHaveLength(2);
    second.clock.advance(day);
    expect(await second.warnings()).toBeUndefined();
    await second.post('/api/errors', { ...report, errorId: 'OS-00000003' });
    expect((await kept()).error_reports).toHaveLength(2);
  });

  test('is believed at once where the operator says that it was right on this day, and on no other', async () => {
    await siteWithEverything();
    const on = (time: string) => serverAt(time, { CLOCK_CHECKED_ON: '2026-12-20' });
    expect(await (await on('2036-12-20T08:00:00.000Z')).warnings()).toHaveLength(1);
    const right = await on('2026-12-20T08:00:00.000Z');
    expect(await right.warnings()).toBeUndefined();
    await right.post('/api/errors', { ...report, errorId: 'OS-00000002' });
    expect(await kept()).toMatchObject({ error_reports: ['Oops'], shared_assessments: [''] });
  });

  test('that is the only wrong one among several servers is never believed', async () => {
    const [right, wrong] = [0, year].map((off) => {
      const time = testClock(new Date(Date.parse(start) + off).toISOString());
      const clock = new HouseClock(time.now, () => time.now().getTime());
      return {
        time,
        clock,
        ...keepClock(fastify(), clock, { database: context.database, checkedOn: undefined }),
      };
    });
    for (let hours = 0; hours < 30; hours += 1) {
      for (const server of [right, wrong]) {
        await server?.check();
        server?.time.advance(hour);
      }
    }
    expect(right?.clock.doubt()).toBeUndefined();
    expect(wrong?.clock.doubt()).toMatchObject({ off: 'ahead' });
    expect(wrong?.clock.erasing().toISOString()).toMatch(/^2026-11-1[67]/);
  });

  test('can mislead no column: each that holds a time is put right', async () => {
    const tables = await columns();
    const ofTimes = tables.filter((name) =>
      /[._](at|day|on|until|after|expires)$|_(at|on|until)$/.test(name),
    );
    const numbers = ['login_failures.wait_until', 'login_failures.forget_at'];
    expect([...datedColumns(context.engine), ...numbers].toSorted()).toEqual(ofTimes.toSorted());
  });
});
