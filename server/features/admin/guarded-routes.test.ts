import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Operation = { security?: unknown; responses: Record<string, unknown> };

/** The ways in. Everything else under /api/admin is for those who are in. */
const open = [
  'GET /api/admin/check-setup',
  'POST /api/admin/setup',
  'POST /api/admin/login',
  'POST /api/admin/recover',
];

/** Outside of /api/admin, but for admins: replies are; a post is deleted by an admin, or with its author's key. */
function isForAdmins(path: string, method: string): boolean {
  if (path.startsWith('/api/admin/')) return !open.includes(`${method} ${path}`);
  return path.endsWith('/admin-reply') || `${method} ${path}` === 'DELETE /api/community/posts/{id}';
}

async function described() {
  const app = await testApp({ env: { RATE_LIMIT_FACTOR: '10' } });
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as Method,
      operation,
    })),
  );
  return { app, routes };
}

/** Walks the description of the API, so that a route that comes later is held to the same. */
describe('Every route for admins', () => {
  test('answers 401 without a token, and with one that is made up, whatever is sent', async () => {
    const { app, routes } = await described();
    const guarded = routes.filter(({ path, method }) => isForAdmins(path, method));
    expect(guarded.length).toBeGreaterThan(10);
    for (const { path, method } of guarded) {
      const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');
      for (const authorization of [undefined, 'Bearer undefined', `Bearer ${'A'.repeat(43)}`]) {
        for (const payload of [undefined, {}, '{']) {
          const answer = await app.inject({
            method,
            url,
            headers: {
              ...(authorization && { authorization }),
              ...(payload && { 'content-type': 'application/json' }),
            },
            ...(payload && { payload }),
          });
          expect(answer.statusCode, `${method} ${path}`).toBe(401);
          expect(answer.json().error.code, `${method} ${path}`).toBe('not_signed_in');
        }
      }
    }
  });

  test('says that it needs a token, and the ways in say that they need none', async () => {
    const { routes } = await described();
    for (const { path, method, operation } of routes.filter((route) =>
      route.path.startsWith('/api/admin/'),
    )) {
      const name = `${method} ${path}`;
      if (open.includes(name)) expect(operation.security, name).toBeUndefined();
      else {
        expect(operation.security, name).toEqual([{ adminToken: [] }]);
        expect(Object.keys(operation.responses), name).toContain('401');
      }
    }
    const names = routes.map(({ path, method }) => `${method} ${path}`);
    expect(names).toEqual(expect.arrayContaining(open));
  });
});
