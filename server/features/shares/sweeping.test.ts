import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshSqlite, testApp } from '../../testing/app.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const sealed = { version: 1, iv: 'A'.repeat(16), ciphertext: 'A'.repeat(400) };

describe('A shared result that has expired', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-15T12:20:00Z'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is erased within the hour, though nobody opens it; that it was there is remembered', async () => {
    const database = await freshSqlite();
    const app = await testApp({ database });
    const created = await app.inject({ method: 'POST', url: '/api/assessments', payload: sealed });
    const url = `/api/assessments/${created.json().id}`;
    const kept = () => database.tables.selectFrom('shared_assessments').select('ciphertext').execute();

    await vi.advanceTimersByTimeAsync(30 * day - 1);
    expect(await kept()).toEqual([{ ciphertext: sealed.ciphertext }]);
    await vi.advanceTimersByTimeAsync(hour);
    expect(await kept()).toEqual([{ ciphertext: '' }]);
    const late = await app.inject({ url });
    expect(late.statusCode).toBe(410);
    expect(late.json().error.code).toBe('link_expired');
  });
});
