import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, site, visit, visitor } from './browser.ts';

/*
 * People lose the network on a bus and get it back. The browser of these tests remembers each module that failed to
 * load, as most browsers in use do (tools/chromium.ts): a part that is imported too early can never be had again.
 */

// What cannot be fetched is noted on the console by the browser itself.
const { open } = visitor({ expectFailures: true });

/** One charge in Pennsylvania, as if its person had answered everything on this device. */
const saved = {
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
};
const stored = { assessment_progress: JSON.stringify(saved) };

/** From now on files whose address matches do not come. Gives the way to have them again. */
async function lose(page: Page, files: RegExp | ((address: URL) => boolean)): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** A page whose files are lost before it asks for them. */
async function openWithout(path: string, files: RegExp): Promise<{ page: Page; back: () => Promise<void> }> {
  const page = await open('/robots.txt', { viewport: phone, firstVisit: true, stored });
  const back = await lose(page, files);
  await visit(page, site + path);
  return { page, back };
}

async function openResultWithout(files: RegExp): Promise<{ page: Page; back: () => Promise<void> }> {
  const opened = await openWithout('/assessment/pa', files);
  await opened.page.getByRole('button', { name: 'Continue' }).click();
  await opened.page.locator('#assessment-results').waitFor();
  return opened;
}

const couldNotLoadIsGone = (page: Page) =>
  page.getByText('This could not be loaded').waitFor({ state: 'detached' });
const couldNotLoad = (page: Page) => page.getByText('This could not be loaded').first().waitFor();

it('a section of law can be typed where the list of crimes does not come', async () => {
  const progress = { ...saved, currentStep: 'charges.c1.statute' };
  const page = await open('/assessment/pa', {
    viewport: phone,
    stored: { assessment_progress: JSON.stringify(progress) },
  });
  await lose(page, /\/assets\/crimes-/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Type the number on your papers.').waitFor();
  const box = page.getByRole('combobox', { name: 'Crime or section number' });
  await box.fill('18 § 3929');
  await page.getByRole('button', { name: 'Continue' }).click();
  await box.waitFor({ state: 'detached' });
  const kept = await page.evaluate(() => localStorage.getItem('assessment_progress'));
  expect(kept).toContain('18 § 3929');
});

describe('after a moment without a network', () => {
  it('the ways to save or share a result open on the next press', async () => {
    const { page, back } = await openResultWithout(/\/assets\/save-or-share-dialog-/);
    const button = page.getByRole('button', { name: 'Save or share' });
    await button.click();
    await couldNotLoad(page);
    await back();
    await button.click();
    await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
    await couldNotLoadIsGone(page);
  });

  it.each([
    ['what it is written with', /\/assets\/write-pdf-/],
    ['its font', /\/assets\/.*700Bold.*\.ttf/],
  ])('the PDF is made on the next press, though %s did not come', async (_, files) => {
    const { page, back } = await openResultWithout(files);
    await page.getByRole('button', { name: 'Save or share' }).click();
    const save = page.getByRole('button', { name: 'Save as PDF' });
    await save.click();
    await couldNotLoad(page);
    await back();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^openslate-pa-.*\.pdf$/);
  });

  it('a part opens that came itself, while a file it is made of did not', async () => {
    const { page, back } = await openResultWithout(/\/assets\/(overlays|fields)-/);
    const button = page.getByRole('button', { name: 'Save or share' });
    await button.click();
    await couldNotLoad(page);
    const came = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(came.filter((file) => file.includes('/save-or-share-dialog-'))).toHaveLength(1);
    await back();
    await button.click();
    await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
  });

  it('the forum is there on request', async () => {
    const { page, back } = await openWithout('/community', /\/assets\/forum-board-/);
    await page.getByText('The forum could not be loaded').waitFor();
    await back();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Create New Post' }).waitFor();
  });

  it('the stories can be read without the form, which is there on request', async () => {
    const { page, back } = await openWithout('/impact-stories', /\/assets\/story-form-/);
    await page.getByText('The form could not be loaded').waitFor();
    await page.getByRole('heading', { name: 'What research found' }).waitFor();
    await back();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('textbox', { name: 'Your story' }).waitFor();
  });

  it('a place can be picked without the offer to go on', async () => {
    const { page } = await openWithout('/assessment', /\/assets\/saved-offer-/);
    await page.getByRole('link', { name: /^Pennsylvania/ }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
  });

  it('the news open when they are asked for again', async () => {
    const { page, back } = await openWithout('/help', /\/assets\/open-news-/);
    const news = page.getByRole('region', { name: 'Legal Updates' });
    await news.getByRole('button', { name: /^Show Legal Updates/ }).click();
    await news.getByText('Unable to load latest news updates').waitFor();
    await back();
    await news.getByRole('button', { name: 'Close Legal Updates' }).click();
    await news.getByRole('button', { name: /^Show Legal Updates/ }).click();
    await news.getByRole('listitem').first().waitFor();
  });

  it('the login opens on the next press, and what was said about it can be closed, without the part that draws messages', async () => {
    const { page, back } = await openWithout('/help', /\/assets\/(login-modal|toaster)-/);
    const login = page.getByRole('button', { name: 'Admin Login' });
    await login.click();
    const told = page.getByRole('status').filter({ hasText: 'Unable to connect to server' });
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'hidden' });
    await back();
    await login.click();
    await page.getByRole('dialog', { name: 'Admin login' }).waitFor();
  });
});

describe('another page, while the network is gone', () => {
  it('is waited for where one is, with every word still there, and opens when the network is back', async () => {
    const page = await open('/contact', { viewport: phone, firstVisit: true });
    const words = page.getByRole('textbox', { name: 'Your message' });
    await words.fill('It took me an hour to write this.');
    const back = await lose(page, /\/assets\//);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await link.click();
    await page.getByText('This page could not be loaded yet').waitFor();
    await expect.poll(() => words.inputValue()).toBe('It took me an hour to write this.');
    await back();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await page.getByText('This page could not be loaded yet').waitFor({ state: 'hidden' });
  });
});

describe('a site that was updated while the page was open', () => {
  it('says so, and goes on where one was once the page is loaded again', async () => {
    const page = await open('/robots.txt', { viewport: phone, firstVisit: true, stored });
    const files = /\/assets\/save-or-share-dialog-/;
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, `${site}/assessment/pa`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('#assessment-results').waitFor();
    await page.getByRole('button', { name: 'Save or share' }).click();
    await page.getByText(/^This site was updated while you had the page open/).waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByText(/^This site was updated/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save or share' }).click();
    await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
  });
});
