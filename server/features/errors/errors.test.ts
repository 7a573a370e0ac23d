import { ErrorReport } from '@openslate/contract/error-report.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { reduced } from './reduce.ts';
import { ErrorReports } from './store.ts';

const noon = '2026-11-15T12:00:00.000Z';
const day = 24 * 60 * 60 * 1000;
const report = { errorId: 'OS-7K3M9QXD', screen: '/help', message: 'Oops', version: '0.1.0' };

function withId(number: number) {
  return { ...report, errorId: `OS-${String(number).padStart(8, '0')}` };
}

onBothEngines('Error reports', (context) => {
  function store(clock = testClock(noon)) {
    return { reports: new ErrorReports(context.database.tables, clock.now), clock };
  }

  test('a report from the error screen is kept without anything about the visitor', async () => {
    const clock = testClock(noon);
    const app = await testApp({ database: context.database, now: clock.now });
    const response = await app.inject({
      method: 'POST',
      url: '/api/errors',
      headers: { 'user-agent': 'Secret/1.0' },
      payload: {
        errorId: 'OS-7K3M9QXD',
        screen: '/assessment/pa?name=Ann#key',
        message: 'Could not\n read ann@example.org',
        version: '0.1.0',
      },
    });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(await store(clock).reports.recent(10)).toEqual([
      {
        errorId: 'OS-7K3M9QXD',
        screen: '/assessment/pa',
        message: 'Could not read [e-mail]',
        version: '0.1.0',
        reportedAt: noon,
      },
    ]);
  });

  test('a report that is sent again is accepted and kept once, as it was', async () => {
    const app = await testApp({ database: context.database });
    const send = (message: string) =>
      app.inject({ method: 'POST', url: '/api/errors', payload: { ...report, message } });
    expect((await send('first')).statusCode).toBe(204);
    expect((await send('second')).statusCode).toBe(204);
    expect((await store().reports.recent(10)).map(({ message }) => message)).toEqual(['first']);
  });

  test('many reports at once are all kept', async () => {
    const { reports } = store();
    await Promise.all(Array.from({ length: 20 }, (_, index) => reports.record(withId(index))));
    expect(await reports.recent(100)).toHaveLength(20);
  });

  test('the newest come first, as many as asked for', async () => {
    const { reports, clock } = store();
    for (let index = 0; index < 5; index += 1) {
      await reports.record(withId(index));
      clock.advance(1);
    }
    const ids = (await reports.recent(3)).map(({ errorId }) => errorId);
    expect(ids).toEqual(['OS-00000004', 'OS-00000003', 'OS-00000002']);
  });

  test('nothing older than 30 days is kept, or shown before it is gone', async () => {
    const { reports, clock } = store();
    await reports.record(withId(1));
    clock.advance(30 * day);
    expect(await reports.recent(10)).toHaveLength(1);
    clock.advance(1);
    expect(await reports.recent(10)).toHaveLength(0);
    await reports.record(withId(2));
    const kept = await context.database.tables.selectFrom('error_reports').select('error_id').execute();
    expect(kept.map((row) => row.error_id)).toEqual(['OS-00000002']);
  });

  test('the newest 1,000 are kept', async () => {
    const { reports, clock } = store();
    const rows = Array.from({ length: 1_005 }, (_, index) => ({
      error_id: withId(index).errorId,
      screen: '/',
      message: '',
      version: '',
      reported_at: new Date(Date.parse(noon) + index).toISOString(),
    }));
    await context.database.tables.insertInto('error_reports').values(rows).execute();
    clock.advance(day);
    await reports.record(withId(99_999));
    const kept = await reports.recent(2_000);
    expect(kept).toHaveLength(1_000);
    expect(kept[0]?.errorId).toBe('OS-00099999');
    expect(kept.at(-1)?.errorId).toBe('OS-00000006');
  });

  test('old reports are forgotten when the server starts', async () => {
    const { reports, clock } = store();
    await reports.record(report);
    clock.advance(31 * day);
    const app = await testApp({ database: context.database, now: clock.now });
    await app.ready();
    const kept = await context.database.tables.selectFrom('error_reports').selectAll().execute();
    expect(kept).toEqual([]);
  });
});

