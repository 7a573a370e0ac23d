import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../tools/chromium.ts';

export const phone = { width: 360, height: 740 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 900 };

export const site = inject('site');

/** `today` is what the clock of the device says. */
export type OpenOptions = BrowserContextOptions & { today?: string };

export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

type Visitor = {
  /** Opens a page of the site in a browser of its own: nothing kept from anyone before. */
  open: Open;
  /** Goes to a page of the site in the tab that is open already, which is much faster. */
  goTo: (path: string) => Promise<Page>;
};

/**
 * A real browser for the tests of one file. After each test it must have been silent: a message on the console, a
 * refused script or a request to another site is a failure wherever it happens.
 */
export function visitor({ expectFailures = false } = {}): Visitor {
  let browser: Browser;
  let tab: Page | undefined;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions(inject('chromium')));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const heard = complaints;
    complaints = [];
    if (!expectFailures) expect(heard).toEqual([]);
  });

  function listen(page: Page): Page {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site) && !/^(data|blob):/.test(url)) complaints.push(`${page.url()} asked ${url}`);
    });
    return page;
  }

  const open: Open = async (path, { today, ...options } = {}) => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    if (today) await context.clock.setFixedTime(`${today}T17:00:00Z`);
    const page = listen(await context.newPage());
    await page.goto(site + path);
    return page;
  };

  const goTo = async (path: string) => {
    if (!tab) {
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
      tab = listen(await context.newPage());
    }
    await tab.goto(site + path);
    return tab;
  };

  return { open, goTo };
}

/** Waits until the page has taken over from its drawn picture, and has nothing more to do at once. */
export async function whenAlive(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    const link = document.querySelector('main a, main button, header a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}
