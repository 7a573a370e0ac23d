import { describe, expect, test } from 'vitest';
import { browserFamilyOf } from './browser-family.ts';
import { referringSiteOf } from './referring-site.ts';

describe('The family of a browser', () => {
  test.each([
    [
      'Chrome',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ],
    [
      'Chrome',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.60 Mobile/15E148 Safari/604.1',
    ],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ],
    [
      'Edge',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/605.1.15',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Firefox',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
    ],
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'other',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0',
    ],
    ['other', 'Mozilla/5.0 (Ann Lee’s telephone)'],
    ['other', ''],
  ])('is %s for %s', (family, userAgent) => {
    expect(browserFamilyOf(userAgent)).toBe(family);
  });
});

describe('The site somebody came from', () => {
  test.each([
    ['', 'none'],
    ['https://openslate.example/assessment/pa', 'self'],
    ['http://localhost:3000/help', 'self'],
    ['https://www.google.com/search?q=theft+2016+ann+lee', 'google.com'],
    ['https://mail.yahoo.com/d/folders/1/messages/42', 'yahoo.com'],
    ['https://ann-lee.blogspot.com/2026/11/my-case', 'blogspot.com'],
    ['https://ann:secret@news.example.org./x', 'example.org'],
    ['https://WWW.Lawhelp.ORG/pa', 'lawhelp.org'],
    ['https://www.bbc.co.uk/news', 'bbc.co.uk'],
    ['https://co.uk/', 'co.uk'],
    ['https://xn--bcher-kva.de/', 'xn--bcher-kva.de'],
    ['http://203.0.113.7/admin', 'other'],
    ['http://0x7f.1/', 'other'],
    ['http://[2001:db8::1]/', 'other'],
    ['http://wiki.acme.internal/hr', 'other'],
    ['http://printer/', 'other'],
    ['https://5551234567.example.org/', 'example.org'],
    ['https://call-5551234567.com/', 'other'],
    ['android-app://com.example/', 'other'],
    ['javascript:alert(1)', 'other'],
    ['<script>alert(1)</script>', 'other'],
    ['ann@example.org', 'other'],
    [`https://${'x'.repeat(50)}.org/`, 'other'],
  ])('%s is kept as %s', (referrer, site) => {
    expect(referringSiteOf(referrer, ['openslate.example', 'localhost'])).toBe(site);
  });
});
