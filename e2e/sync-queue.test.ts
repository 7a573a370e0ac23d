import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../tools/chromium.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visit, visitor, whenAlive } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.stop());
beforeEach(() => inDatabase((database) => database.exec('delete from stories; delete from event_counts')));

// What cannot be sent is noted on the console by the browser itself.
const { open } = visitor({ expectFailures: true, of: () => server.site });

const stories = '**/api/impact-stories';
const words = 'After my record was sealed, I got the job and a place to live.';

function inDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(server.data, 'openslate.sqlite'), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const kept = () => inDatabase((database) => database.prepare('select story from stories').all());
const counted = () =>
  inDatabase((database) => database.prepare('select event, count from event_counts').all());

async function tellStory(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('A door that opened');
  await page.getByLabel('Your story').fill(words);
  await page.getByLabel('State of the case').selectOption('PA');
  await page.getByRole('button', { name: 'Send my story' }).click();
}

const waits = (page: Page) => page.getByRole('heading', { name: 'Your story waits to be sent' });
const note = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title);
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('background_sync_queue'));

/** A request that fails in some way, though the network is there. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'cannot be reached': (route) => route.abort(),
  'answers with 500': (route) => route.fulfill({ status: 500, body: '' }),
  'asks to come later': (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '' }),
  'is cut off after it kept the story': cutOff,
};

async function cutOff(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

describe('a story that cannot be sent', () => {
  it('waits through a restart of the browser and is sent once', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'openslate-profile-'));
    const start = () => chromium.launchPersistentContext(profile, launchOptions(inject('chromium')));
    const before = await start();
    const page = await before.newPage();
    await visit(page, `${server.site}/impact-stories`);
    await page.getByLabel('Title').waitFor();
    await before.setOffline(true);
    await tellStory(page);
    await waits(page).waitFor();
    await before.close();
    expect(kept()).toEqual([]);

    const after = await start();
    const next = await after.newPage();
    await visit(next, `${server.site}/help`);
    await note(next, 'Your story was sent').waitFor();
    expect(kept()).toEqual([{ story: words }]);
    await expect.poll(counted).toEqual([{ event: 'story_sent', count: 1 }]);
    await expect.poll(() => waiting(next)).toBeNull();
    await after.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('is sent by one of two tabs', async () => {
    const page = await open('/impact-stories');
    await page.getByLabel('Title').waitFor();
    const context = page.context();
    const other = await context.newPage();
    await visit(other, `${server.site}/help`);
    const sent: string[] = [];
    await context.route(stories, (route) => {
      if (route.request().method() === 'POST') sent.push(route.request().url());
      return route.continue();
    });
    await context.setOffline(true);
    await tellStory(page);
    await waits(page).waitFor();
    await context.setOffline(false);
    await waits(page).waitFor({ state: 'detached' });
    await expect.poll(() => waiting(page)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  it.each(Object.entries(failures))('arrives once where the server %s', async (_, fail) => {
    const page = await open('/impact-stories', { clock: true });
    await page.getByLabel('Title').waitFor();
    await page.route(stories, fail);
    await tellStory(page);
    await waits(page).waitFor();
    await page.unroute(stories);
    await page.clock.fastForward(31_000);
    await page.getByText('Thank you for telling us').waitFor();
    expect(kept()).toEqual([{ story: words }]);
  });

  it('is given up after its last try, said so, and back in the form', async () => {
    const page = await open('/impact-stories', { clock: true, viewport: phone });
    await page.getByLabel('Title').waitFor();
    let tries = 0;
    await page.route(stories, (route) => {
      tries += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await tellStory(page);
    await waits(page).waitFor();
    await expectNothingOnAnyScreen(page, 'a story that waits', 'main');
    expect(tries, 'before it waits').toBe(3);
    for (const [index, pause] of [31, 31, 121, 481].entries()) {
      await page.clock.fastForward(pause * 1000);
      await expect.poll(() => tries).toBe(4 + index);
      if (index < 3) await expect.poll(() => waiting(page)).toContain(`"retryCount":${index + 1}`);
    }
    await note(page, 'Your story was not sent').waitFor();
    await note(page, 'HTTP 500: Internal Server Error').waitFor();
    await expect.poll(() => page.getByLabel('Your story').inputValue()).toBe(words);
    expect(await waiting(page)).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('can be taken back while it waits', async () => {
    const page = await open('/impact-stories');
    await page.getByLabel('Title').waitFor();
    await page.context().setOffline(true);
    await tellStory(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => page.getByLabel('Your story').inputValue()).toBe(words);
    await page.context().setOffline(false);
    expect(await waiting(page)).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('stays in the form and nowhere else on a shared computer', async () => {
    const page = await open('/impact-stories', { stored: { shared_computer: 'true' } });
    await page.getByLabel('Title').waitFor();
    await page.context().setOffline(true);
    await tellStory(page);
    await page.getByText('Your story was not sent').waitFor();
    expect(await waiting(page)).toBeNull();
    expect(await page.getByLabel('Your story').inputValue()).toBe(words);
    await page.context().setOffline(false);
  });
});

describe('a count that cannot be sent', () => {
  const news = (page: Page) => page.getByRole('button', { name: /^Show Legal Updates/ });

  it('is counted once, a while later, and without a word', async () => {
    const page = await open('/help', { clock: true });
    await page.route('**/api/analytics/track', cutOff);
    await news(page).click();
    await expect.poll(() => waiting(page)).toContain('news_opened');
    expect(counted()).toEqual([{ event: 'news_opened', count: 1 }]);
    await page.unroute('**/api/analytics/track');
    await page.clock.fastForward(31_000);
    await expect.poll(() => waiting(page)).toBeNull();
    expect(counted()).toEqual([{ event: 'news_opened', count: 1 }]);
    expect(await note(page, 'sent').count()).toBe(0);
  });

  it('does not wait where counting is switched off', async () => {
    const page = await open('/help', { stored: { counting: 'off' } });
    await page.context().setOffline(true);
    await news(page).click();
    await page.context().setOffline(false);
    expect(await waiting(page)).toBeNull();
  });
});

describe('the worker that keeps the site', () => {
  it('wakes an open page when the browser says that there is a network', async () => {
    const page = await open('/help', { keepsSite: true });
    await page.keyboard.press('Tab');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    const woken = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
        }),
    );
    await whenAlive(page);
    const sync = { origin: server.site, registrationId, tag: 'send what waits', lastChance: false };
    await session.send('ServiceWorker.dispatchSyncEvent', sync);
    expect(await woken).toBe('send what waits');
  });
});
