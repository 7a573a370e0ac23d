import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { connect } from '../../database/connect.ts';
import { migrate, migrations } from '../../database/migrate.ts';
import type { Tables } from '../../database/tables.ts';
import type { App } from '../../http/app.ts';
import { goodPassword, quickPasswords, signedInAdmin } from '../../testing/admin.ts';
import { testApp } from '../../testing/app.ts';
import { somePost, writtenPost } from '../../testing/community.ts';
import { emptyPlace, onBothEngines } from '../../testing/engines.ts';
import { envFor } from '../../testing/process.ts';
import { expectInvalid } from '../../testing/refusals.ts';
import { adminTask } from './command-line.ts';
import { Admins } from './store.ts';

const loginName = 'zq7.login-name';

onBothEngines('The name that visitors see of an admin', (context) => {
  async function start() {
    const app = await testApp({
      database: context.database,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '10' },
    });
    const admin = await signedInAdmin(context.database, { username: loginName });
    const rename = (displayName: unknown, id = admin.id) =>
      app.inject({
        method: 'PATCH',
        url: `/api/admin/accounts/${id}`,
        headers: admin.headers,
        payload: { displayName },
      });
    async function repliedPost(): Promise<string> {
      const { id } = await writtenPost(app);
      const replied = await app.inject({
        method: 'POST',
        url: `/api/community/posts/${id}/admin-reply`,
        headers: admin.headers,
        payload: { adminReply: 'Ask the clerk.' },
      });
      expect(replied.statusCode).toBe(200);
      return id;
    }
    const shown = async (id: string) =>
      (await app.inject({ url: `/api/community/posts/${id}` })).json().adminRepliedBy;
    return { app, admin, rename, repliedPost, shown };
  }

  test('is the team’s until one is chosen, and then stands below earlier replies as well', async () => {
    const { admin, rename, repliedPost, shown } = await start();
    const id = await repliedPost();
    expect(await shown(id)).toBe('OpenSlate team');
    const renamed = await rename('  Ms. Núñez, staff attorney ');
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toMatchObject({ id: admin.id, displayName: 'Ms. Núñez, staff attorney' });
    expect(await shown(id)).toBe('Ms. Núñez, staff attorney');
    // Whoever is gone keeps it.
    await new Admins(context.database, () => new Date()).setDisabled(admin.id, true, 'none');
    expect(await shown(id)).toBe('Ms. Núñez, staff attorney');
  });

  test('is never one that somebody logs in with, however it is written', async () => {
    const { rename, repliedPost, shown } = await start();
    await signedInAdmin(context.database, { username: 'ann.lee' });
    const id = await repliedPost();
    for (const name of [loginName, 'ZQ7 login name', ' zq7.LOGIN-NAME. ', 'Ann Lee', 'ＡＮＮ－ＬＥＥ'])
      expectInvalid(await rename(name), 'displayName');
    expect(await shown(id)).toBe('OpenSlate team');
  });

  test('is short and plain', async () => {
    const { rename } = await start();
    for (const name of ['', ' ', 'x', 'x'.repeat(41), 'A\nB', '<b>Ann</b>', 'Ann\u202e', 7, null])
      expectInvalid(await rename(name), 'displayName');
    expect((await rename('x'.repeat(40))).statusCode).toBe(200);
  });

  test('can be given to a new admin, and by whoever has a shell', async () => {
    const { app, admin, rename } = await start();
    const add = (body: object) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/accounts',
        headers: admin.headers,
        payload: { username: 'bob', password: goodPassword, ...body },
      });
    expectInvalid(await add({ displayName: 'Bob' }), 'displayName');
    const added = await add({ displayName: 'Robert at the clinic' });
    expect(added.json()).toMatchObject({ username: 'bob', displayName: 'Robert at the clinic' });
    expectInvalid(await rename('bob'), 'displayName');

    const config = readConfig(envFor(context.place));
    const run = (...args: string[]) =>
      adminTask(args)({ config, database: context.database, askPassword: async () => '' });
    expect(await run('name', 'bob', 'The', 'legal clinic')).toBe(
      'Replies of bob are shown as by The legal clinic.',
    );
    expect(await run('list')).toContain('shown as The legal clinic');
    await expect(run('name', 'bob', 'B.O.B.')).rejects.toThrow('This is a username.');
    await expect(run('name', 'bob', '<b>')).rejects.toThrow('A name has 2 to 40 letters');
    expect(() => adminTask(['name', 'bob'])).toThrow('npm run admins -- list');
    expect(() => adminTask(['disable', 'bob', 'more'])).toThrow('npm run admins -- list');
  });

  test('can be chosen when the site is set up', async () => {
    const app = await testApp({ database: context.database, passwords: quickPasswords });
    await new Admins(context.database, () => new Date()).acceptSetupCode('7K3M-9QXD-0WTB-5HZN');
    const setUp = (displayName: string) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/setup',
        payload: {
          setupCode: '7K3M-9QXD-0WTB-5HZN',
          username: 'ann.lee',
          password: goodPassword,
          displayName,
        },
      });
    expectInvalid(await setUp('Ann Lee'), 'displayName');
    const headers = { authorization: `Bearer ${(await setUp('Ann at the clinic')).json().token}` };
    const { data } = (await app.inject({ url: '/api/admin/accounts', headers })).json();
    expect(data).toMatchObject([{ username: 'ann.lee', displayName: 'Ann at the clinic' }]);
  });

  test('is all that anybody outside learns: no public answer holds the name somebody logs in with', async () => {
    const { app, repliedPost } = await start();
    const id = await repliedPost();
    const asked: string[] = [];
    for (const { method, path } of publicCalls(app)) {
      const url = path.replace('{id}', id).replaceAll(/\{\w+\}/g, id);
      const answer = await app.inject({
        method,
        url,
        ...(method !== 'GET' && { payload: method === 'POST' ? { ...somePost(), username: 'nobody' } : {} }),
      });
      expect(JSON.stringify(answer.headers) + answer.body, `${method} ${path}`).not.toContain(loginName);
      if (answer.body.includes('OpenSlate team')) asked.push(path);
    }
    expect(asked).toEqual(expect.arrayContaining(['/api/community/posts', '/api/community/posts/{id}']));
    for (const query of ['?sort=helpful', '?q=clerk', `?q=${loginName}`, '?state=CA&limit=50'])
      expect((await app.inject({ url: `/api/community/posts${query}` })).body).not.toContain(loginName);
  });
});

