import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

type Operation = { requestBody?: unknown; responses: Record<string, { content?: unknown }> };

async function description() {
  const response = await (await testApp()).inject({ url: '/api/openapi.json' });
  return response.json<{ openapi: string; paths: Record<string, Record<string, Operation>> }>();
}

describe('The description of the API', () => {
  test('is OpenAPI 3.1 and lists every route', async () => {
    const { openapi, paths } = await description();
    expect(openapi).toBe('3.1.0');
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes.sort()).toEqual([
      'delete /api/admin/devices/{id}',
      'delete /api/admin/messages/{id}',
      'delete /api/admin/news/{id}',
      'delete /api/admin/second-factor',
      'delete /api/admin/sessions/{id}',
      'delete /api/admin/stories/{id}',
      'delete /api/assessments/{id}',
      'delete /api/community/posts/{id}',
      'delete /api/community/posts/{id}/admin-reply',
      'get /api/admin/accounts',
      'get /api/admin/audit',
      'get /api/admin/check-setup',
      'get /api/admin/devices',
      'get /api/admin/messages',
      'get /api/admin/monitoring',
      'get /api/admin/news',
      'get /api/admin/posts',
      'get /api/admin/sessions',
      'get /api/admin/stats',
      'get /api/admin/stories',
      'get /api/admin/surveys',
      'get /api/analytics/summary',
      'get /api/assessments/{id}',
      'get /api/assistant',
      'get /api/community/challenge',
      'get /api/community/posts',
      'get /api/community/posts/{id}',
      'get /api/health',
      'get /api/impact-stories',
      'get /api/news-updates',
      'get /api/openapi.json',
      'get /api/ready',
      'get /api/states',
      'patch /api/admin/accounts/{id}',
      'patch /api/admin/messages/{id}',
      'patch /api/admin/stories/{id}',
      'post /api/admin/accounts',
      'post /api/admin/login',
      'post /api/admin/logout',
      'post /api/admin/news',
      'post /api/admin/password',
      'post /api/admin/posts/bulk',
      'post /api/admin/posts/bulk/count',
      'post /api/admin/posts/{id}/moderation',
      'post /api/admin/recover',
      'post /api/admin/second-factor',
      'post /api/admin/second-factor/confirm',
      'post /api/admin/setup',
      'post /api/analytics/track',
      'post /api/assessments',
      'post /api/assistant',
      'post /api/community/posts',
      'post /api/community/posts/{id}/admin-reply',
      'post /api/community/posts/{id}/helpful',
      'post /api/community/posts/{id}/report',
      'post /api/community/posts/{id}/view',
      'post /api/contact',
      'post /api/eligibility',
      'post /api/errors',
      'post /api/impact-stories',
      'post /api/progress',
      'post /api/surveys/response',
      'put /api/admin/news/{id}',
      'put /api/community/posts/{id}/admin-reply',
    ]);
  });

  test('gives each route a success and the failures it can end in', async () => {
    const { paths } = await description();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { responses, requestBody }] of Object.entries(methods)) {
        const codes = Object.keys(responses);
        expect(
          codes.filter((code) => code.startsWith('2')),
          `${method} ${path}`,
        ).toHaveLength(1);
        expect(codes, `${method} ${path}`).toContain('500');
        if (requestBody) expect(codes).toEqual(expect.arrayContaining(['400', '413', '415', '429']));
        for (const code of codes.filter((code) => Number(code) >= 400)) {
          expect(JSON.stringify(responses[code]), `${method} ${path} ${code}`).toContain(
            '#/components/schemas/Failure',
          );
        }
      }
    }
  });

  test('has a page for people that needs no inline script', async () => {
    const app = await testApp();
    const page = await app.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)</g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, inline] of scripts) {
      expect(attributes).toContain('src="/api/docs/static/');
      expect(inline?.trim()).toBe('');
    }
    expect(page.body).not.toMatch(/\son\w+=/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    for (const [, attributes] of scripts) {
      const url = /src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? '';
      const script = await app.inject({ url });
      expect(script.statusCode).toBe(200);
      expect(script.headers['content-type']).toMatch(/javascript/);
    }
    expect((await app.inject({ url: '/api/docs/json' })).json()).toHaveProperty('openapi', '3.1.0');
  });
});
