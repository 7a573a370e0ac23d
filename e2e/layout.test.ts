import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, site, tablet, visitor } from './browser.ts';

const { open } = visitor();
const seven = [
  'Home',
  'Check Eligibility',
  'Record Relief',
  'Legal Translator',
  'Clean Slate Laws',
  'Case Studies',
  'Community',
];

const badges = [
  '100% free forever',
  'Data protected',
  'No personal data stored',
  'Built for GDPR',
  'Anonymous analytics',
  'No legal advice',
];

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const visibleLinks = async (page: Page) =>
  (await mainNavigation(page).getByRole('link').filter({ visible: true }).allTextContents()).map((text) =>
    text.trim(),
  );

describe('the header', () => {
  it('shows all seven links on large screens', async () => {
    const page = await open('/');
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ ...desktop, width });
      expect(await visibleLinks(page)).toEqual(seven);
    }
  });

  it('shows the first four and a menu on medium screens', async () => {
    const page = await open('/');
    for (const width of [768, 1023]) {
      await page.setViewportSize({ ...tablet, width });
      expect(await visibleLinks(page)).toEqual(seven.slice(0, 4));
      await mainNavigation(page).getByText('Menu').waitFor();
    }
  });

  it('lists all seven with a description in the menu of small screens, and the way to a person', async () => {
    const page = await open('/', { viewport: phone });
    expect(await visibleLinks(page)).toEqual([]);
    await mainNavigation(page).getByText('Menu').click();
    const links = await visibleLinks(page);
    const names = [...seven, 'Find a person'];
    expect(links).toHaveLength(names.length);
    links.forEach((link, position) => {
      expect(link.startsWith(names[position] ?? '?')).toBe(true);
      expect(link.length).toBeGreaterThan((names[position] ?? '').length + 5);
    });
  });

  it('closes its menu on Escape and gives the focus back, and on a press elsewhere', async () => {
    const page = await open('/', { viewport: phone });
    const button = mainNavigation(page).locator('summary');
    const link = mainNavigation(page).getByRole('link', { name: 'Record Relief' });
    await button.click();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(5, phone.height - 100);
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('closes its menu when a link in it is followed', async () => {
    const page = await open('/', { viewport: phone });
    await mainNavigation(page).getByText('Menu').click();
    await mainNavigation(page).getByRole('link', { name: 'Record Relief' }).click();
    await page.waitForURL(`${site}/record-relief`);
    await expect.poll(() => visibleLinks(page)).toEqual([]);
  });

  it('explains a link when the mouse has rested on it for 700 ms, and the next one sooner', async () => {
    const page = await open('/', { clock: true });
    const tooltip = page.getByRole('tooltip');
    const point = (name: string) => mainNavigation(page).getByRole('link', { name }).hover();
    // From here on time passes only as told.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await point('Clean Slate Laws');
    await page.clock.runFor(600);
    expect(await tooltip.count(), 'it takes its time').toBe(0);
    await page.clock.runFor(200);
    await tooltip.filter({ hasText: 'States that clear some records by themselves' }).waitFor();

    await point('Case Studies');
    await tooltip.filter({ hasText: 'Worked examples, state by state' }).waitFor();

    await page.mouse.move(5, 700);
    await page.clock.runFor(400);
    await tooltip.waitFor({ state: 'detached' });
    await page.clock.runFor(400);
    await point('Community');
    await page.clock.runFor(350);
    expect(await tooltip.count(), 'after a pause it takes its time again').toBe(0);
  });

  it('leads home from the name', async () => {
    const page = await open('/help');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^OpenSlate/ })
      .click();
    await page.getByRole('heading', { name: 'Your record may not be for life.' }).waitFor();
  });

  it('marks the page one is on', async () => {
    const page = await open('/record-relief');
    const current = mainNavigation(page).locator('[aria-current="page"]').filter({ visible: true });
    await expect.poll(() => current.allTextContents()).toEqual(['Record Relief']);
  });

  it('copies the logo as a picture when its mark is pressed', async () => {
    const page = await open('/', { permissions: ['clipboard-write'] });
    const copied = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const write = navigator.clipboard.write.bind(navigator.clipboard);
          navigator.clipboard.write = async (items) => {
            const picture = await items[0]?.getType('image/png');
            resolve([...new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(1, 4)]);
            return write(items);
          };
        }),
    );
    await page.getByRole('button', { name: 'Copy logo' }).click();
    expect(String.fromCharCode(...(await copied))).toBe('PNG');
    await page.getByText('Logo copied!').first().waitFor();
  });

  it('says so when the logo cannot be copied', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy logo' }).click();
    await page.getByText('Copy failed').first().waitFor();
    await page.getByText('Unable to copy logo to clipboard').first().waitFor();
  });
});

