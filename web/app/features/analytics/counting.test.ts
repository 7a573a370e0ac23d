import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A visit: the page is loaded anew, so that nothing was counted yet. */
async function visit() {
  vi.resetModules();
  return import('./counting.ts');
}

const sent = () => vi.mocked(fetch).mock.calls.map(([address, how]) => [address, how?.body]);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('no network'))),
  );
  vi.stubGlobal('navigator', {});
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

  it('does not try without a network, and counts what is done again with one', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { track } = await visit();
    track('result_printed', 'PA');
    expect(sent()).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    track('result_printed', 'PA');
    expect(sent()).toHaveLength(1);
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