/** Every call that is described as open to all. */
function publicCalls(app: App) {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, described]) =>
    methods.flatMap((method) => {
      const operation = described?.[method];
      if (!operation || ('security' in operation && operation.security)) return [];
      return [{ method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path }];
    }),
  );
}

onBothEngines('Replies written while they carried the login name', ({ engine }) => {
  test('carry the admin instead, once the tables are brought up to date', async () => {
    const { clear, ...place } = await emptyPlace(engine);
    const database = connect(place);
    onTestFinished(async () => {
      await database.close();
      await clear();
    });
    const { tables } = database;
    await tables.transaction().execute(async (db) => {
      await sql`create table migrations (name text primary key not null, applied_at text not null)`.execute(
        db,
      );
      for (const { name, up } of migrations.filter((migration) => migration.name < '0015')) {
        await up(db, engine);
        await db.insertInto('migrations').values({ name, applied_at: '' }).execute();
      }
    });
    await sql`insert into admins (id, username, password_hash, created_at, disabled)
      values ('a1', ${loginName}, '', '', 1)`.execute(tables);
    for (const [id, repliedBy] of [
      ['known'.padEnd(22, '0'), loginName],
      ['gone'.padEnd(22, '0'), 'nobody-any-more'],
      ['open'.padEnd(22, '0'), null],
    ] as const)
      await oldPost(tables, id, repliedBy);

    await migrate(database);
    const app = await testApp({ database });
    const { data } = (await app.inject({ url: '/api/community/posts' })).json();
    const names = data.map(({ id, adminRepliedBy }: Record<string, string>) => [
      id?.replaceAll('0', ''),
      adminRepliedBy,
    ]);
    expect(Object.fromEntries(names)).toEqual({ known: 'OpenSlate team', gone: 'OpenSlate team' });
    expect(JSON.stringify(await tables.selectFrom('posts').selectAll().execute())).not.toMatch(
      /zq7|nobody-any-more/,
    );
    await new Admins(database, () => new Date()).setDisplayName('a1', 'The clinic');
    const known = await app.inject({ url: `/api/community/posts/${'known'.padEnd(22, '0')}` });
    expect(known.json().adminRepliedBy).toBe('The clinic');
  });
});

async function oldPost(tables: Kysely<Tables>, id: string, repliedBy: string | null): Promise<void> {
  const reply = repliedBy === null ? null : 'Ask the clerk.';
  await sql`insert into posts
    (id, title, content, category, state, handle, status, created_at, search_text, text_hash, delete_key_hash,
      reply, replied_at, replied_by)
    values (${id}, 'Question', 'Words', 'general_support', 'CA', 'Quiet Heron 1', 'published',
      '2026-11-01T00:00:00.000Z', 'question words', ${id}, '', ${reply},
      ${repliedBy && '2026-11-02T00:00:00.000Z'}, ${repliedBy})`.execute(tables);
}
