import { adminPages, publicPages, testPages } from '@openslate/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrast, violations } from './axe.ts';
import { desktop, phone, visitor, whenAlive } from './browser.ts';

/** One page of each route, and places with and without their law. */
const pages = [
  ...publicPages,
  '/assessment/pa',
  '/assessment/dc',
  '/assessment/us',
  '/assessment-simple/ca',
  '/assessment-simple/al',
  '/shared-assessment/any',
  ...testPages,
  ...adminPages,
];
/** Every component, and the pages with surfaces of their own: the others are painted with the same few. */
const paintedApart = ['/', '/accessibility-test', '/assessment', '/assessment-simple/ca', '/clean-slate'];
/** These answer 404, which browsers note on the console. */
const missingPages = ['/no-such-page', '/assessment/atlantis'];

/** Dark really is dark, and not the light colors again. */
const darkness = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);

/** The page at the narrowest phone, and with letters twice as large, must not need to be moved sideways. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

describe('every page', () => {
  const { goTo } = visitor();

  it.each(pages)('%s can be used by everyone', async (path) => {
    const page = await whenAlive(await goTo(path));
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
    await page.setViewportSize(desktop);
    expect(await violations(page), 'axe on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    expect(await violations(page), 'axe on a phone').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    expect(Math.max(...(await darkness(page))), 'a dark page').toBeLessThan(60);
    expect(await violations(page, contrast), 'contrast in the dark').toEqual([]);
    if (paintedApart.includes(path)) {
      await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
      expect(await violations(page, contrast), 'contrast in the dark, with more asked for').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
      expect(await violations(page, contrast), 'contrast in the light, with more asked for').toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await fits(page), 'fits 320 px').toBe(true);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    expect(await fits(page), 'fits at 200 % text').toBe(true);
  });
});

/** What opens on the way. */
const openThings: [string, string, { width: number; height: number }, (page: Page) => Promise<void>][] = [
  ['the header’s menu', '/', phone, (page) => page.locator('header summary').click()],
  [
    'the More menu',
    '/',
    phone,
    (page) => page.getByRole('navigation', { name: 'Shortcuts' }).locator('summary').click(),
  ],
  [
    'a message',
    '/test-react',
    desktop,
    (page) => page.getByRole('button', { name: 'Show a message' }).click(),
  ],
  [
    'a tooltip',
    '/',
    desktop,
    async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).hover();
      await page.getByRole('tooltip').waitFor();
    },
  ],
  [
    'a dialog',
    '/accessibility-test',
    phone,
    (page) => page.getByRole('button', { name: 'Name the example' }).click(),
  ],
];

/**
 * Links that an open menu covers are measured by what is left of them in sight, and nobody can press them. The stops
 * before and after the messages are Radix's, to let the keyboard in and out; a rule still on trial stumbles over them.
 */
const harmless = /^target-size: (main|.*#check-my-options)|^focus-order-semantics: .*span:nth-child/;

describe('what opens', () => {
  const { open } = visitor();

  it.each(openThings)('%s can be used by everyone', async (_, path, viewport, openIt) => {
    const page = await whenAlive(await open(path, { viewport }));
    await openIt(page);
    await page.waitForTimeout(200);
    const found = (await violations(page)).filter((violation) => !harmless.test(violation));
    expect(found).toEqual([]);
  });
});

describe('a page that is not there', () => {
  const { open } = visitor({ expectFailures: true });

  it.each(missingPages)('%s can be used by everyone', async (path) => {
    for (const viewport of [phone, desktop])
      expect(await violations(await open(path, { viewport }))).toEqual([]);
  });

  it('nor is a screen that failed left out', async () => {
    const page = await whenAlive(await open('/test-react', { viewport: phone }));
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.getByText(/Error ID: OS-/).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
