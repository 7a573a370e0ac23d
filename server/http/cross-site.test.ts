import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { smallSite } from '../testing/site.ts';

async function listening(): Promise<string> {
  const app = await testApp({ siteFolder: await smallSite() });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** `fetch` writes `Sec-Fetch-*` as it pleases, so requests are put together by hand. */
async function ask(address: string, method: string, path: string, from?: string, body?: object) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sending = request(`${address}${path}`, {
      method,
      headers: {
        ...(from !== undefined && { 'sec-fetch-site': from }),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    sending.on('response', async (response) => {
      const parts = await response.setEncoding('utf8').toArray();
      resolve({ status: response.statusCode, text: parts.join('') });
    });
    sending.on('error', reject);
    sending.end(body && JSON.stringify(body));
  });
}

const report = { errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' };

describe('What another site has a visitor’s browser send', () => {
  test.each(['cross-site', 'same-site', 'something new', 'same-origin, cross-site'])(
    'is refused in the envelope where the browser says %s',
    async (from) => {
      const { status, text } = await ask(await listening(), 'POST', '/api/errors', from, report);
      expect(status).toBe(403);
      expect(JSON.parse(text).error).toEqual({
        code: 'cross_site',
        message: expect.stringMatching(/^This can only be sent from our own pages\./),
      });
    },
  );

  test.each([
    ['PUT', '/api/community/posts/x/admin-reply'],
    ['PATCH', '/api/admin/stories/x'],
    ['DELETE', '/api/community/posts/x'],
    ['POST', '/api/admin/login'],
    ['POST', '/api/eligibility'],
    ['POST', '/api/nowhere'],
  ])('is refused whatever it does: %s %s', async (method, path) => {
    expect((await ask(await listening(), method, path, 'cross-site')).status).toBe(403);
  });

  test('may still be a link to a page, or read what everybody can read', async () => {
    const address = await listening();
    for (const path of ['/help', '/api/states', '/api/health'])
      expect((await ask(address, 'GET', path, 'cross-site')).status).toBe(200);
  });
});

describe('What our own pages and programs send', () => {
  test.each(['same-origin', 'none', undefined])('is taken where the browser says %s', async (from) => {
    expect((await ask(await listening(), 'POST', '/api/errors', from, report)).status).toBe(204);
  });
});

test('Every route that writes says in its description that it may refuse another site', async () => {
  const { paths } = (await (await testApp()).inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { responses }]) => method !== 'get' && !('403' in responses))
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});
