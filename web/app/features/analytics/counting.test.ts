import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A visit: the page is loaded anew, so that nothing was counted yet. */
async function visit() {
  vi.resetModules();
  return import('./counting.ts');
}

const sent = () => vi.mocked(fetch).mock.calls.map(([address, how]) => [address, how?.body]);
const waits = () => JSON.parse(kept.get('background_sync_queue') ?? '[]');
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(null, { status: 204 }))),
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('StorageEvent', class extends Event {});
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('counting', () => {
  it('sends what was done and the state, and not a word more', async () => {
    const { track, trackStep } = await visit();
    track('result_printed', 'PA');
    trackStep('review', 'PA');
    track('news_opened');
    expect(sent()).toEqual([
      ['/api/analytics/track', '{"event":"result_printed","state":"PA"}'],
      ['/api/progress', '{"step":"review","state":"PA"}'],
      ['/api/analytics/track', '{"event":"news_opened"}'],
    ]);
    for (const [, how] of vi.mocked(fetch).mock.calls)
      expect(how).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('counts the same thing once in a visit, and again in the next', async () => {
    const first = await visit();
    first.track('letter_made', 'OR');
    first.track('letter_made', 'OR');
    first.track('letter_made', 'CA');
    expect(sent()).toHaveLength(2);
    (await visit()).track('letter_made', 'OR');
    expect(sent()).toHaveLength(3);
  });

  it.each([
    ['says “do not track”', { doNotTrack: '1' }],
    ['says “do not sell or share”', { globalPrivacyControl: true }],
  ])('is left alone where the browser %s', async (_, asked) => {
    vi.stubGlobal('navigator', asked);
    const { track, trackStep, consent } = await visit();
    track('assessment_started', 'PA');
    trackStep('place_chosen', 'PA');
    expect(sent()).toEqual([]);
    expect(consent()).toBe('asked_not_to');
  });

  it('does not try without a network, and lets it wait', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { track } = await visit();
    track('result_printed', 'PA');
    track('result_printed', 'PA');
    expect(sent()).toEqual([]);
    await vi.waitFor(() =>
      expect(waits()).toMatchObject([{ data: { event: 'result_printed', state: 'PA' } }]),
    );
  });

  it.each([
    ['never came', () => Promise.reject(new TypeError('no network'))],
    ['says that the server failed', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['says that it was too much at once', () => Promise.resolve(new Response(null, { status: 429 }))],
  ])('waits, under the key it was sent with, where the answer %s', async (_, answer) => {
    vi.mocked(fetch).mockImplementation(answer);
    const { trackStep } = await visit();
    trackStep('review', 'PA');
    const [[, how] = []] = vi.mocked(fetch).mock.calls;
    const id = new Headers(how?.headers).get('idempotency-key');
    await vi.waitFor(() => expect(waits()).toMatchObject([{ id, endpoint: '/api/progress', maxRetries: 3 }]));
  });

  it('can be switched off and on again on this device', async () => {
    const { track, consent, switchCounting } = await visit();
    expect(switchCounting(false)).toBe(true);
    track('assessment_started', 'PA');
    expect(sent()).toEqual([]);
    expect(consent()).toBe('switched_off');
    switchCounting(true);
    track('assessment_started', 'PA');
    expect(sent()).toHaveLength(1);
    expect([...kept]).toEqual([]);
  });

  it('takes a browser that keeps nothing as a no', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { track, consent, switchCounting } = await visit();
    track('assessment_started', 'PA');
    expect(sent()).toEqual([]);
    expect(consent()).toBe('switched_off');
    expect(switchCounting(true)).toBe(false);
  });
});
