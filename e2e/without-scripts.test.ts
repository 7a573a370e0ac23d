import { placePages, prerenderedPages } from '@openslate/contract/site.ts';
import { describe, expect, it } from 'vitest';
import { phone, site, visitor } from './browser.ts';

const { open } = visitor();
const script = { javaScriptEnabled: false };
const states = ['/assessment/pa', '/assessment-simple/pa', '/record-relief/pa'];
const pages = prerenderedPages.filter(
  (path) =>
    path !== '/404' && (states.includes(path) || !placePages.some((page) => path.startsWith(`${page}/`))),
);

describe('without scripts', () => {
  it.each(pages)('%s can be read and left again', async (path) => {
    const page = await open(path, { ...script, viewport: phone });
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What could do nothing is not shown.
    await expect.poll(() => page.locator('.needs-script').filter({ visible: true }).count()).toBe(0);
  });

  it('the menus open and lead on', async () => {
    const page = await open('/', { ...script, viewport: phone });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Record Relief' }).click();
    await page.waitForURL(`${site}/record-relief`);

    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Start Assessment' }).click();
    await page.waitForURL(`${site}/assessment`);
    await page.getByRole('link', { name: /^Pennsylvania/ }).click();
    await page.waitForURL(`${site}/assessment/pa`);
  });

  it('a place is found on the map, and its law can be read', async () => {
    const page = await open('/assessment-simple', { ...script, viewport: phone });
    await expect.poll(() => page.getByLabel('Find a place by name').isVisible()).toBe(false);
    await page
      .getByRole('figure')
      .getByRole('link', { name: /^WY Wyoming/ })
      .click();
    await page.waitForURL(`${site}/assessment-simple/wy`);
    await page.getByRole('link', { name: 'every way to clear a record there: Wyoming' }).click();
    await page.waitForURL(`${site}/record-relief/wy`);
    await page.getByRole('heading', { level: 1, name: 'Clearing a record: Wyoming' }).waitFor();
  });

  it('an admin page says what it needs', async () => {
    const page = await open('/admin', script);
    expect(await page.getByRole('main').innerText()).toContain('needs JavaScript');
  });
});
