import type { Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { type Tab, type TabOptions, takeTab } from './tabs.ts';

export const phone = { width: 360, height: 740 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 900 };

export const site = inject('site');

export type OpenOptions = TabOptions & {
  /** Has not seen the tour, which opens by itself on the home page. */
  newcomer?: boolean;
};

/** Opens a page of the site on a device of its own: nothing kept from anyone before. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

type VisitorOptions = {
  /** The tests break something on purpose, and the browser says so. */
  expectFailures?: boolean;
  /** Another site than the one all tests share, as soon as it runs. */
  of?: () => string;
};

/**
 * A real browser for the tests of one file. After each test it must have been silent: a message on the console, a
 * refused script or a request to another site is a failure wherever it happens.
 */
export function visitor({ expectFailures = false, of = () => site }: VisitorOptions = {}): { open: Open } {
  let tabs: Tab[] = [];
  let complaints: string[] = [];

  afterEach(async () => {
    const heard = complaints;
    complaints = [];
    await Promise.all(tabs.map((tab) => tab.giveBack()));
    tabs = [];
    if (!expectFailures) expect(heard).toEqual([]);
  });

  function listen(page: Page): void {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(of()) && !/^(data|blob):/.test(url)) complaints.push(`${page.url()} asked ${url}`);
    });
  }

  async function open(path: string, { newcomer, ...options }: OpenOptions = {}): Promise<Page> {
    const isNew = newcomer || options.firstVisit || path !== '/';
    const stored = isNew ? options.stored : { hasSeenTour: 'true', ...options.stored };
    const tab = await takeTab({ ...options, ...(stored && { stored }) }, of());
    tabs.push(tab);
    listen(tab.page);
    await tab.page.goto(of() + path);
    return options.javaScriptEnabled === false ? tab.page : whenAlive(tab.page);
  }

  return { open };
}

/** Goes to an address in a tab that is open already. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenAlive(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await whenAlive(page);
}

/**
 * Waits until the page has taken over from its drawn picture, and has nothing more to do at once. A page is drawn before
 * its scripts are fetched: whoever pressed a button earlier would find it dead.
 */
export async function whenAlive(page: Page): Promise<Page> {
  await page.waitForFunction(() => {
    if (document.contentType !== 'text/html') return true;
    // It does so piece by piece.
    const pieces = ['header', 'main', 'footer'].map((piece) =>
      document.querySelector(`${piece} :is(a, button)`),
    );
    const isAlive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactFiber'));
    return pieces[0] !== null && pieces.every((link) => link === null || isAlive(link));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}
