import { Failure } from '@openslate/contract/failure.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../testing/app.ts';
import type { App } from './app.ts';
import { readFailures, writeFailures } from './responses.ts';

const report = { errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' };

function post(app: App, payload: string | object, contentType = 'application/json') {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return app.inject({
    method: 'POST',
    url: '/api/errors',
    payload: text,
    headers: { 'content-type': contentType },
  });
}

function failureIn(response: { json(): unknown; headers: Record<string, unknown> }): Failure['error'] {
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return z.strictObject({ error: z.strictObject(Failure.shape.error.shape) }).parse(response.json()).error;
}

describe('A request that can’t be read', () => {
  test.each(['{"errorId": ', 'not json', '{"__proto__": {}}', "{'a': 1}"])(
    '%s is answered as malformed JSON',
    async (text) => {
      const response = await post(await testApp(), text);
      expect(response.statusCode).toBe(400);
      expect(failureIn(response)).toMatchObject({
        code: 'malformed_json',
        message: expect.stringMatching(/JSON|no content/),
      });
    },
  );

  test('an empty body is answered as malformed JSON', async () => {
    const response = await post(await testApp(), '');
    expect(response.statusCode).toBe(400);
    expect(failureIn(response).code).toBe('malformed_json');
  });

  test.each([
    ['POST', '/api/community/posts/unknown/helpful'],
    ['DELETE', '/api/community/posts/unknown'],
  ] as const)('%s %s takes no body, and does not mind an empty one', async (method, url) => {
    const headers = { 'content-type': 'application/json', 'x-post-key': 'any' };
    expect((await (await testApp()).inject({ method, url, headers })).statusCode).toBe(404);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'nonsense', 'application/xml'])(
    'the content type %s is answered with 415',
    async (type) => {
      const response = await post(await testApp(), 'a=b', type);
      expect(response.statusCode).toBe(415);
      expect(failureIn(response).code).toBe('unsupported_media_type');
    },
  );

  test('64 KB is the most that is taken', async () => {
    const app = await testApp();
    const padded = (size: number) => {
      const text = JSON.stringify({ ...report, extra: '' });
      return text.replace('"extra":""', `"extra":"${'x'.repeat(size - text.length)}"`);
    };
    const most = await post(app, padded(64 * 1024));
    expect(failureIn(most).code).toBe('invalid_input');
    const tooMuch = await post(app, padded(64 * 1024 + 1));
    expect(tooMuch.statusCode).toBe(413);
    expect(failureIn(tooMuch)).toMatchObject({ code: 'too_large', message: expect.stringMatching(/64 KB/) });
  });
});

describe('Wrong input', () => {
  test('is told field by field, in sentences', async () => {
    const response = await post(await testApp(), { errorId: 7, screen: '', version: 'v'.repeat(201) });
    expect(response.statusCode).toBe(400);
    expect(failureIn(response)).toEqual({
      code: 'invalid_input',
      message: '4 things need to be changed.',
      fields: {
        errorId: 'This must be text.',
        screen: 'Write something here.',
        message: 'This is required.',
        version: 'Use at most 200 characters.',
      },
    });
  });

  test('an unknown field is named itself', async () => {
    const response = await post(await testApp(), { ...report, surprise: 1, other: 2 });
    expect(failureIn(response).fields).toEqual({
      surprise: 'This is not a field we know. Leave it out.',
      other: 'This is not a field we know. Leave it out.',
    });
  });

  test.each(['[]', '"text"', '7', 'null', 'true'])(
    'the body %s, which is no object, is named as a whole',
    async (text) => {
      expect(Object.keys(failureIn(await post(await testApp(), text)).fields ?? {})).toEqual(['body']);
    },
  );

  test('a schema’s own sentence is kept', async () => {
    const response = await post(await testApp(), { ...report, errorId: 'OS-lower' });
    expect(failureIn(response).fields).toEqual({
      errorId: 'Send the error ID that the screen shows, like OS-7K3M9QXD.',
    });
  });

  test('deep fields have dotted paths, in the query and the address too', async () => {
    const app = await testApp();
    app.post(
      '/api/deep/:id',
      {
        schema: {
          params: z.object({ id: z.string().check(z.maxLength(3)) }),
          querystring: z.object({ page: z.optional(z.enum(['first', 'last'])) }),
          body: z.object({
            answers: z.object({ charges: z.array(z.object({ disposition: z.string() })) }),
          }),
          response: { 200: z.object({}), ...writeFailures },
        },
      },
      async () => ({}),
    );
    const ask = async (url: string, payload: object) =>
      failureIn(await app.inject({ method: 'POST', url, payload })).fields;
    expect(await ask('/api/deep/1', { answers: { charges: [{ disposition: 'x' }, {}] } })).toEqual({
      'answers.charges.1.disposition': 'This is required.',
    });
    const fine = { answers: { charges: [] } };
    expect(await ask('/api/deep/1234', fine)).toEqual({ id: 'Use at most 3 characters.' });
    expect(await ask('/api/deep/1?page=2', fine)).toEqual({ page: 'Choose one of: first, last.' });
  });
});

describe('An address or method nobody answers', () => {
  test.each([
    ['GET', '/api/nope'],
    ['GET', '/api'],
    ['GET', '/API/states'],
    ['POST', '/api/nope'],
    ['DELETE', '/api/states/../nope'],
    ['GET', '/api/docs/static/..%2f..%2fpackage.json'],
    ['GET', `/api/${'a'.repeat(500)}`],
  ] as const)('%s %s is answered with 404 in the envelope', async (method, url) => {
    const app = await testApp();
    // Malformed on purpose: what is wrong is the address, so the body is not even read.
    const response = await app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.statusCode).toBe(404);
    expect(failureIn(response)).toEqual({
      code: 'not_found',
      message: 'There is nothing at this address.',
    });
  });

  test('a method that the address does not take is answered with 405 and those it does', async () => {
    const response = await (await testApp()).inject({ method: 'DELETE', url: '/api/states' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(failureIn(response).code).toBe('method_not_allowed');
  });

  test('an address that can’t be decoded is answered with 400', async () => {
    const app = await testApp();
    for (const url of ['/api/%zz', '/%c0%ae', '/%']) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(400);
      expect(failureIn(response).code).toBe('malformed_address');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['x-request-id']).toBeTruthy();
    }
  });
});

describe('A mistake of ours', () => {
  const secret = 'password of the database';

  async function brokenApp(): Promise<App> {
    const app = await testApp();
    app.get('/api/throws', { schema: { response: { 200: z.object({}), ...readFailures } } }, async () => {
      throw Object.assign(new Error(secret), { statusCode: 418, code: 'XX000', detail: secret });
    });
    app.get(
      '/api/throws-text',
      { schema: { response: { 200: z.object({}), ...readFailures } } },
      async () => {
        throw secret;
      },
    );
    app.get(
      '/api/lies',
      { schema: { response: { 200: z.object({ count: z.number() }), ...readFailures } } },
      async () => ({ count: secret }) as unknown as { count: number },
    );
    return app;
  }

  test.each(['/api/throws', '/api/throws-text', '/api/lies'])(
    '%s is answered with 500, an id to quote and nothing from inside',
    async (url) => {
      const response = await (await brokenApp()).inject({ url });
      expect(response.statusCode).toBe(500);
      const { code, message, fields } = failureIn(response);
      expect(code).toBe('internal_error');
      expect(message).toContain(response.headers['x-request-id']);
      expect(fields).toBeUndefined();
      expect(response.body).not.toMatch(/password|stack|\.ts|node_modules|XX000/);
    },
  );
});
