import { describe, expect, it } from 'vitest';
import { newSessionId, siteOf, withoutDevice } from './send-answer.ts';

describe('what goes along with an answer', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 10; Pixel 7 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Mozilla/0 AppleWebKit/0 Chrome/0 Mobile Safari/0',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Mozilla/0 AppleWebKit/0 Version/0 Mobile/0E148 Safari/0',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Mozilla/0 Gecko/0 Firefox/0'],
  ])('names the browser and not the device: %s', (whole, reduced) => {
    expect(withoutDevice(whole)).toBe(reduced);
  });

  it.each([
    ['https://mail.example.org/inbox/42?from=ann#top', 'https://mail.example.org'],
    ['', ''],
    ['android-app://com.example/', 'null'],
  ])('names the site people came from and not the page: %s', (whole, reduced) => {
    expect(siteOf(whole)).toBe(reduced);
  });

  it('has a number that is new each time', () => {
    expect(newSessionId()).toMatch(/^[\da-f]{24}$/);
    expect(newSessionId()).not.toBe(newSessionId());
  });
});
