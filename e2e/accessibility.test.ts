import { adminPages, testPages } from '@openslate/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone, visitor } from './browser.ts';
import { everyPageCanBeUsed } from './every-page.ts';

/** Some places, a shared result, and what only developers and administrators see. */
const pages = [
  '/assessment/pa',
  '/assessment/us',
  '/assessment-simple/ca',
  '/record-relief/pa',
  '/shared-assessment/any',
  ...testPages,
  ...adminPages,
];
/** These answer 404, which browsers note on the console. */
const missingPages = ['/no-such-page', '/assessment/atlantis'];

describe('every other page', () => everyPageCanBeUsed(pages));

type Opened = [
  name: string,
  path: string,
  viewport: { width: number; height: number },
  openIt: (page: Page) => Promise<void>,
  /** What is open. The page behind it has its own test, and is partly covered here. */
  within?: string,
];

/** What opens on the way. */
const openThings: Opened[] = [
  ['the header’s menu', '/', phone, (page) => page.locator('header summary').click(), 'header'],
  [
    'the More menu',
    '/',
    phone,
    (page) => page.getByRole('navigation', { name: 'Shortcuts' }).locator('summary').click(),
    'nav[aria-label=Shortcuts]',
  ],
  [
    'a message',
    '/test-react',
    desktop,
    (page) => page.getByRole('button', { name: 'Show a message' }).click(),
  ],
  [
    'a tooltip',
    '/',
    desktop,
    async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).hover();
      await page.getByRole('tooltip').waitFor();
    },
  ],
  [
    'a dialog',
    '/accessibility-test',
    phone,
    (page) => page.getByRole('button', { name: 'Name the example' }).click(),
    '[role=dialog]',
  ],
];

/**
 * The stops before and after the messages are Radix's, to let the keyboard in and out; a rule still on trial stumbles
 * over them.
 */
const harmless = /^focus-order-semantics: .*span:nth-child/;

describe('what opens', () => {
  const { open } = visitor();

  it.each(openThings)('%s can be used by everyone', async (_, path, viewport, openIt, within) => {
    const page = await open(path, { viewport });
    await openIt(page);
    if (within) await page.locator(within).first().waitFor();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const found = (await violations(page, undefined, within)).filter(
      (violation) => !harmless.test(violation),
    );
    expect(found).toEqual([]);
  });
});

describe('a page that is not there', () => {
  const { open } = visitor({ expectFailures: true });

  it.each(missingPages)('%s can be used by everyone', async (path) => {
    for (const viewport of [phone, desktop])
      expect(await violations(await open(path, { viewport }))).toEqual([]);
  });

  it('nor is a screen that failed left out', async () => {
    const page = await open('/test-react', { viewport: phone });
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.getByText(/Error ID: OS-/).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
