import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import { placeFor } from '../testing/process.ts';
import { connect } from './connect.ts';
import { isMigrated, migrate } from './migrate.ts';

const report = {
  error_id: 'OS-00000000',
  screen: '/',
  message: '',
  version: '1',
  reported_at: '2026-11-15T00:00:00.000Z',
};

onBothEngines('The database', (context) => {
  describe('values', () => {
    test.each([
      ['a Date', new Date(0)],
      ['a boolean', true],
      ['undefined', undefined],
      ['a fraction', 1.5],
      ['not a number', Number.NaN],
      ['an object', { a: 1 }],
      ['a list', ['a']],
      ['a bigint', 1n],
      ['bytes', new Uint8Array(2)],
      ['text with a NUL character', 'a\0b'],
    ])('%s is refused with a sentence that says what to write instead', async (_kind, value) => {
      const query = sql`select * from error_reports where message = ${value}`.execute(
        context.database.tables,
      );
      await expect(query).rejects.toThrow(/Parameter 1 is .*Columns hold text, whole numbers, and 0 or 1/);
    });

    test('a refused value stores nothing', async () => {
      const { tables } = context.database;
      const wrong = { ...report, reported_at: new Date() as unknown as string };
      await expect(tables.insertInto('error_reports').values(wrong).execute()).rejects.toThrow(TypeError);
      expect(await tables.selectFrom('error_reports').selectAll().execute()).toEqual([]);
    });

    test('text of any language, numbers and nothing come back as they went in', async () => {
      const text = 'Señor 日本 😀 \'"\\ %';
      const { rows } =
        await sql`select cast(${text} as text) as a, cast(${7} as integer) as b, ${null} as c`.execute(
          context.database.tables,
        );
      expect({ ...(rows[0] as object) }).toEqual({ a: text, b: 7, c: null });
    });

    test('counts and sums are numbers', async () => {
      const { tables } = context.database;
      await tables.insertInto('error_reports').values(report).execute();
      const row = await tables
        .selectFrom('error_reports')
        .select(({ fn }) => [fn.countAll().as('count'), sql`sum(cast(2 as bigint))`.as('sum')])
        .executeTakeFirstOrThrow();
      expect({ ...row }).toEqual({ count: 1, sum: 2 });
    });
  });

  describe('transactions', () => {
    test('a transaction that fails leaves nothing behind', async () => {
      const { tables } = context.database;
      const failing = tables.transaction().execute(async (db) => {
        await db.insertInto('error_reports').values(report).execute();
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await tables.selectFrom('error_reports').selectAll().execute()).toEqual([]);
    });

    test('a transaction on SQLite holds the write lock from its start', async () => {
      const { database, place, engine } = context;
      if (engine === 'PostgreSQL') return;
      const other = new DatabaseSync(join(place.dataDir, 'openslate.sqlite'), { timeout: 0 });
      await database.tables.transaction().execute(async (db) => {
        await db.selectFrom('admins').selectAll().execute();
        expect(() => other.exec('begin immediate')).toThrow('database is locked');
      });
      other.exec('begin immediate');
      other.close();
    });

    test('transactions and queries started at once do not mix', async () => {
      const { tables } = context.database;
      const add = (id: string, fail: boolean) =>
        tables.transaction().execute(async (db) => {
          await db
            .insertInto('error_reports')
            .values({ ...report, error_id: id })
            .execute();
          await new Promise((done) => setTimeout(done, 5));
          if (fail) throw new Error('no');
        });
      const outcomes = await Promise.allSettled([
        add('a', false),
        add('b', true),
        tables
          .insertInto('error_reports')
          .values({ ...report, error_id: 'c' })
          .execute(),
        add('d', false),
        add('e', true),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
        'rejected',
      ]);
      const kept = await tables.selectFrom('error_reports').select('error_id').orderBy('error_id').execute();
      expect(kept.map((row) => row.error_id)).toEqual(['a', 'c', 'd']);
    });
  });

  describe('migrations', () => {
    test('are applied once, however often they run', async () => {
      const applied = () => context.database.tables.selectFrom('migrations').selectAll().execute();
      const before = await applied();
      await migrate(context.database);
      expect(await applied()).toEqual(before);
      expect(await isMigrated(context.database)).toBe(true);
    });

    test('run at once on one connection, they take turns', async () => {
      const empty = connect(await placeFor(context.engine));
      onTestFinished(() => empty.close());
      await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
      expect(await isMigrated(empty)).toBe(true);
    });

    test('a database changed by a newer version is refused, and left alone', async () => {
      const { tables } = context.database;
      await tables
        .insertInto('migrations')
        .values({ name: '9999-from-the-future', applied_at: '2030-01-01T00:00:00.000Z' })
        .execute();
      await expect(migrate(context.database)).rejects.toThrow(
        /newer version of OpenSlate \(9999-from-the-future\)/,
      );
      expect(await isMigrated(context.database)).toBe(false);
    });
  });

  test('is set up to survive a power cut and to check references', async () => {
    const { tables, engine } = context.database;
    if (engine === 'PostgreSQL') {
      const { rows } = await sql<{ relname: string }>`
        select relname from pg_class where relpersistence = 'u' and relkind = 'r' order by relname`.execute(
        tables,
      );
      expect(rows.map((row) => row.relname)).toEqual([
        'login_failures',
        'rate_limit_counts',
        'rate_limit_salts',
      ]);
      return;
    }
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(tables)).rows[0] as object)[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(10_000);
  });
});
