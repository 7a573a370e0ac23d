import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LogStream } from '../http/log.ts';
import { testApp } from '../testing/app.ts';
import { somePost, writtenPost } from '../testing/community.ts';
import { migratedPlace, type Place } from '../testing/engines.ts';
import { envFor, startServer } from '../testing/process.ts';
import { connect } from './connect.ts';

const harms = [
  ['lost its pages', 'delete from post_search_data where id > 10'],
  ['lost all', 'delete from post_search_data'],
  ['holds nonsense', "update post_search_data set block = x'00ff00ff' where id > 10"],
] as const;

function harm({ dataDir }: Place, statement: string): void {
  const file = new DatabaseSync(join(dataDir, 'openslate.sqlite'));
  // What lies below an index is otherwise kept from being written to.
  file.enableDefensive(false);
  file.exec(statement);
  file.close();
}

async function siteWithPosts() {
  const place = await migratedPlace('SQLite');
  onTestFinished(place.clear);
  const database = connect(place);
  const lines: string[] = [];
  const logStream: LogStream = { write: (line) => lines.push(line) };
  const app = await testApp({ database, logStream, env: { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100' } });
  onTestFinished(() => database.close());
  const posts = [await writtenPost(app), await writtenPost(app), await writtenPost(app)];
  // Another page each time: the one before is kept for a moment.
  let limit = 10;
  const found = async () =>
    (await app.inject({ url: `/api/community/posts?q=sealing&limit=${limit++}` })).json().data?.length;
  expect(await found()).toBe(3);
  const said = () => lines.map((line) => JSON.parse(line).msg);
  return { place, database, app, posts, found, said };
}

describe('An index of searched words that is damaged', () => {
  test.for(harms)('in use, because it %s, is made anew with the first search', async ([, statement]) => {
    const { place, found, said } = await siteWithPosts();
    harm(place, statement);
    expect(await found()).toBe(3);
    expect(said()).toEqual(['the search index was damaged and is made anew']);
    expect(await found()).toBe(3);
    expect(said()).toHaveLength(1);
  });

  test.for(harms)('in use, because it %s, keeps nobody from writing or deleting', async ([, statement]) => {
    const { place, app, posts, found } = await siteWithPosts();
    const [mine] = posts;
    harm(place, statement);
    const remove = () =>
      app.inject({
        method: 'DELETE',
        url: `/api/community/posts/${mine?.id}`,
        headers: { 'x-post-key': mine?.deleteKey ?? '' },
      });
    const first = await remove();
    // Where the damage shows only as it is done, the page asks again by itself.
    const deleted = first.statusCode === 503 ? await remove() : first;
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(
      (await app.inject({ method: 'POST', url: '/api/community/posts', payload: somePost() })).statusCode,
    ).toBe(201);
    expect(await found()).toBe(3);
  });

  test.for([
    ...harms,
    ['knows of no post', 'delete from post_search_data; insert into post_search_data select * from empty'],
  ] as const)('at the start, because it %s, is made anew before anybody asks', async ([, statement]) => {
    const { place, database, app } = await siteWithPosts();
    await app.close();
    await database.close();
    const empty = await migratedPlace('SQLite');
    onTestFinished(empty.clear);
    const file = join(empty.dataDir, 'openslate.sqlite');
    harm(
      place,
      statement
        .replace('empty', 'empty.post_search_data')
        .replace(/^(.*empty\.)/, `attach '${file}' as empty; $1`),
    );

    const address = await startServer(envFor(place)).ready();
    const answer = await fetch(`${address}/api/community/posts?q=sealing`);
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(3);
  });
});
