import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { askAtSessionEnd } from './ended-session.ts';
import { request } from './request.ts';

type Seen = { method: string | undefined; headers: IncomingMessage['headers']; body: string };

let server: Server;
let base: string;
let seen: Seen;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    let body = '';
    for await (const part of incoming) body += part;
    seen = { method: incoming.method, headers: incoming.headers, body };
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function answers(status: number, body: string, type = 'application/json; charset=utf-8') {
  answer = (response) => response.writeHead(status, { 'content-type': type }).end(body);
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const thrown = await promise.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
}

describe('the request helper', () => {
  it('sends JSON and reads JSON', async () => {
    answers(200, '{"data":[1]}');
    expect(await request('POST', `${base}/api/things`, { body: { a: 1 } })).toEqual({ data: [1] });
    expect(seen).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(seen.headers['content-type']).toBe('application/json');
  });

  it('sends no content type where there is no body', async () => {
    answers(200, '{}');
    await request('get', `${base}/api/things`);
    expect(seen.method).toBe('GET');
    expect(seen.headers['content-type']).toBeUndefined();
  });

  it('answers null where the server has nothing to say', async () => {
    answer = (response) => response.writeHead(204).end();
    expect(await request('DELETE', `${base}/api/things/1`)).toBeNull();
  });

  it('hands over the response itself where it is not JSON', async () => {
    answers(200, 'plain words', 'text/plain');
    const response = (await request('GET', `${base}/file.txt`)) as Response;
    expect(await response.text()).toBe('plain words');
  });

  it('refuses a method it does not know, before anything is sent', async () => {
    const error = await failure(request('TRACE', `${base}/api/things`));
    expect(error.message).toBe('Invalid HTTP method: TRACE');
    expect(error.code).toBe('UNKNOWN_ERROR');
  });

  it.each([
    ['{"error":{"code":"too_long","message":"Shorten it."}}', 'Shorten it.', 'too_long'],
    ['{"message":"Not today."}', 'Not today.', 'HTTP_ERROR'],
    ['{"error":"odd"}', 'HTTP 422', 'HTTP_ERROR'],
    ['null', 'HTTP 422', 'HTTP_ERROR'],
  ])('reads the failure out of %s', async (body, message, code) => {
    answers(422, body);
    const error = await failure(request('POST', `${base}/api/things`, { body: {} }));
    expect(error).toMatchObject({ message, code, statusCode: 422, details: JSON.parse(body) });
  });

  it('keeps the text of a failure that is not JSON', async () => {
    answers(502, '<h1>Bad gateway</h1>', 'text/html');
    const error = await failure(request('GET', `${base}/api/things`));
    expect(error).toMatchObject({ message: 'HTTP 502', code: 'HTTP_ERROR', statusCode: 502 });
    expect(error.details).toBe('<h1>Bad gateway</h1>');
  });

  it('keeps the status text of a failure without any words', async () => {
    answer = (response) => response.writeHead(503, 'Service Unavailable').end();
    const error = await failure(request('GET', `${base}/api/things`));
    expect(error.details).toBe('Service Unavailable');
  });

  it('makes one kind of error of a server that cannot be reached', async () => {
    const error = await failure(request('GET', 'http://127.0.0.1:9/api/things'));
    expect(error).toMatchObject({ code: 'UNKNOWN_ERROR', statusCode: 500 });
  });

  it('tells the console what failed, without the query', async () => {
    answers(500, '{}');
    await failure(request('GET', `${base}/api/things?secret=1`));
    const told = vi.mocked(console.error).mock.calls.flat().join(' ');
    expect(told).toContain('/api/things failed');
    expect(told).not.toContain('secret');
  });

  it('lets a call that was called off end as such', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const call = request('GET', `${base}/api/slow`, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  describe('with an administrator logged in', () => {
    const kept = new Map<string, string>();
    beforeEach(() => {
      kept.set('admin_token', 'token-1');
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => kept.delete(key),
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      ['GET', '/api/admin/stats'],
      ['PUT', '/api/community/posts/1/admin-reply'],
      ['DELETE', '/api/community/posts/1/admin-reply'],
      ['DELETE', '/api/community/posts/1'],
    ])('says who asks on %s %s', async (method, path) => {
      answers(200, '{}');
      await request(method, base + path);
      expect(seen.headers.authorization).toBe('Bearer token-1');
    });

    it.each([
      ['GET', '/api/states'],
      ['GET', '/api/states?path=/api/admin/stats'],
      ['GET', '/api/community/posts/1'],
      ['POST', '/api/community/posts/1/helpful'],
    ])('never does so on %s %s', async (method, path) => {
      answers(200, '{}');
      await request(method, base + path);
      expect(seen.headers.authorization).toBeUndefined();
    });

    it('deletes a post of its own with the key of the post alone', async () => {
      answers(200, '{}');
      await request('DELETE', `${base}/api/community/posts/1`, { headers: { 'x-post-key': 'k' } });
      expect(seen.headers.authorization).toBeUndefined();
    });

    it('forgets a session that the server no longer knows', async () => {
      answers(401, '{"error":{"code":"not_signed_in","message":"Please log in."}}');
      await failure(request('GET', `${base}/api/admin/posts`));
      expect(kept.has('admin_token')).toBe(false);
    });

    it('waits for a login where somebody can be asked, and then makes the call again', async () => {
      const refusal = '{"error":{"code":"not_signed_in","message":"Please log in."}}';
      answer = (response) => {
        const known = seen.headers.authorization === 'Bearer token-2';
        response
          .writeHead(known ? 200 : 401, { 'content-type': 'application/json' })
          .end(known ? '{"done":true}' : refusal);
      };
      askAtSessionEnd(() => Promise.resolve(false));
      const body = { adminReply: 'Words' };
      const call = () => request('PUT', `${base}/api/community/posts/1/admin-reply`, { body });
      expect((await failure(call())).statusCode).toBe(401);
      expect(kept.get('admin_token')).toBe('token-1');
      askAtSessionEnd(() => {
        kept.set('admin_token', 'token-2');
        return Promise.resolve(true);
      });
      expect(await call()).toEqual({ done: true });
      expect(seen.body).toBe('{"adminReply":"Words"}');
      askAtSessionEnd(() => undefined);
    });

    it('keeps the session where something else is refused', async () => {
      answers(401, '{"error":{"code":"invalid_credentials","message":"No."}}');
      await failure(request('POST', `${base}/api/admin/password`, { body: {} }));
      expect(kept.get('admin_token')).toBe('token-1');
    });
  });
});
