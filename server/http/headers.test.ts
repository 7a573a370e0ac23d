import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { smallSite } from '../testing/site.ts';

describe('Protective headers', () => {
  test.each([
    ['data', '/api/states'],
    ['data that lies ready', '/api/health'],
    ['a page', '/help'],
    ['the shell of admin screens', '/admin'],
    ['a page that is not there', '/nowhere'],
    ['a page that has moved', '/legal-translator'],
    ['a refusal', '/api/nope'],
    ['the description of the API', '/api/docs'],
    ['an address nobody can read', '/%zz'],
  ])('come with %s', async (_what, url) => {
    const { headers } = await (await testApp({ siteFolder: await smallSite() })).inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers['permissions-policy']).toContain('browsing-topics=()');
    expect(headers['permissions-policy']).toContain('clipboard-write=(self)');
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('come with a site that is not built', async () => {
    const { headers, statusCode } = await (await testApp()).inject({ url: '/' });
    expect(statusCode).toBe(503);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('data may load and run nothing', async () => {
    const { headers } = await (await testApp()).inject({ url: '/api/states' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test('browsers are told to insist on https only where the site is reached by it', async () => {
    const secure = await testApp({ env: { PUBLIC_URL: 'https://openslate.example' } });
    const plain = await testApp({ env: { PUBLIC_URL: 'http://openslate.example' } });
    for (const url of ['/', '/api/states', '/%zz']) {
      expect((await secure.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await plain.inject({ url })).headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('… and to insist on it for all hosts below the domain only where the operator says so', async () => {
    const told = async (env: Record<string, string>) =>
      (await (await testApp({ env })).inject({ url: '/' })).headers['strict-transport-security'];
    const PUBLIC_URL = 'https://openslate.example';
    expect(await told({ PUBLIC_URL, HSTS_SUBDOMAINS: 'yes' })).toBe('max-age=31536000; includeSubDomains');
    expect(await told({ PUBLIC_URL, HSTS_SUBDOMAINS: 'no' })).toBe('max-age=31536000');
    expect(await told({ HSTS_SUBDOMAINS: 'yes' })).toBeUndefined();
  });

  test('a request’s id is made by the server, whatever the visitor sends', async () => {
    const app = await testApp();
    const ask = () => app.inject({ url: '/api/health', headers: { 'x-request-id': 'mine' } });
    const ids = [(await ask()).headers['x-request-id'], (await ask()).headers['x-request-id']];
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
