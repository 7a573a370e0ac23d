import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { signedInAdmin } from '../testing/admin.ts';
import { freshSqlite, testApp } from '../testing/app.ts';
import { somePost, writtenPost } from '../testing/community.ts';

const br = { 'accept-encoding': 'gzip, deflate, br' };
const gzip = { 'accept-encoding': 'gzip' };
const record = { state: 'PA', answers: { charges: [{ id: 'c1', level: 'misdemeanor' }] } };

describe('A long answer of the API', () => {
  const asked = [
    ['the list of states', { url: '/api/states' }],
    ['the first page of the forum', { url: '/api/community/posts' }],
    ['a page of the forum that is read for one visitor', { url: '/api/community/posts?q=sealing' }],
    ['the description of the API', { url: '/api/openapi.json' }],
    ['what the law says of a record', { method: 'POST', url: '/api/eligibility', payload: record }],
  ] as const;

  test.for(asked)('is compressed for whoever takes that, and says the same: %s', async ([, request]) => {
    const app = await testApp({ env: { RATE_LIMIT_FACTOR: '100' } });
    for (let posts = 0; posts < 8; posts += 1) await writtenPost(app);
    const plain = await app.inject(request);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const forms = [
      ['br', await app.inject({ ...request, headers: br }), brotliDecompressSync],
      ['gzip', await app.inject({ ...request, headers: gzip }), gunzipSync],
    ] as const;
    for (const [encoding, answer, unpack] of forms) {
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(plain.json());
    }
  });

  test('is sent as it is where a secret stands in it, or might', async () => {
    const database = await freshSqlite();
    const app = await testApp({ database, env: { RATE_LIMIT_FACTOR: '100' } });
    const { headers } = await signedInAdmin(database);
    for (let posts = 0; posts < 8; posts += 1) await writtenPost(app, somePost());
    const forAdmin = await app.inject({ url: '/api/admin/posts', headers: { ...headers, ...br } });
    expect(forAdmin.rawPayload.length).toBeGreaterThan(1024);
    expect(forAdmin.headers['content-encoding']).toBeUndefined();
    // With the delete key.
    const made = await app.inject({
      method: 'POST',
      url: '/api/community/posts',
      payload: somePost({ content: 'It is long. '.repeat(100) }),
      headers: br,
    });
    expect(made.rawPayload.length).toBeGreaterThan(1024);
    expect(made.headers['content-encoding']).toBeUndefined();
  });

  test('is sent as it is where it is short', async () => {
    const answer = await (await testApp()).inject({ url: '/api/health', headers: br });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('The list of states', () => {
  test('is not sent again to whoever has it', async () => {
    const app = await testApp();
    const first = await app.inject({ url: '/api/states', headers: br });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    for (const held of [etag, `"other", ${etag}`]) {
      const again = await app.inject({ url: '/api/states', headers: { ...br, 'if-none-match': held } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    const other = await app.inject({ url: '/api/states', headers: { 'if-none-match': 'W/"another"' } });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).toBe(etag);
  });
});
