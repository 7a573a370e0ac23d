import { places } from '@openslate/law/place/places.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { erase } from './answering.ts';
import { violations } from './axe.ts';
import { desktop, phone, reload, site, visit, visitor } from './browser.ts';

const { open } = visitor();

const search = (page: Page) => page.getByLabel('Find a place by name');
const map = (page: Page) => page.getByRole('figure', { name: 'The states as a map' });
const list = (page: Page) =>
  page.locator('#assessment-form ul:not(figure *)').getByRole('link').filter({ visible: true });
const announced = (page: Page) => page.locator('#assessment-form [role=status]').textContent();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('assessment_progress'));

describe.each(['/assessment', '/assessment-simple'] as const)('the choice of a place on %s', (path) => {
  it('opens with the disclaimer and shows every place twice, on the map with what it clears by itself', async () => {
    const page = await open(path);
    const words = await page.getByRole('main').innerText();
    expect(words.indexOf('this is not legal advice')).toBeGreaterThan(0);
    expect(words.indexOf('this is not legal advice')).toBeLessThan(words.indexOf('Where was your case?'));
    expect(words).not.toMatch(/still being built|for now/i);
    await expect.poll(() => map(page).getByRole('link').count()).toBe(places.length + 1);
    await expect.poll(() => list(page).count()).toBe(places.length);
    const heard = (await page.locator('#assessment-form').ariaSnapshot()).split('\n');
    for (const { code, name } of places) {
      const inList = new RegExp(`link "${name}"`);
      expect(heard.filter((line) => inList.test(line)).length, name).toBe(1);
      // The map says its two letters first, and as on the home page what is cleared by itself there.
      const onMap = new RegExp(`link "(${code} )?${name} ?: (Clears|You have to ask)[^.]*"`);
      expect(heard.filter((line) => onMap.test(line)).length, name).toBe(1);
    }

    // Nothing but the place is asked for.
    await expect.poll(() => page.getByRole('main').locator('input, select, textarea').count()).toBe(1);
    await expect.poll(() => search(page).getAttribute('type')).toBe('search');
  });

  it('finds a place while its name is typed, tells how many, and goes there on Enter', async () => {
    const page = await open(path, { viewport: phone });
    await search(page).focus();
    await page.keyboard.type('carol');
    expect(await announced(page)).toBe('2 places found.');
    await expect.poll(() => list(page).count()).toBe(2);
    // Two places are found: Enter does not guess.
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site + path);
    await page.keyboard.press('Escape');
    await expect.poll(() => search(page).inputValue()).toBe('');
    await expect.poll(() => list(page).count()).toBe(places.length);
    await page.keyboard.type('zzz');
    expect(await announced(page)).toBe('No places found.');
    await page.getByText('No state has a name like that').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('Pensilv');
    expect(await announced(page)).toBe('1 place found. Press Enter for Pennsylvania.');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}${path}/pa`);
    await page.getByRole('heading', { level: 1, name: /Pennsylvania/ }).waitFor();
  });

  it('begins with the search, and what is found stands before the map, on a phone and for a keyboard', async () => {
    const page = await open(path, { viewport: phone });
    const top = async (part: Locator) => (await part.first().boundingBox())?.y ?? Number.NaN;
    expect(await top(search(page))).toBeLessThan(await top(map(page)));
    expect(await top(map(page))).toBeLessThan(await top(list(page)));
    await search(page).fill('carol');
    await page.getByText('2 places found.').waitFor();
    expect(await top(search(page))).toBeLessThan(await top(list(page)));
    expect(await top(list(page))).toBeLessThan(await top(map(page)));
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toMatch(/^North Carolina/);
  });

  it('is made on the map with the keyboard, which can also pass the map by', async () => {
    const page = await open(path, { viewport: desktop });
    await search(page).focus();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip past the map');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toMatch(/^Alabama/);
    await map(page)
      .getByRole('link', { name: /^OR Oregon/ })
      .focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^NV/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}${path}/or`);
  });
});

describe('answers that are still on this device', () => {
  const answers = { charges: [{ id: 'c1', disposition: 'convicted', level: 'misdemeanor' }] };
  const progress = JSON.stringify({ selectedState: 'PA', currentStep: 'review', answers });

  async function withSaved(path: string, text: string): Promise<Page> {
    return open(path, { viewport: phone, stored: { assessment_progress: text } });
  }

  it('are offered, and go on where the person stopped', async () => {
    const page = await withSaved('/assessment', progress);
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).click();
    await page.waitForURL(`${site}/assessment/pa`);
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
    await page.getByText('I was found guilty, or pleaded guilty or “no contest”').waitFor();
  });

  it('are offered on the short version too, and stand in its fields', async () => {
    const page = await withSaved('/assessment-simple', progress);
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).click();
    await page.waitForURL(`${site}/assessment-simple/pa`);
    await expect.poll(() => page.getByLabel('How did the case end?').inputValue()).toBe('convicted');
  });

  it('with more than one charge go on in the full assessment', async () => {
    const two = { ...answers, charges: [{ id: 'c1' }, { id: 'c2' }] };
    const page = await withSaved(
      '/assessment-simple',
      JSON.stringify({ selectedState: 'PA', currentStep: 'start', answers: two }),
    );
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).click();
    await page.waitForURL(`${site}/assessment/pa`);
    // And a page for one charge does not overwrite them.
    await visit(page, `${site}/assessment-simple/pa`);
    await page.getByText('You have answers for 2 charges on this device').waitFor();
    expect(JSON.parse((await stored(page)) ?? '').answers.charges).toHaveLength(2);
  });

  it('are erased with one button, which says so', async () => {
    const page = await withSaved('/assessment', progress);
    await erase(page);
    await page.getByText('Your answers are erased from this device.').waitFor();
    await expect
      .poll(() => page.locator(':focus').textContent())
      .toBe('Your answers are erased from this device.');
    expect(await stored(page)).toBeNull();
    await reload(page);
    await expect.poll(() => page.getByText('Welcome back').count()).toBe(0);
  });

  it.each([
    ['not JSON', '{oops'],
    ['of a place nobody knows', progress.replace('PA', 'ZZ')],
    ['not a record', progress.replace('convicted', 'vanished')],
  ])('that cannot be read (%s) are left alone until the person erases them', async (_, text) => {
    const page = await withSaved('/assessment', text);
    await page.getByText('We could not read your saved answers').waitFor();
    expect(await stored(page)).toBe(text);
    expect(await violations(page)).toEqual([]);
    await erase(page, 'Erase them');
    await page.getByText('Your answers are erased from this device.').waitFor();
    expect(await stored(page)).toBeNull();
  });

  it('that cannot be read can be erased in the assessment itself', async () => {
    const page = await withSaved('/assessment/pa', '{oops');
    await erase(page, 'Erase them');
    await page.getByText('We could not read your saved answers').waitFor({ state: 'detached' });
    expect(await stored(page)).toBeNull();
  });
});
