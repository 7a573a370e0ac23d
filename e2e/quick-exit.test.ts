import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type OpenOptions, phone, site, visit, visitor } from './browser.ts';
import { answersFor } from './kept.ts';

// Leaving asks for a page of another site, which is else a failure.
const { open } = visitor({ expectFailures: true });

const elsewhere = 'https://www.weather.gov/';
const leaving = (page: Page) => page.getByRole('link', { name: 'Leave this site now' });

/** The other site is not ours to ask: it answers with a page of its own here. */
async function openBeside(path: string, options?: OpenOptions): Promise<Page> {
  const page = await open(path, options);
  await page.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><p>Sunny</p>' }),
  );
  return page;
}

const isElsewhere = (page: Page) => page.waitForURL(elsewhere);

async function pressShift(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift');
}

describe('leaving in a hurry', () => {
  it.each(['/', '/assessment/pa', '/record-relief/nc', '/community', '/no-such-page', '/admin-login'])(
    'is one press away on %s, wherever one has scrolled',
    async (path) => {
      const page = await openBeside(path, { viewport: phone });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await leaving(page).evaluate(isOnTop)).toBe(true);
      await leaving(page).click();
      await isElsewhere(page);
    },
  );

  it('keeps the pages of that tab blank when Back leads to them, until the site is opened anew', async () => {
    const page = await openBeside('/help');
    await visit(page, `${site}/contact`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await leaving(page).click();
    await isElsewhere(page);
    for (let back = 0; back < 2; back += 1) {
      const shown: string[] = [];
      page.on('framenavigated', (frame) => shown.push(frame.url()));
      await page.evaluate(() => history.back());
      await expect.poll(() => shown.at(-1)).toBe(elsewhere);
      await page.getByText('Sunny').waitFor();
    }
    await visit(page, `${site}/help`);
    await page.getByRole('heading', { level: 1, name: 'Topics Center and FAQ' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  });

  it('is not stopped by an open dialog', async () => {
    const page = await openBeside('/help', { viewport: phone });
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await page.getByRole('dialog').waitFor();
    const link = page.locator('[data-leave]');
    expect(await link.evaluate(isOnTop)).toBe(true);
    await link.click();
    await isElsewhere(page);
  });

  it('takes Shift three times, on the page and in a field, but no capitals', async () => {
    const page = await openBeside('/contact');
    await pressShift(page, 2);
    await page.keyboard.press('Tab');
    await pressShift(page, 2);
    const field = page.getByRole('textbox').first();
    await field.focus();
    for (const letter of 'CAPITALS') await page.keyboard.press(`Shift+${letter}`);
    expect(await field.inputValue()).toBe('CAPITALS');
    expect(page.url()).toBe(`${site}/contact`);
    await pressShift(page, 3);
    await isElsewhere(page);

    await visit(page, `${site}/help`);
    await pressShift(page, 3);
    await isElsewhere(page);
  });

  it('leaves answers on the device, and none on a shared computer', async () => {
    const page = await openBeside('/assessment', { stored: answersFor('PA') });
    await leaving(page).click();
    await isElsewhere(page);
    await visit(page, `${site}/help`);
    const kept = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((each) => each.getItem('assessment_progress')));
    expect((await kept())[0]).toContain('PA');

    await page.evaluate(() => {
      localStorage.setItem('shared_computer', 'true');
      sessionStorage.setItem('assessment_progress', localStorage.getItem('assessment_progress') ?? '');
      localStorage.removeItem('assessment_progress');
    });
    await leaving(page).click();
    await isElsewhere(page);
    await visit(page, `${site}/help`);
    expect(await kept()).toEqual([null, null]);
  });

  it('works before the scripts of a page have come, and without any', async () => {
    const page = await openBeside('/help');
    await page.route('**/assets/*.js', () => {});
    await page.reload();
    await leaving(page).click();
    await isElsewhere(page);

    const plain = await openBeside('/help', { javaScriptEnabled: false });
    await leaving(plain).click();
    await isElsewhere(plain);
  });
});

/** In the page: nothing covers its middle. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
