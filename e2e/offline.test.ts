import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kept, Wish } from '../web/offline/messages.ts';
import { pdfOf } from '../web/testing/given-files.ts';
import { answerAll, seeResult, startWith } from './answering.ts';
import { type OpenOptions, phone, visit, visitor } from './browser.ts';
import { behindProxy } from './newer-site.ts';
import { type SiteServer, startSite } from './site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.stop());

// What cannot be fetched is noted on the console by the browser itself.
const { open } = visitor({ expectFailures: true, of: () => server.site });

const openHere = (path: string, options: OpenOptions = {}) =>
  open(path, { viewport: phone, keepsSite: true, ...options });

/** On a site of its own, which the test can take away. */
async function openAt(site: string): Promise<Page> {
  const page = await openHere('/robots.txt');
  await visit(page, `${site}/`);
  return page;
}

/** What the worker answers, once there is one: at the first use of the page it is asked for. */
async function ask(page: Page, wish: Wish): Promise<Kept> {
  await page.keyboard.press('Tab');
  return page.evaluate(async (asked) => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const kept = new Promise<Kept>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    active?.postMessage(asked, [port2]);
    return kept;
  }, wish);
}

const keepAll = (page: Page) => ask(page, { kind: 'keep', what: 'everything' });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const noWorkerIsLeft = (page: Page) =>
  page.waitForFunction(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.length === 0 && (await caches.keys()).length === 0;
  });