describe('the keyboard', () => {
  it('can skip to the content, the navigation and the assessment', async () => {
    const page = await open('/assessment');
    const skipped: (string | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      const link = page.locator(':focus');
      const top = async () => (await link.boundingBox())?.y;
      await expect
        .poll(top, { message: 'a skip link is in sight while it has the focus' })
        .toBeGreaterThanOrEqual(0);
      skipped.push((await link.textContent()) ?? undefined);
      const target = await link.getAttribute('href');
      await expect.poll(() => page.locator(target ?? '#none').count()).toBe(1);
    }
    expect(skipped).toEqual(['Skip to main content', 'Skip to navigation', 'Skip to assessment form']);
  });

  it.each(['/', '/community', '/record-relief/pa'])(
    'is offered no form on %s, where there is none',
    async (path) => {
      const page = await open(path);
      expect(await page.locator('.skip-link').allTextContents()).toEqual([
        'Skip to main content',
        'Skip to navigation',
      ]);
    },
  );

  it('starts at the new screen after a link', async () => {
    const page = await open('/');
    await mainNavigation(page).getByRole('link', { name: 'Case Studies' }).click();
    await page.waitForURL(`${site}/case-studies`);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    expect(await page.title()).toContain('Case Studies');
  });
});

describe('the title of a page', () => {
  const titles = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('head title, body title:not(svg *)')].map((each) => each.textContent),
    );

  it.each(['/', '/assessment', '/admin-login'])('is one on %s', async (path) => {
    const page = await open(path);
    expect(await titles(page)).toHaveLength(1);
  });

  it('is one on every step of an assessment, and the next page has its own again', async () => {
    const page = await open('/assessment/pa', { viewport: phone });
    const [before] = await titles(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('radio').first().waitFor();
    await page.waitForFunction((first) => document.title !== first, before);
    const asked = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await titles(page)).toEqual([`${asked} Pennsylvania | OpenSlate`]);
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['Check Eligibility: Pennsylvania | OpenSlate']);
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Your record may not be for life.' }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['OpenSlate: Criminal Record Relief Guidance']);
  });
});