describe('What is kept of a report', () => {
  const message = (text: string) => reduced({ ...report, message: text }).message;
  const screen = (text: string) => reduced({ ...report, screen: text }).screen;

  test.each([
    ['mail ann.lee+x@mail.example.org now', 'mail [e-mail] now'],
    ['call (555) 123-4567 now', 'call [number] now'],
    ['call +1 555.123.4567', 'call [number]'],
    ['ssn 123-45-6789', 'ssn [number]'],
    ['docket CP-51-CR-0001234-2015', 'docket CP-51-CR-[number]'],
    ['born 1984-03-12', 'born [number]'],
    ['id 123456', 'id [number]'],
    ['from 203.0.113.7 or 2001:db8::8a2e:370:7334', 'from [number] or [number]'],
    ['in Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0 today', 'in [browser] today'],
    ['in Mozilla/5.0 (X11; Linux', 'in [browser]'],
    [
      'GET https://openslate.example/shared-assessment/x?a=b#secretkey failed',
      'GET https://openslate.example/shared-assessment/x failed',
    ],
    ['Loading chunk 12345 failed', 'Loading chunk 12345 failed'],
    ['at app-1a2b.js:1:48213', 'at app-1a2b.js:1:48213'],
    ['a\0b\u001b[31mc\u202ed\r\ne', 'a b [31mc d e'],
  ])('the message %j becomes %j', (given, kept) => {
    expect(message(given)).toBe(kept);
  });

  test.each([
    ['/', '/'],
    ['/Assessment/PA', '/assessment/pa'],
    ['/assessment/pa?step=3#charges', '/assessment/pa'],
    ['/shared-assessment/k3J9x#key', '/shared-assessment/any'],
    ['/admin/monitoring/?tab=1', '/admin/monitoring'],
    ['/legal-translator', '/translator'],
    ['/ann-lee-born-1984', '/404'],
    ['https://openslate.example/help', '/404'],
    ['?', '/'],
    ['__proto__', '/404'],
  ])('the screen %s is kept as %s', (given, kept) => {
    expect(screen(given)).toBe(kept);
  });

  test.each([
    ['0.1.0', '0.1.0'],
    ['1.12.3-rc.1+5e8d', '1.12.3-rc.1+5e8d'],
    ['Mozilla/5.0 (X11; Linux x86_64)', ''],
    ['ann', ''],
  ])('the version %s is kept as “%s”', (given, kept) => {
    expect(reduced({ ...report, version: given }).version).toBe(kept);
  });

  test('any report the contract takes can be stored, and is short', () => {
    fc.assert(
      fc.property(
        fc.record({
          errorId: fc.constant(report.errorId),
          screen: fc.string({ unit: 'binary', minLength: 1, maxLength: 2_000 }),
          message: fc.string({ unit: 'binary', maxLength: 8_000 }),
          version: fc.string({ unit: 'binary', maxLength: 200 }),
        }),
        (given) => {
          fc.pre(ErrorReport.safeParse(given).success);
          const kept = reduced(given);
          expect(kept.screen.length).toBeLessThanOrEqual(200);
          expect(kept.message.length).toBeLessThanOrEqual(500);
          expect(kept.version.length).toBeLessThanOrEqual(40);
          expect(Object.values(kept).join()).not.toMatch(/\p{Cc}/u);
        },
      ),
    );
  });

  test.each(['ann@example.org', '555 123 4567', 'https://openslate.example/shared-assessment/x#ann'])(
    'nothing of %s is left where the message is cut',
    (detail) => {
      for (let before = 480; before < 500; before += 1) {
        const kept = message(`${'x'.repeat(before - 1)} ${detail}`.replaceAll('xx', 'x '));
        expect(kept).not.toMatch(/ann|\d/);
      }
    },
  );

  test('what stands beyond the limit is not looked at: it changes nothing', () => {
    const beginnings = [
      '5 '.repeat(300),
      'a.'.repeat(300),
      'ann@example.org '.repeat(40),
      'Mozilla/5.0 ('.repeat(50),
    ];
    for (const beginning of beginnings) {
      const alone = message(beginning.slice(0, 501));
      expect(message(`${beginning.slice(0, 501)} and more`.padEnd(8_000, ' and more'))).toBe(alone);
    }
  });
});