describe('a device that has been on the site once', () => {
  it('keeps at most 4 MB of it as sent, and nothing that tells of a person or of administrators', async () => {
    const page = await openHere('/');
    const { bytes, more } = await keepAll(page);
    expect(more).toBe(0);
    expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
    const addresses = await keptAddresses(page);
    expect(addresses.length).toBeGreaterThan(200);
    expect(addresses.filter((address) => /^\/(api|admin|shared-assessment|social)/.test(address))).toEqual(
      [],
    );
  });

  it('shows, with the server gone, the pages to read and the questions of any place', async () => {
    const gone = await startSite();
    const page = await openAt(gone.site);
    await keepAll(page);
    await gone.stop();
    for (const [path, words] of [
      ['/', 'Check My Options'],
      ['/record-relief/vt', 'Vermont'],
      ['/attorney-finder', 'legal aid'],
      ['/help', 'answers'],
      ['/glossary', 'word'],
      ['/translator', 'document'],
      ['/assessment/or', 'Oregon'],
      ['/assessment/wy', 'Wyoming'],
    ] as const) {
      await visit(page, gone.site + path);
      await page
        .getByRole('main')
        .getByText(new RegExp(words, 'i'))
        .filter({ visible: true })
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  }, 300_000);

  it('explains papers and comes to a result with the server gone', async () => {
    const gone = await startSite();
    const page = await openAt(gone.site);
    await keepAll(page);
    await gone.stop();

    await visit(page, `${gone.site}/translator`);
    const lines = ['COURT OF COMMON PLEAS OF ERIE COUNTY', 'ORDER OF DISMISSAL', 'The case is dismissed.'];
    await page.getByLabel('Choose a file or take a photo').setInputFiles({ ...(await pdfOf(lines)) });
    await page.getByRole('heading', { level: 2, name: /looks like|may be/ }).waitFor();

    await visit(page, `${gone.site}/assessment/nd`);
    const law = await loadJurisdiction('ND');
    const [example] = await loadCases('ND');
    if (!example) throw new Error('North Dakota has no case to walk through.');
    await startWith(page, example.answers);
    await answerAll(page, example.answers, law);
    await seeResult(page);
    await page.reload();
    await page
      .getByRole('button', { name: 'Continue', exact: true })
      .or(page.getByText('Save or share'))
      .first()
      .waitFor();
  }, 300_000);

  it('keeps no copy once its owner has removed it', async () => {
    const page = await openHere('/privacy-policy');
    await keepAll(page);
    await page.getByRole('heading', { name: 'What this device holds now' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Remove the copy' }).click();
    await noWorkerIsLeft(page);
    await visit(page, `${server.site}/help`);
    await page.keyboard.press('Tab');
    await visit(page, `${server.site}/privacy-policy`);
    await page.getByRole('heading', { name: 'What this device holds now' }).scrollIntoViewIfNeeded();
    await page.getByText('No copy of the site is on this device.').waitFor();
    await noWorkerIsLeft(page);
  });

  it('keeps nothing where its owner said that it is shared', async () => {
    const page = await openHere('/');
    await keepAll(page);
    await page.evaluate(() => localStorage.setItem('shared_computer', 'true'));
    await visit(page, `${server.site}/help`);
    await page.keyboard.press('Tab');
    await noWorkerIsLeft(page);
  });

  it('keeps only the frame and the chosen place where data is dear', async () => {
    const page = await openHere('/', {
      stored: {
        assessment_progress: JSON.stringify({
          selectedState: 'OR',
          currentStep: 'start',
          answers: { charges: [] },
        }),
      },
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    });
    await ask(page, { kind: 'tell' });
    await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain('/record-relief/or.data');
    const { bytes, more } = await ask(page, { kind: 'tell' });
    expect(more).toBeGreaterThan(bytes);
    const laws = (await keptAddresses(page)).filter((address) => /\/law-[a-z]{2}-/.test(address));
    expect(laws.map((address) => address.slice('/assets/'.length, '/assets/law-or'.length))).toEqual([
      'law-or',
    ]);
  });
});

it('what needs the network says so without it', async () => {
  const page = await openHere('/help');
  await keepAll(page);
  await page.context().setOffline(true);
  for (const [path, words] of [
    [`/shared-assessment/abc#${'A'.repeat(43)}`, 'Your device seems to have no connection.'],
    ['/admin', 'You are offline.'],
    ['/community', 'Failed to fetch posts'],
    ['/impact-stories', 'The stories could not be loaded'],
  ] as const) {
    await page.goto(server.site + path);
    await page.getByText(words).first().waitFor();
  }
}, 300_000);

it('can be put among the apps of a device, with what it is about left out of its name', async () => {
  const page = await openHere('/');
  await keepAll(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's browser holds nothing for good, and is asked for no more than that.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { data = '', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect([manifest.name, manifest.short_name]).toEqual(['OpenSlate', 'OpenSlate']);
  expect(JSON.stringify(manifest.shortcuts)).not.toMatch(/record|crim|expunge|conviction/i);
  for (const { url } of manifest.shortcuts) {
    await visit(page, server.site + url);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

it('a new version is offered quietly, and what was being written is still there once it is taken', async () => {
  const proxy = await behindProxy(server.site);
  try {
    const page = await openAt(proxy.site);
    await keepAll(page);
    await visit(page, `${proxy.site}/contact`);
    await page.keyboard.press('Tab');
    await page.getByRole('main').getByRole('textbox').first().fill('I am in the midst of this');
    proxy.update();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version is ready').first().waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    const field = page.getByRole('main').getByRole('textbox').first();
    await expect.poll(() => field.inputValue()).toBe('I am in the midst of this');
  } finally {
    proxy.stop();
  }
});

it('a site whose operator wants no copies on devices removes those that were kept', async () => {
  const without = await startSite({ OFFLINE_COPIES: 'no' });
  try {
    const page = await openAt(without.site);
    await page.evaluate(() => caches.open('openslate-frame').then(() => undefined));
    await page.keyboard.press('Tab');
    await noWorkerIsLeft(page);
  } finally {
    await without.stop();
  }
});

it('a result offers a place on the home screen where the browser can give one', async () => {
  const progress = {
    selectedState: 'PA',
    currentStep: 'result',
    answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
  };
  const page = await open('/assessment/pa', {
    viewport: phone,
    stored: { assessment_progress: JSON.stringify(progress) },
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('#assessment-results').waitFor();
  await page.evaluate(() => {
    const prompt = () => document.body.setAttribute('data-asked', '');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  const offer = page.getByRole('button', { name: 'Add to my home screen' });
  await offer.click();
  await page.locator('[data-asked]').waitFor();
  await offer.waitFor({ state: 'detached' });
});
