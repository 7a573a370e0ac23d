import { publicPages } from '@openslate/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen, violations } from './axe.ts';
import { desktop, phone, reload, site, visit, visitor } from './browser.ts';

const { open } = visitor();

const button = (page: Page) => page.getByRole('button', { name: /^Accessibility/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Accessibility settings' });
const toggle = (page: Page, name: string) => panel(page).getByRole('switch', { name, exact: true });
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((each) =>
      JSON.parse(each.getItem('accessibility-settings') ?? 'null'),
    ),
  );
const shown = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function openPanel(page: Page): Promise<void> {
  await button(page).click();
  await panel(page).waitFor();
}

const settings = {
  highContrast: 'High contrast',
  reducedMotion: 'Reduced motion',
  largeText: 'Large text',
  screenReaderMode: 'Screen reader mode',
  keyboardNavigation: 'Keyboard navigation',
};
const allOff = Object.fromEntries(Object.keys(settings).map((setting) => [setting, false]));

/** What a device holds on which some settings are on. */
const saved = (...on: (keyof typeof settings)[]) => ({
  'accessibility-settings': JSON.stringify({
    ...allOff,
    ...Object.fromEntries(on.map((each) => [each, true])),
  }),
});

describe('the accessibility panel', () => {
  it('has five switches, off but for the keyboard, and gives the focus back', async () => {
    const page = await open('/help', { viewport: phone });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPanel(page);
    for (const [setting, name] of Object.entries(settings))
      await expect.poll(() => toggle(page, name).isChecked()).toBe(setting === 'keyboardNavigation');
    await expectNothingOnAnyScreen(page, 'the panel', '[role=dialog]');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => button(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await kept(page)).toEqual([null, null]);
  });

  it('is kept for the next visit, and gone after a reset', async () => {
    const page = await open('/help');
    const before = Number.parseFloat(await style(page, 'html', 'font-size'));
    await openPanel(page);
    for (const name of ['High contrast', 'Large text', 'Screen reader mode'])
      await toggle(page, name).check();
    await toggle(page, 'Keyboard navigation').uncheck();
    await panel(page).getByRole('button', { name: 'Done' }).click();
    const chosen = {
      highContrast: true,
      reducedMotion: true,
      largeText: true,
      screenReaderMode: true,
      keyboardNavigation: false,
    };
    expect(await kept(page)).toEqual([chosen, null]);
    await visit(page, `${site}/contact`);
    await reload(page);
    expect(await style(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(Number.parseFloat(await style(page, 'html', 'font-size'))).toBeGreaterThan(before * 1.3);
    expect(await shown(page)).toMatchObject({ reader: 'on', keyboard: 'off', motion: 'less' });

    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(() => toggle(page, 'Large text').isChecked()).toBe(false);
    expect(await toggle(page, 'Keyboard navigation').isChecked()).toBe(true);
    expect(await kept(page)).toEqual([null, null]);
    expect(Number.parseFloat(await style(page, 'html', 'font-size'))).toBe(before);
  });

  it('is shown before any script of the page has come', async () => {
    const page = await open('/help', { stored: saved('highContrast', 'largeText') });
    await page.route('**/assets/*.js', () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Topics Center and FAQ' }).waitFor();
    expect(await style(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await shown(page)).toMatchObject({ contrast: 'more', text: 'large', keyboard: 'off' });
  });

  it('goes with the tab on a shared computer', async () => {
    const page = await open('/help', { stored: { shared_computer: 'true' } });
    await openPanel(page);
    await panel(page).getByText('On a shared computer they go when you close this tab.').waitFor();
    await toggle(page, 'Large text').check();
    const [device, tab] = await kept(page);
    expect(device).toBeNull();
    expect(tab).toMatchObject({ largeText: true });
    await reload(page);
    expect(await shown(page)).toMatchObject({ text: 'large' });
  });

  it('opens with Alt+A; Alt+H and Alt+T switch contrast and large text and say so', async () => {
    const page = await open('/contact');
    await page.keyboard.press('Alt+h');
    await page.getByText('High contrast is on').first().waitFor();
    expect(await style(page, 'body', 'color')).toBe('rgb(0, 0, 0)');
    await page.getByRole('textbox').first().focus();
    await page.keyboard.press('Alt+t');
    await page.getByText('Large text is on').first().waitFor();
    await page.keyboard.press('Alt+t');
    await page.getByText('Large text is off').first().waitFor();
    expect((await kept(page))[0]).toMatchObject({ highContrast: true, largeText: false });
    await page.keyboard.press('Alt+a');
    await panel(page).waitFor();
    await toggle(page, 'Keyboard navigation').uncheck();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+h');
    expect(await shown(page)).toMatchObject({ contrast: 'more', keyboard: 'off' });
  });

  it('follows the system until something is saved, and again after a reset', async () => {
    const page = await open('/help');
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await expect.poll(() => shown(page)).toMatchObject({ contrast: 'more', motion: 'less' });
    await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'no-preference' });
    await expect.poll(() => shown(page)).toMatchObject({ contrast: 'usual', motion: 'usual' });
    await openPanel(page);
    await toggle(page, 'Large text').check();
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await toggle(page, 'Large text').uncheck();
    expect(await shown(page)).toMatchObject({ contrast: 'usual', motion: 'usual' });
    expect(await style(page, 'body', 'background-color')).not.toBe('rgb(255, 255, 255)');
    await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(() => shown(page)).toMatchObject({ contrast: 'more', motion: 'less' });
  });
});

describe('with large text', () => {
  it.each(publicPages)('%s fits the narrowest phone', async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 640 }, stored: saved('largeText') });
    expect(await fits(page)).toBe(true);
    const [way, out] = await Promise.all([button(page).boundingBox(), leaving(page).boundingBox()]);
    expect((way?.x ?? 0) + (way?.width ?? 0)).toBeLessThanOrEqual(out?.x ?? 0);
    expect((out?.x ?? 0) + (out?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  it('nothing is lost at 200 % zoom either', async () => {
    const page = await open('/assessment/pa', {
      viewport: { width: desktop.width / 2, height: desktop.height / 2 },
      stored: saved('largeText'),
    });
    expect(await fits(page)).toBe(true);
    await button(page).click();
    await panel(page).getByRole('button', { name: 'Reset to defaults' }).scrollIntoViewIfNeeded();
    expect(await fits(page)).toBe(true);
  });
});

describe('with high contrast', () => {
  it.each([...publicPages, '/assessment/pa', '/assessment-simple/ca', '/record-relief/nc'])(
    'the words of %s stand out by 7 to 1, in the light and in the dark',
    async (path) => {
      const page = await open(path, { viewport: phone, stored: saved('highContrast') });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const ground = colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
        expect(await style(page, 'body', 'background-color')).toBe(ground);
        expect(await violations(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
      }
    },
  );

  it.each([
    ['a question', 'charges.c1.disposition', 'form'],
    ['a result', 'result', '#assessment-results'],
  ])('the words of %s do so too', async (_, currentStep, shown) => {
    const charges = [
      { id: 'c1', disposition: 'convicted', level: 'misdemeanor', dispositionDate: '2024-05-09' },
    ];
    const progress = JSON.stringify({ selectedState: 'PA', currentStep, answers: { charges } });
    const stored = { ...saved('highContrast'), assessment_progress: progress };
    const page = await open('/assessment/pa#go-on', { viewport: phone, stored });
    await page.locator(shown).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
    }
  });
});

describe('with reduced motion', () => {
  it('the news stand still, and nothing on the page moves', async () => {
    const page = await open('/', { stored: saved('reducedMotion') });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: /^Show Legal Updates/ }).click();
    await page.getByRole('region', { name: 'Legal Updates' }).getByRole('listitem').first().waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await style(page, 'main a', 'transition-duration')).toMatch(/^0s/);
  });

  it('the tour waits for a press', async () => {
    const page = await open('/', { stored: saved('reducedMotion') });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Take the 30-second tour' }).click();
    await page.getByRole('button', { name: /^Start Tour/ }).click();
    await page.getByText('1 of 6').waitFor();
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  });
});

