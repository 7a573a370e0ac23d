import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourSteps } from '../web/app/features/tour/tour-steps.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { desktop, phone, reload, visitor } from './browser.ts';
import { answersFor } from './kept.ts';

const { open } = visitor();

const tour = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true }).click();
const takeTour = (page: Page) => page.getByRole('button', { name: 'Take the 30-second tour' });
const mainButton = (page: Page) => page.getByRole('link', { name: 'Check My Options' });
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('hasSeenTour'));
const hasFocus = (inside: Locator) => inside.evaluate((element) => element.contains(document.activeElement));

/** Longer than the tour waits for newcomers, and everything it could load. */
async function lookAround(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
}

describe('the tour', () => {
  it('opens by itself for newcomers who only look, and not again once it was skipped', async () => {
    const page = await open('/', { newcomer: true, clock: true, viewport: phone });
    expect(await tour(page).count()).toBe(0);
    await page.clock.runFor(2_000);
    await tour(page).getByRole('heading', { name: 'New here? See how it works' }).waitFor();
    expect(await hasFocus(tour(page))).toBe(true);
    expect(await seen(page)).toBeNull();
    await expectNothingOnAnyScreen(page, 'the first card', '[role=dialog]');
    await press(page, 'Skip Tour');
    await tour(page).waitFor({ state: 'detached' });
    expect(await seen(page)).toBe('true');
    await reload(page);
    await lookAround(page);
    expect(await tour(page).count()).toBe(0);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['presses', (page) => page.mouse.click(5, 300)],
    ['types', (page) => page.keyboard.press('Tab')],
    ['scrolls', (page) => page.mouse.wheel(0, 200)],
  ])('does not open by itself for a newcomer who %s', async (_, doIt) => {
    const page = await open('/', { newcomer: true, clock: true });
    await doIt(page);
    await lookAround(page);
    expect(await tour(page).count()).toBe(0);
  });

  it('opens by itself neither on a page that asks nor for whoever has been here before', async () => {
    for (const path of ['/assessment', '/assessment/pa', '/help']) {
      const page = await open(path, { newcomer: true, clock: true });
      await lookAround(page);
      expect(await tour(page).count(), path).toBe(0);
    }
    const page = await open('/', { newcomer: true, clock: true, stored: answersFor('PA') });
    await lookAround(page);
    expect(await tour(page).count(), 'who has answers').toBe(0);
    const other = await open('/help', { newcomer: true, clock: true });
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await takeTour(other).waitFor();
    await lookAround(other);
    expect(await tour(other).count(), 'who came by a link').toBe(0);
  });

  it('goes through six steps, and then shows where to begin', async () => {
    const page = await open('/', { viewport: phone });
    await takeTour(page).click();
    await press(page, 'Start Tour (30s)');
    expect(await seen(page), 'taken again').toBeNull();
    const back = tour(page).getByRole('button', { name: 'Back', exact: true });
    for (const [index, { title, description, note }] of tourSteps.entries()) {
      await tour(page).getByRole('heading', { name: title }).waitFor();
      await tour(page).getByText(description).waitFor();
      await tour(page)
        .getByText(`${index + 1} of 6`)
        .waitFor();
      if (note) await tour(page).getByText(note.title).waitFor();
      expect(await back.isDisabled()).toBe(index === 0);
      expect(await hasFocus(tour(page))).toBe(true);
      if (index === 1) await expectNothingOnAnyScreen(page, 'a step', '[role=dialog]');
      await press(page, index < 5 ? 'Next' : 'Start Now');
    }
    await tour(page).waitFor({ state: 'detached' });
    expect(await seen(page)).toBe('true');
    await page.locator('#check-my-options[data-highlighted]').waitFor();
    expect(await hasFocus(mainButton(page))).toBe(true);
    await page.locator('#check-my-options:not([data-highlighted])').waitFor();
  });

  it('shows notes on the assessment, the community and the start', () => {
    const noted = tourSteps.filter(({ note }) => note).map(({ id }) => id);
    expect(noted).toEqual(['assessment', 'community', 'start']);
  });

  it('leads back to the first step, keeps the focus, and gives it back on Escape', async () => {
    const page = await open('/', { viewport: desktop });
    await takeTour(page).click();
    await press(page, 'Start Tour (30s)');
    await press(page, 'Next');
    await press(page, 'Back');
    await tour(page).getByText('1 of 6').waitFor();
    expect(await hasFocus(tour(page).getByRole('button', { name: 'Next' }))).toBe(true);
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(tour(page))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await tour(page).waitFor({ state: 'detached' });
    expect(await hasFocus(takeTour(page))).toBe(true);
    expect(await seen(page)).toBe('true');
    await takeTour(page).click();
    await press(page, 'Close the tour');
    await tour(page).waitFor({ state: 'detached' });
  });
});

