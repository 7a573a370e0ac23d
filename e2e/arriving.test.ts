import { indexedPages, publicPages, testPages } from '@openslate/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { budgetOf, pageWeights } from '../bench/page-weight.ts';
import { desktop, phone, site, visitor, whenAlive } from './browser.ts';
import { inPieces } from './in-pieces.ts';
import { answersFor } from './kept.ts';

/*
 * How a page arrives: in few files and few bytes, drawn before anything else is asked for, and never moving under a
 * thumb when the rest of it comes.
 */

const { open } = visitor();

/** A few places stand for all of them. */
const pages = [
  ...publicPages,
  ...testPages,
  ...['pa', 'ca', 'us'].map((place) => `/assessment/${place}`),
  '/assessment-simple/pa',
  '/record-relief/pa',
];

const mostRequestsBeforeFirstPicture = 8;

/** Notes what moves by itself while the page comes. */
function watch(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[])
      shifts.push(
        `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 60))}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

const shifts = (page: Page) => page.evaluate(() => (window as { shifts?: string[] }).shifts);

/** Until nothing more comes. */
async function whenComplete(page: Page): Promise<Page> {
  await whenAlive(page);
  await page.waitForLoadState('networkidle');
  return whenAlive(page);
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, viewport) => {
  it.each(pages)(
    '%s is drawn after few requests, and nothing on it moves when the rest comes',
    async (path) => {
      const page = await whenComplete(await open(path, { viewport, before: watch }));
      expect(await shifts(page)).toEqual([]);
      const before = await page.evaluate(() => {
        const [drawn] = performance.getEntriesByName('first-contentful-paint');
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return asked.filter(({ startTime }) => startTime < (drawn?.startTime ?? 0)).map(({ name }) => name);
      });
      expect(before.filter((address) => address.endsWith('.js'))).toEqual([]);
      expect(1 + before.length).toBeLessThanOrEqual(mostRequestsBeforeFirstPicture);
    },
  );
});

describe('the home page', () => {
  it.each([phone, desktop])(
    'does not move for whoever has answers on the device ($width px)',
    async (viewport) => {
      const page = await whenComplete(await open('/', { viewport, before: watch, stored: answersFor('DC') }));
      await page.getByRole('region', { name: 'Welcome back' }).getByText('District of Columbia').waitFor();
      expect(await shifts(page)).toEqual([]);
    },
  );

  it.each([phone, desktop])('does not move when the tour opens and closes ($width px)', async (viewport) => {
    const page = await open('/', { viewport, before: watch, newcomer: true });
    await page.getByRole('button', { name: 'Skip Tour' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await shifts(page)).toEqual([]);
  });
});

describe('a page that comes a few lines at a time', () => {
  const slow = visitor({ of: inPieces(site) });

  it.each([phone, desktop])(
    'is drawn when all of it is here, and does not move ($width px)',
    async (viewport) => {
      for (const path of ['/', '/assessment', '/clean-slate'])
        expect(await shifts(await slow.open(path, { viewport, before: watch })), path).toEqual([]);
    },
  );
});

describe('a page whose scripts are late', () => {
  async function openHelp() {
    const page = await open('/robots.txt', { firstVisit: true });
    let letThrough = () => {};
    const late = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/react-/, (route) => late.then(() => route.continue()));
    await page.goto(`${site}/help`);
    return { page, letThrough };
  }

  it('answers the button that was pressed meanwhile', async () => {
    const { page, letThrough } = await openHelp();
    const news = page.getByRole('region', { name: 'Legal Updates' });
    await news.getByRole('button', { name: /^Show Legal Updates/ }).click();
    await expect.poll(() => news.getByRole('listitem').count()).toBe(0);
    letThrough();
    await news.getByRole('listitem').first().waitFor();
  });

  it('looks for what was typed into the search meanwhile', async () => {
    const { page, letThrough } = await openHelp();
    await page.getByRole('searchbox').fill('denied');
    letThrough();
    await page.getByRole('search').getByRole('link', { name: 'The judge said no' }).waitFor();
  });
});

describe('a page whose scripts do not come at first', () => {
  const losing = visitor({ expectFailures: true });

  it('asks for them again, and comes alive', async () => {
    const page = await losing.open('/robots.txt', { firstVisit: true });
    let lost = 0;
    await page.route(/\/assets\/(framework|shell)-/, (route) => {
      lost += 1;
      return lost <= 3 ? route.abort() : route.continue();
    });
    await page.goto(`${site}/help`);
    await whenAlive(page);
    expect(lost).toBeGreaterThan(3);
  });
});

it('no public page weighs more than it may', () => {
  for (const { path, ...weight } of pageWeights([...indexedPages, ...testPages]))
    for (const [part, most] of Object.entries(budgetOf(path)))
      expect(weight[part as keyof typeof weight], `${part} of ${path}`).toBeLessThanOrEqual(most);
});

it('has browsers compile what every page needs while it comes', async () => {
  const home = await (await fetch(site)).text();
  const files = new Set(home.match(/\/assets\/(react|framework|shell)-[\w-]+\.js/g));
  expect(files.size).toBe(3);
  for (const file of files)
    expect(await (await fetch(site + file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
