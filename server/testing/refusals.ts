import { expect } from 'vitest';
import type { App } from '../http/app.ts';

type Answer = Awaited<ReturnType<App['inject']>>;

/** A refusal that names the fields to change, each with a sentence that says how. */
export function expectInvalid(answer: Answer, ...fields: string[]): void {
  expect(answer.statusCode, answer.body).toBe(400);
  const { error } = answer.json();
  expect(error.code).toBe('invalid_input');
  expect(Object.keys(error.fields).sort()).toEqual(fields.sort());
  for (const advice of Object.values(error.fields)) expect(advice).toMatch(/^[A-Z].*\.$/);
}

/** Turned away for want of a session, and for nothing else: what was sent is not looked at. */
export async function expectGuarded(
  app: App,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
): Promise<void> {
  for (const headers of [{}, { authorization: 'Bearer made-up' }]) {
    const answer = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: '{' }) });
    expect(answer.statusCode, `${method} ${url}`).toBe(401);
    expect(answer.json().error.code).toBe('not_signed_in');
  }
}