describe('the countdown of the tour', () => {
  /** Started by the keyboard, with the mouse elsewhere and a clock that stands still. */
  async function start(motion: 'no-preference' | 'reduce'): Promise<Page> {
    const page = await open('/', { clock: true });
    await page.emulateMedia({ reducedMotion: motion });
    await takeTour(page).press('Enter');
    const button = tour(page).getByRole('button', { name: 'Start Tour (30s)' });
    await button.waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button.press('Enter');
    await tour(page).getByText('1 of 6').waitFor();
    return page;
  }

  const at = (page: Page, step: number) => tour(page).getByText(`${step} of 6`).waitFor();
  const counter = (page: Page) =>
    tour(page)
      .getByText(/^\d of 6$/)
      .textContent();

  it('leads through the tour by itself', async () => {
    const page = await start('no-preference');
    await tour(page).getByText('8s', { exact: true }).waitFor();
    await page.clock.runFor(1_000);
    await tour(page).getByText('7s', { exact: true }).waitFor();
    await page.clock.runFor(7_000);
    for (let step = 2; step <= 6; step += 1) {
      await at(page, step);
      await tour(page).getByText('5s', { exact: true }).waitFor();
      await page.clock.runFor(5_000);
    }
    await tour(page).waitFor({ state: 'detached' });
    expect(await seen(page)).toBe('true');
  });

  it('stops at its button and goes on at its button', async () => {
    const page = await start('no-preference');
    await tour(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await page.clock.runFor(60_000);
    await at(page, 1);
    await tour(page).getByRole('button', { name: 'Play' }).press('Enter');
    await tour(page).getByRole('button', { name: 'Pause' }).waitFor();
    await page.clock.runFor(8_000);
    await at(page, 2);
    await tour(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await page.clock.resume();
    await expectNothingOnAnyScreen(page, 'a step with a countdown', '[role=dialog]');
  });

  it('counts on below a mouse that started it and pressed Next, and rests once that moves', async () => {
    const page = await open('/', { clock: true });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await takeTour(page).click();
    const button = tour(page).getByRole('button', { name: 'Start Tour (30s)' });
    await button.waitFor();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button.click();
    await at(page, 1);
    await page.clock.runFor(8_000);
    await at(page, 2);
    await press(page, 'Next');
    await page.clock.runFor(5_000);
    await at(page, 4);
    const { x = 0, y = 0 } = (await tour(page).getByRole('heading').boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5, { steps: 3 });
    await tour(page).getByText('Waiting while you point here').waitFor();
    await page.clock.runFor(20_000);
    expect(await counter(page)).toBe('4 of 6');
  });

  it('rests while a mouse reads along, and stops for good after a key or a press', async () => {
    const page = await start('no-preference');
    await tour(page).getByRole('heading').hover();
    const { x = 0, y = 0 } = (await tour(page).getByRole('heading').boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5, { steps: 3 });
    await tour(page).getByText('Waiting while you point here').waitFor();
    await page.clock.runFor(20_000);
    expect(await counter(page)).toBe('1 of 6');
    await page.mouse.move(5, 5);
    await page.clock.runFor(8_000);
    await at(page, 2);
    await page.keyboard.press('ArrowDown');
    await tour(page).getByRole('button', { name: 'Play' }).waitFor();
    await page.clock.runFor(20_000);
    expect(await counter(page)).toBe('2 of 6');
    await tour(page).getByRole('button', { name: 'Play' }).press('Enter');
    await tour(page).getByRole('heading').click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    expect(await counter(page)).toBe('2 of 6');
  });

  it('never runs where less motion is asked for', async () => {
    const page = await start('reduce');
    await page.clock.runFor(60_000);
    await at(page, 1);
    expect(await tour(page).getByRole('button', { name: 'Pause' }).count()).toBe(0);
    expect(await tour(page).getByText('8s', { exact: true }).count()).toBe(0);
  });
});
