import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';
import { answersFor } from './kept.ts';

const { open } = visitor();

const list = (page: Page) => page.getByRole('region', { name: 'What this device holds now' });
const row = (page: Page, words: string) => list(page).getByRole('listitem').filter({ hasText: words });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const held = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const sure = (page: Page) => page.getByRole('button', { name: 'Yes, erase them' });

const stored = { ...answersFor('PA'), hasSeenTour: 'true', counting: 'off' };
const answers = 'Your answers and what you ticked off';

describe('what this device holds', () => {
  it('is listed in plain words with its size, and nothing where nothing is kept', async () => {
    const page = await open('/privacy-policy#kept-here', { viewport: phone, stored });
    await row(page, answers).getByText('Less than 1 KB, on this device').waitFor();
    await row(page, 'That the tour was shown').waitFor();
    await row(page, 'Whether you want to be counted').waitFor();
    await expectNothingOnAnyScreen(page, 'the list');
    const empty = await open('/privacy-policy#kept-here');
    await list(empty).getByText('Nothing. This site has kept nothing on this device.').waitFor();
  });

  it('is erased one by one, asked first, and can be brought back for a while', async () => {
    const page = await open('/privacy-policy#kept-here', { viewport: phone, stored });
    const before = await held(page);
    await row(page, answers).getByRole('button', { name: 'Erase' }).click();
    await page.getByText(`Erase this: ${answers}? You can undo it for 30 seconds.`).waitFor();
    expect(await held(page)).toMatchObject(stored);
    await sure(page).click();
    await row(page, answers).waitFor({ state: 'detached' });
    expect(Object.keys(await held(page)).toSorted()).toEqual(['counting', 'hasSeenTour']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What this device holds now');
    await undo(page).click();
    await row(page, answers).waitFor();
    expect(await held(page)).toEqual(before);
  });

  it('is erased altogether, and the page no longer looks as it was asked to', async () => {
    const page = await open('/privacy-policy#kept-here', {
      stored: { ...stored, 'accessibility-settings': '{"largeText":true}' },
    });
    await list(page).getByRole('button', { name: 'Erase everything on this list' }).click();
    await sure(page).click();
    await list(page).getByText('Nothing. This site has kept nothing on this device.').waitFor();
    expect(await held(page)).toEqual({});
    expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe('usual');
    await undo(page).click();
    await row(page, answers).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe('large');
  });

  it('cannot be brought back on a shared computer, which stays one', async () => {
    const page = await open('/privacy-policy#kept-here', {
      stored: { hasSeenTour: 'true', counting: 'off', shared_computer: 'true' },
    });
    await list(page).getByRole('button', { name: 'Erase everything on this list' }).click();
    await page.getByText('Erase everything on this list? They cannot be brought back.').waitFor();
    await sure(page).click();
    await row(page, 'That the tour was shown').waitFor({ state: 'detached' });
    expect(await held(page)).toEqual({ shared_computer: 'true' });
    expect(await undo(page).count()).toBe(0);
  });

  it('is one link away from the questions', async () => {
    const page = await open('/assessment/pa', { viewport: phone });
    await page.getByRole('link', { name: 'See what this device holds' }).click();
    await list(page).waitFor();
  });
});