describe('with screen reader mode', () => {
  it('a page lists its parts, names its sections and says more of short links; and no longer once it is off', async () => {
    const page = await open('/', { stored: { ...saved('screenReaderMode'), hasSeenTour: 'true' } });
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.locator('summary').click();
    const last = parts.getByRole('button').last();
    const words = await last.textContent();
    await last.click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words);
    expect(await parts.getByRole('button', { name: 'Welcome back' }).count()).toBe(0);
    const unnamed = 'main section:not([aria-label], [aria-labelledby]):has(h2, h3)';
    expect(await page.locator(unnamed).count()).toBe(0);
    expect(await page.locator('main :is(a, button)[data-spoken][aria-label*=": "]').count()).toBeGreaterThan(
      0,
    );
    await page.getByRole('link', { name: /Blanks the page and opens another site/ }).waitFor();
    const drawings = page.locator('main .drawing');
    expect(await drawings.filter({ visible: true }).count()).toBe(0);

    await openPanel(page);
    await toggle(page, 'Screen reader mode').uncheck();
    await parts.waitFor({ state: 'detached' });
    expect(await page.locator('[data-spoken]').count()).toBe(0);
    expect(await drawings.filter({ visible: true }).count()).toBeGreaterThan(0);
  });

  it('a page that is gone to lists its own parts', async () => {
    const page = await open('/help', { stored: saved('screenReaderMode') });
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.locator('summary').click();
    await parts.getByRole('button', { name: 'Words of the law' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await parts.getByRole('button', { name: 'What we count' }).waitFor();
  });
});

describe('with keyboard navigation', () => {
  const ring = (page: Page) =>
    page.evaluate(() => {
      // Some controls hand their ring to the card around them.
      let ringed: Element | null = document.activeElement;
      for (let up = 0; ringed && up < 3; up += 1, ringed = ringed.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'ring';
      }
      return `none: ${document.activeElement?.outerHTML.slice(0, 200)}`;
    });

  it('whatever is pressed has a ring; without it only what the keyboard reaches', async () => {
    const page = await open('/help');
    const link = page.locator('main summary').first();
    await link.click();
    expect(await ring(page)).toBe('ring');
    await openPanel(page);
    await toggle(page, 'Keyboard navigation').uncheck();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await link.click();
    expect(await ring(page)).toMatch(/^none/);
    await page.keyboard.press('Tab');
    expect(await ring(page)).toBe('ring');
  });

  it.each(['/', '/assessment', '/community', '/attorney-finder', '/privacy-policy'])(
    'every stop on %s is seen, and not below the strip at the top',
    async (path) => {
      const page = await open(path, { viewport: phone });
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        // Past the last stop the browser's own begin.
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        expect(await ring(page)).toBe('ring');
        expect(await page.evaluate(isBelowStrip)).toBe(false);
      }
    },
  );
});

const leaving = (page: Page) => page.getByRole('link', { name: /^Leave this site now/ });

/** In the page: whether what has the focus is wholly covered by the strip. */
function isBelowStrip(): boolean {
  const strip = document.querySelector('.top-strip');
  const focused = document.activeElement;
  if (!strip || !focused || strip.contains(focused) || focused.matches('.skip-link')) return false;
  const { bottom, height } = focused.getBoundingClientRect();
  return height > 0 && bottom > 0 && bottom <= strip.getBoundingClientRect().bottom;
}

describe('with each setting', () => {
  it.each(Object.keys(settings) as (keyof typeof settings)[])(
    '%s, pages can be used by everyone',
    async (on) => {
      for (const path of ['/', '/assessment/pa', '/help', '/privacy-policy']) {
        const page = await open(path, { stored: { ...saved(on), hasSeenTour: 'true' } });
        await expectNothingOnAnyScreen(page, `${path} with ${on}`);
      }
    },
  );
});
