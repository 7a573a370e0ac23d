import type { AuditLog } from '@openslate/contract/admin.ts';
import { expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { AuditTrail } from './audit.ts';

const day = 24 * 60 * 60 * 1000;

onBothEngines('The audit trail', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const read = (query = '') => app.inject({ url: `/api/admin/audit${query}`, headers });
    return { clock, read, trail: new AuditTrail(context.database.tables, clock.now) };
  }

  test('is read page by page, newest first, nothing twice and nothing left out', async () => {
    const { clock, read, trail } = await start();
    // Three at each moment, so that a page ends between some of the same time.
    for (let index = 0; index < 12; index += 1) {
      if (index % 3 === 0) clock.advance(1);
      await trail.record('ann', 'post.reply', `post ${index}`);
    }
    const seen: { at: string; what: string }[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditLog = (await read(`?limit=5${cursor ? `&cursor=${cursor}` : ''}`)).json();
      expect(page.data.length).toBeLessThanOrEqual(5);
      seen.push(...page.data);
      cursor = page.pagination.nextCursor;
      // What is done meanwhile does not shift the pages.
      await trail.record('bob', 'news.create', 'later');
    } while (cursor);
    expect(new Set(seen.map(({ what }) => what).filter((what) => what !== 'later')).size).toBe(12);
    expect(seen).toHaveLength(12);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test('tells who did what to which thing, and when', async () => {
    const { read, trail } = await start();
    await trail.record('ann', 'post.reply', '7');
    expect((await read()).json()).toEqual({
      data: [
        {
          id: expect.any(String),
          at: '2026-11-15T12:00:00.000Z',
          username: 'ann',
          action: 'post.reply',
          what: '7',
        },
      ],
      pagination: { nextCursor: null },
      refused: { hours: 24, logins: 0, wrongCodes: 0 },
    });
  });

  test('refuses a cursor or a limit that makes no sense, and names it', async () => {
    const { read } = await start();
    const queries = [
      '?cursor=x',
      '?cursor=',
      '?cursor=AAAA',
      '?limit=0',
      '?limit=101',
      '?limit=x',
      '?limit=1.5',
    ];
    for (const query of queries) {
      const answer = await read(query);
      expect(answer.statusCode, query).toBe(400);
      expect(Object.keys(answer.json().error.fields), query).toEqual([/\w+/.exec(query)?.[0]]);
    }
  });

  test('is kept for a year, and of strangers’ failures only the latest', async () => {
    const { clock, trail } = await start();
    await trail.record('ann', 'news.create', 'old');
    clock.advance(300 * day);
    await trail.record('ann', 'news.create', 'newer');
    const { tables } = context.database;
    const refusals = Array.from({ length: 10_010 }, (_, index) => ({
      id: String(index),
      at: new Date(clock.now().getTime() + index).toISOString(),
      username: '',
      action: 'session.refuse',
      what: '',
    }));
    for (let from = 0; from < refusals.length; from += 1_001)
      await tables
        .insertInto('audit_trail')
        .values(refusals.slice(from, from + 1_001))
        .execute();
    clock.advance(66 * day);
    await trail.forgetOld();
    const kept = await tables.selectFrom('audit_trail').select(['what', 'id', 'action']).execute();
    const failures = kept.filter(({ action }) => action === 'session.refuse');
    expect(failures).toHaveLength(10_000);
    expect(failures.map(({ id }) => Number(id)).sort((a, b) => a - b)[0]).toBe(10);
    expect(kept.filter(({ action }) => action !== 'session.refuse').map(({ what }) => what)).toEqual([
      'newer',
    ]);
  });
});
