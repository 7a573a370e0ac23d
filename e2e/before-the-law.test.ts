import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { savedOn, startButton, stepOf } from './answering.ts';
import { desktop, type OpenOptions, phone, site, visitor } from './browser.ts';

// What cannot be fetched is noted on the console by the browser itself.
const { open } = visitor({ expectFailures: true });

const law = /\/assets\/law-pa-/;
const saved = {
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
};
const stored = { assessment_progress: JSON.stringify(saved) };

/** Opens a page whose files of this kind are on the way until they are let through. */
async function openWaitingFor(
  files: RegExp,
  path: string,
  { never, ...options }: OpenOptions & { never?: RegExp } = {},
) {
  const page = await open('/robots.txt', { viewport: phone, firstVisit: true, ...options });
  if (never) await page.route(never, (route) => route.abort());
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(site + path);
  return { page, letThrough };
}

const nameOfCharge = (page: Page) => page.getByLabel('Name of the charge');

describe('before the law of a place is here', () => {
  it('the first screen can be filled in and sent, and the questions follow when it comes', async () => {
    const { page, letThrough } = await openWaitingFor(law, '/assessment/pa');
    await nameOfCharge(page).fill('Shoplifting');
    await startButton(page).click();
    await page.getByRole('button', { name: 'Loading the law…' }).waitFor();
    letThrough();
    await page.getByRole('heading', { level: 1, name: 'How did the case end?' }).waitFor();
    await expect.poll(() => stepOf(page)).toMatchObject({ at: 'question' });
    expect(await savedOn(page)).toMatchObject({ names: { c1: 'Shoplifting' } });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('the first screen is not exchanged under the hands of somebody who fills it in', async () => {
    const { page, letThrough } = await openWaitingFor(law, '/assessment/pa');
    await nameOfCharge(page).fill('Shop');
    const here = page.waitForResponse(law);
    letThrough();
    await (await here).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.keyboard.type('lifting');
    await expect.poll(() => nameOfCharge(page).inputValue()).toBe('Shoplifting');
  });

  it('whoever loses the network before they touch anything can answer all the same', async () => {
    const page = await open('/assessment/pa', { viewport: phone, firstVisit: true });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await startButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'How did the case end?' }).waitFor();
  });

  it('a law that does not come is named once, and asked for again without losing a word', async () => {
    const page = await open('/robots.txt', { viewport: phone, firstVisit: true });
    await page.route(law, (route) => route.abort());
    await page.goto(`${site}/assessment/pa`);
    await nameOfCharge(page).fill('Shoplifting');
    await page.getByText('The law could not be loaded').filter({ visible: true }).waitFor();
    await page.unroute(law);
    await page.getByRole('button', { name: 'Try again' }).click();
    await startButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'How did the case end?' }).waitFor();
    expect(await savedOn(page)).toMatchObject({ names: { c1: 'Shoplifting' } });
  });

  it('somebody who goes on with saved answers is not shown an empty first screen', async () => {
    const { page, letThrough } = await openWaitingFor(law, '/assessment/pa', { stored });
    await page.getByText('Loading the law of this place').waitFor();
    await expect.poll(() => startButton(page).isVisible()).toBe(false);
    letThrough();
    await page.getByRole('region', { name: 'Welcome back' }).waitFor();
  });
});

it.each([
  ['a phone', 'with our fonts', phone],
  ['a phone', 'before our fonts', phone],
  ['a desktop', 'with our fonts', desktop],
  ['a desktop', 'before our fonts', desktop],
])('the offer to go on moves nothing that is already seen on %s %s', async (_, fonts, viewport) => {
  const offer = /\/assets\/saved-offer-/;
  const options = { stored, viewport, ...(fonts === 'before our fonts' && { never: /\.woff2$/ }) };
  const { page, letThrough } = await openWaitingFor(offer, '/assessment', options);
  await page.evaluate(() => document.fonts.ready);
  const below = page.getByText('Choose the state of your case');
  const before = await below.boundingBox();
  letThrough();
  await page.getByRole('region', { name: 'Welcome back' }).waitFor();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});
