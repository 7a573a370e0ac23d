import type { Request } from 'playwright-core';
import { expect } from 'vitest';

const addresses = ['/api/analytics/track', '/api/progress'];

/** What a request counts, if it counts something. It must not say where it comes from, nor carry anything else. */
export async function countIn(request: Request): Promise<unknown> {
  if (!addresses.includes(new URL(request.url()).pathname)) return undefined;
  expect(request.method()).toBe('POST');
  const headers = await request.allHeaders();
  expect(Object.keys(headers)).not.toContain('referer');
  expect(Object.keys(headers)).not.toContain('cookie');
  return request.postDataJSON();
}