describe('the bottom bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

  it('stands on small screens only, four columns and 4rem tall', async () => {
    const page = await open('/', { viewport: phone });
    await bar(page).waitFor();
    const { height, root } = await bar(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    expect(Math.round(height / root)).toBe(4);
    const tops = await bar(page)
      .locator('> a, > details > summary')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize(tablet);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });

  it.each([320, 360])('holds its words where text is twice as large, on %d px', async (width) => {
    const page = await open('/', { viewport: { ...phone, width } });
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    const items = await bar(page)
      .locator('> a, > details > summary')
      .evaluateAll((all) =>
        all.map((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          const isWhole = item.scrollWidth <= item.clientWidth && item.scrollHeight <= item.clientHeight;
          return { left, right, top, bottom, isWhole, words: item.textContent };
        }),
      );
    expect(items.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(items.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    expect(items.filter(({ bottom }) => bottom > phone.height)).toEqual([]);
    const apart = items.every((one, index) =>
      items
        .slice(index + 1)
        .every(
          (other) =>
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ),
    );
    expect(apart, JSON.stringify(items)).toBe(true);
    // No more than a fifth of the screen.
    expect(phone.height - Math.min(...items.map(({ top }) => top))).toBeLessThan(phone.height / 5);
  });

  it('opens a menu that fills the screen, shuts off the page behind it and closes on Escape', async () => {
    const page = await open('/', { viewport: phone });
    await bar(page).getByText('More', { exact: true }).first().click();
    const names = [
      'Home',
      'Assessment',
      'Legal Help',
      'Clean Slate',
      'Community',
      'Help',
      'Find a person',
      'Start Assessment',
      'Translate Legal Document',
    ];
    for (const name of names) {
      expect(await bar(page).getByRole('link', { name }).first().isVisible(), name).toBe(true);
    }
    const subtitles = await bar(page).locator('li a span span:last-child').allTextContents();
    expect(subtitles.filter((text) => text.length > 10)).toHaveLength(7);
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
    await expect
      .poll(() => bar(page).getByRole('link', { name: 'Start Assessment' }).isVisible())
      .toBe(false);
  });

  it('closes its menu when a link in it is followed', async () => {
    const page = await open('/', { viewport: phone });
    await bar(page).getByText('More', { exact: true }).first().click();
    await bar(page).getByRole('link', { name: 'Help', exact: false }).last().scrollIntoViewIfNeeded();
    await bar(page).getByRole('link', { name: /^Help/ }).click();
    await page.waitForURL(`${site}/help`);
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
    await page.getByRole('heading', { level: 1, name: 'Topics Center and FAQ' }).waitFor();
  });
});

describe('a phone that is turned', () => {
  it('with the menu open shows the page again', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('navigation', { name: 'Shortcuts' }).locator('summary').click();
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForFunction(() => !document.querySelector('main')?.inert);
  });
});

describe('the footer', () => {
  it('shares the address the visitor is at, as long as the operator has set none', async () => {
    const page = await open('/help');
    const shared = await page
      .getByRole('contentinfo')
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(shared).toHaveLength(3);
    for (const href of shared) expect(href).toContain(encodeURIComponent(site));
  });

  it('is short while questions are asked, and whole again below the answer', async () => {
    for (const scripts of [true, false]) {
      const page = await open('/assessment/nc', { viewport: phone, javaScriptEnabled: scripts });
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Privacy Policy' }).waitFor();
      expect(await footer.getByRole('link').count()).toBeLessThan(6);
      expect(await footer.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(phone.height / 2);
    }
    for (const address of ['/assessment', '/assessment-simple', '/record-relief/nc']) {
      const page = await open(address, { viewport: phone });
      await page.getByRole('contentinfo').getByRole('navigation', { name: 'Business' }).waitFor();
    }
  });

  it('has its three groups of links, three plain share links, the badges and the year', async () => {
    const page = await open('/');
    const footer = page.getByRole('contentinfo');
    for (const group of ['Quick links', 'Legal', 'Business']) {
      expect(await footer.getByRole('navigation', { name: group }).getByRole('link').count()).toBeGreaterThan(
        2,
      );
    }
    const hosts = await footer
      .locator('a[href^="https://"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
    expect(hosts).toEqual(['www.facebook.com', 'x.com', 'wa.me']);
    await footer.scrollIntoViewIfNeeded();
    for (const badge of badges) await footer.getByText(badge).waitFor();
    await expect
      .poll(() => footer.getByRole('link', { name: 'Disclaimer' }).getAttribute('href'))
      .toBe('/assessment');
    await expect.poll(() => footer.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/help');
    await expect.poll(() => footer.textContent()).toContain(`© 2024–${new Date().getFullYear()}`);
  });
});

describe('a message', () => {
  it('replaces the one before it, can be reached with F8 and goes away by itself after 5 seconds', async () => {
    const page = await open('/test-react');
    const show = page.getByRole('button', { name: 'Show a message' });
    await show.click();
    const shown = page.locator('li', { hasText: 'It works' });
    await shown.evaluate((message) => message.classList.add('first'));
    await show.click();
    await page.locator('li.first').waitFor({ state: 'detached' });
    await expect.poll(() => shown.count()).toBe(1);
    await page.keyboard.press('F8');
    const inNotifications = await page.evaluate(
      () =>
        document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label') ??
        document.activeElement?.outerHTML,
    );
    expect(inNotifications).toMatch(/notification/i);
    // The focus holds it open; it leaves once the focus has moved on.
    await page.getByRole('heading', { level: 1 }).click();
    await show.focus();
    await shown.waitFor({ state: 'detached' });
  });

  it('stays after a swipe of 30 px and goes away after one of 80 px', async () => {
    const page = await open('/test-react');
    await page.getByRole('button', { name: 'Show a message' }).click();
    const shown = page.locator('li', { hasText: 'It works' });
    await shown.waitFor();
    const swipe = async (distance: number) => {
      const box = await shown.boundingBox();
      if (!box) throw new Error('The message is not there.');
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await page.mouse.move(x + distance * part, y);
      await page.mouse.up();
    };
    await swipe(30);
    await shown.and(page.locator('[data-swipe=cancel]')).waitFor();
    await swipe(80);
    await shown.waitFor({ state: 'detached' });
  });
});
