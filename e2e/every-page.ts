import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contrast, violations } from './axe.ts';
import { phone, visitor } from './browser.ts';

/** Every component, and the pages with surfaces of their own: the others are painted with the same few. */
const paintedApart = ['/', '/accessibility-test', '/assessment', '/assessment-simple/ca', '/clean-slate'];

/** Dark really is dark, and not the light colors again. */
const darkness = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);

/** The page at the narrowest phone, and with letters twice as large, must not need to be moved sideways. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
}

/** Everyone can use these pages: with axe, in the dark, with more contrast, on the narrowest phone and in large letters. */
export function everyPageCanBeUsed(pages: readonly string[]): void {
  const { open } = visitor();

  it.each(pages)('%s can be used by everyone', async (path) => {
    const page = await open(path);
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
}
