import AxeBuilder from '@axe-core/playwright';
import { adminPages, publicPages, testPages } from '@openslate/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, visitor, whenAlive } from './browser.ts';

/** One page of each route, and three states. */
const pages = [
  ...publicPages,
  '/assessment/pa',
  '/assessment/dc',
  '/assessment/us',
  '/assessment-simple/ca',
  '/shared-assessment/any',
  ...testPages,
  ...adminPages,
];
/** These answer 404, which browsers note on the console. */
const missingPages = ['/no-such-page', '/assessment/atlantis'];

/** Every rule axe has for levels A and AA, its best practices and those it is still trying out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The site has no frames, so axe need not open a second tab to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const contrast = ['color-contrast', 'link-in-text-block'];

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
    expect(await violations(page, contrast), 'contrast in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    expect(await violations(page, contrast), 'contrast in the dark, with more asked for').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    expect(await violations(page, contrast), 'contrast in the light, with more asked for').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await fits(page), 'fits 320 px').toBe(true);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    expect(await fits(page), 'fits at 200 % text').toBe(true);
  });
});

describe('a page that is not there', () => {
  const { open } = visitor({ expectFailures: true });

  it.each(missingPages)('%s can be used by everyone', async (path) => {
    expect(await violations(await open(path, { viewport: phone }))).toEqual([]);
  });
});
