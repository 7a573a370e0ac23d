import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp, testClock } from '../testing/app.ts';
import { smallSite } from '../testing/site.ts';

async function siteApp() {
  return testApp({ siteFolder: await smallSite() });
}

describe('Pages', () => {
  test.each([
    ['/', '/'],
    ['/help', '/help'],
    ['/help/', '/help'],
    ['/HELP', '/help'],
    ['/help?from=footer', '/help'],
    ['/assessment/pa', '/assessment/pa'],
    ['/shared-assessment/k3J9x', '/shared-assessment/any'],
    ['/admin', '/__shell'],
    ['/Admin/Monitoring/', '/__shell'],
  ])('%s shows %s', async (url, page) => {
    const response = await (await siteApp()).inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(`<h1>${page}</h1>`);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/nowhere', '/404'],
    ['/assets/gone-9z9z.js', '/404'],
    ['/favicon.ico', '/404'],
    ['/assessment/atlantis', '/assessment/unknown'],
    ['/contact', '/404'],
    ['/constructor', '/404'],
    ['/__proto__', '/404'],
    ['//evil.example/help', '/404'],
  ])('%s is not found and shows %s', async (url, page) => {
    const response = await (await siteApp()).inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(`<h1>${page}</h1>`);
    expect(response.headers['x-robots-tag']).toBe('noindex');
  });

  test.each([
    ['/legal-translator', '/translator'],
    ['/Clean-Slate-Laws/?a=b&c=%20', '/clean-slate?a=b&c=%20'],
    ['/assessment/PA', '/assessment/pa'],
    ['/assessment/New%20York?step=2', '/assessment/ny?step=2'],
  ])('%s has moved to %s', async (url, to) => {
    const response = await (await siteApp()).inject({ url });
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(to);
  });

  test('run only the inline scripts that were built into them', async () => {
    const app = await siteApp();
    const policy = async (url: string) =>
      String((await app.inject({ url })).headers['content-security-policy']).split('; ');
    expect(await policy('/')).toContain("script-src 'self' 'sha256-abc=' 'sha256-def='");
    expect(await policy('/help')).toContain("script-src 'self'");
    expect(await policy('/admin')).toContain("script-src 'self' 'sha256-shell='");
    for (const rule of [
      "default-src 'none'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types own-scripts',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(await policy('/')).toContain(rule);
    }
  });

  test('are kept out of search engines where they are not for everyone', async () => {
    const app = await siteApp();
    const robots = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
    for (const url of ['/admin', '/test-react', '/shared-assessment/x', '/nowhere']) {
      expect(await robots(url)).toBe('noindex');
    }
    for (const url of ['/', '/help', '/assessment/pa']) expect(await robots(url)).toBeUndefined();
  });

  test('are asked for again each time, and sent again only when they changed', async () => {
    const app = await siteApp();
    const first = await app.inject({ url: '/help' });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toBe('W/"page5"');
    for (const held of ['W/"page5"', '"page5"', '"other", W/"page5"', '*']) {
      const again = await app.inject({ url: '/help', headers: { 'if-none-match': held } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.headers.vary).toBe('Accept-Encoding');
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(again.headers['x-content-type-options']).toBe('nosniff');
      // The browser holds it with the page, and it is half a kilobyte.
      expect(again.headers).not.toHaveProperty('permissions-policy');
    }
    const changed = await app.inject({ url: '/help', headers: { 'if-none-match': '"page6"' } });
    expect(changed.statusCode).toBe(200);
  });

  test('a page that says "not found" says so even to a browser that holds it', async () => {
    const app = await siteApp();
    const response = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } });
    expect(response.statusCode).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('take no %s', async (method) => {
    const response = await (await siteApp()).inject({ method, url: '/help' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.json().error.code).toBe('method_not_allowed');
  });

  test('answer HEAD as they would GET, without the content', async () => {
    const app = await siteApp();
    const get = await app.inject({ url: '/help' });
    const head = await app.inject({ method: 'HEAD', url: '/help' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers[name]).toEqual(get.headers[name]);
    }
  });
});

describe('Files', () => {
  const fileHeaders = [
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'vary',
    'x-content-type-options',
  ];

  test('carry what a file needs, and none of what says what a page may do', async () => {
    const app = await siteApp();
    for (const url of ['/assets/app-1a2b.js', '/robots.txt']) {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(Object.keys(headers).sort(), url).toEqual(fileHeaders);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('let nothing be compiled but by the worker that has to, and let that one do nothing else', async () => {
    const app = await siteApp();
    const policy = async (url: string) =>
      String((await app.inject({ url })).headers['content-security-policy'] ?? '');
    expect(await policy('/assets/reader-3c4d.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    for (const url of ['/', '/help', '/admin', '/nowhere', '/assets/app-1a2b.js'])
      expect(await policy(url), url).not.toContain('wasm-unsafe-eval');
  });

  test('… and ask for https where the site is reached by it', async () => {
    const app = await testApp({
      siteFolder: await smallSite(),
      env: { PUBLIC_URL: 'https://slate.example' },
    });
    const { headers } = await app.inject({ url: '/robots.txt', headers: { 'accept-encoding': 'br' } });
    expect(Object.keys(headers).sort()).toEqual([...fileHeaders, 'strict-transport-security'].sort());
  });

  test('that a browser holds are not sent again, and HEAD tells their length', async () => {
    const app = await siteApp();
    const { headers, rawPayload } = await app.inject({ url: '/robots.txt' });
    const held = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(headers.etag) } });
    expect(held.statusCode).toBe(304);
    expect(held.body).toBe('');
    expect(held.headers['cache-control']).toBe(headers['cache-control']);
    expect(held.headers).not.toHaveProperty('content-type');
    const head = await app.inject({ method: 'HEAD', url: '/robots.txt' });
    expect(head.body).toBe('');
    expect(Number(head.headers['content-length'])).toBe(rawPayload.length);
  });

  test('with a hash in their name are kept forever, others for a while', async () => {
    const app = await siteApp();
    const hashed = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const robots = await app.inject({ url: '/robots.txt' });
    expect(robots.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    expect(robots.headers.etag).toBe('W/"11"');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" is sent %s', async (accepted, encoding) => {
    const response = await (await siteApp()).inject({
      url: '/robots.txt',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    const raw = response.rawPayload;
    const plain = encoding === 'br' ? brotliDecompressSync(raw) : encoding ? gunzipSync(raw) : raw;
    expect(plain.toString()).toBe('content of /robots.txt');
    expect(Number(response.headers['content-length'])).toBe(raw.length);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/unlisted.txt',
    '/robots.txt%00',
    '/robots.txt.br',
    '/help/index.html',
    '/site.json',
    '/..;/secret.txt',
  ])('%s, which is not on the list, is not found', async (url) => {
    const response = await (await siteApp()).inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('<h1>/404</h1>');
  });

  test.each(['/%', '/assessment/%E0%A4%A'])(
    'whose address %s nobody can read are answered with the page that says so',
    async (url) => {
      const app = await testApp({ siteFolder: await smallSite() });
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe('<h1>/404</h1>');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect((await app.inject({ url: `/api${url}` })).json().error.code).toBe('malformed_address');
    },
  );

  test('are served as they were at the start while the site is built anew', async () => {
    const folder = await smallSite();
    const app = await testApp({ siteFolder: folder });
    await rm(join(folder, 'client'), { recursive: true });
    for (const url of ['/robots.txt', '/help', '/assets/app-1a2b.js', '/admin']) {
      expect((await app.inject({ url, headers: { 'accept-encoding': 'br' } })).statusCode, url).toBe(200);
    }
    expect((await app.inject({ url: '/robots.txt' })).body).toBe('content of /robots.txt');
  });
});

describe('Without a built site', () => {
  test.each(['missing', 'empty', 'not JSON', 'of another form'])(
    'its list being %s, pages say what to do and the API works',
    async (how) => {
      const folder = await smallSite();
      const list = join(folder, 'site.json');
      if (how === 'missing') await rm(list);
      else await writeFile(list, { empty: '', 'not JSON': '{', 'of another form': '{"a":1}' }[how] ?? '');
      const app = await testApp({ siteFolder: folder });
      const page = await app.inject({ url: '/' });
      expect(page.statusCode).toBe(503);
      expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(page.body).toContain('npm start');
      expect((await app.inject({ url: '/api/states' })).statusCode).toBe(200);
    },
  );
});

describe('/.well-known/security.txt', () => {
  const ask = async (env: Record<string, string>) => {
    const { now } = testClock('2026-11-16T09:30:00.000Z');
    const app = await testApp({ siteFolder: await smallSite(), env, now });
    return app.inject({ url: '/.well-known/security.txt' });
  };

  test('names the operator’s address, and a day until which that holds', async () => {
    const response = await ask({
      CONTACT_EMAIL: 'help@slate.example',
      PUBLIC_URL: 'https://slate.example',
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body.split('\n')).toEqual([
      'Contact: mailto:help@slate.example',
      'Expires: 2027-05-15T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://slate.example/.well-known/security.txt',
      '',
    ]);
  });

  test('names no address of its own where that is not set', async () => {
    expect((await ask({ CONTACT_EMAIL: 'help@slate.example' })).body).not.toContain('Canonical');
  });

  test('is not there without somebody to write to', async () => {
    const response = await ask({});
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('<h1>/404</h1>');
  });
});
