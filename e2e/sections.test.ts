import type { Answers } from '@openslate/law/record/record.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeBack, inSight, savedOn, stepOf, toNextStep } from './answering.ts';
import { expectNothing, violations } from './axe.ts';
import { type OpenOptions, phone, visitor } from './browser.ts';

const { open } = visitor();

const charge = { id: 'c1', disposition: 'convicted', level: 'misdemeanor' } as const;
const path = 'charges.c1.statute';

/** At the question which section of New York's law it was. */
const atSection = (options: OpenOptions = { viewport: phone }) =>
  comeBack(open, 'NY', path, { charges: [charge] }, options);

const box = (page: Page) => page.getByRole('combobox', { name: 'Crime or section number' });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const statuteOn = async (page: Page) => (await savedOn(page))?.answers.charges[0]?.statute;

describe('a section of law', () => {
  it('is chosen by the words people use, with a thumb', async () => {
    const page = await atSection();
    await box(page).fill('weed');
    await option(page, 'Unlawful possession of marihuana').click();
    await expect.poll(() => box(page).inputValue()).toBe('Penal Law § 221.05');
    await page.getByText('You chose: Unlawful possession of marihuana.').waitFor();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await toNextStep(page, () => proceed(page));
    expect(await statuteOn(page)).toBe('Penal Law § 221.05');
  });

  it('is chosen by the beginning of its number, with the keyboard', async () => {
    const page = await atSection();
    await box(page).focus();
    await page.keyboard.type('155.2');
    await option(page, 'Petit larceny').waitFor();
    await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => option(page, 'Petit larceny').getAttribute('aria-selected')).toBe('true');
    const active = await box(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).innerText()).toContain('155.25');
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('Penal Law § 155.25');
    await toNextStep(page, () => page.keyboard.press('Enter'));
    expect(await statuteOn(page)).toBe('Penal Law § 155.25');
  });

  it('is known by its whole number, without choosing', async () => {
    const page = await atSection();
    await box(page).fill('155.25');
    await page.getByText('You chose: Petit larceny.').waitFor();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await toNextStep(page, () => proceed(page));
    expect(await statuteOn(page)).toBe('155.25');
  });

  it('is found though it is misspelled, and Escape closes the list', async () => {
    const page = await atSection();
    await box(page).fill('larcney');
    await option(page, 'Petit larceny').waitFor();
    await box(page).press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await box(page).press('ArrowDown');
    await option(page, 'Petit larceny').waitFor();
  });

  it('counts though our list lacks it', async () => {
    const page = await atSection();
    await box(page).fill('Penal Law 199.99');
    await page
      .getByText('We read this as a section of New York law, though it is not in our list.')
      .waitFor();
    await toNextStep(page, () => proceed(page));
    expect(await statuteOn(page)).toBe('Penal Law 199.99');
  });

  it('is not told by other words, and the screen says so', async () => {
    const page = await atSection();
    await box(page).fill('weed');
    await option(page, 'Unlawful possession of marihuana').waitFor();
    const before = await stepOf(page);
    await proceed(page);
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByText('“weed” is not a section number of New York law.')
      .waitFor();
    expect(await stepOf(page)).toEqual(before);
    expect(await statuteOn(page)).toBeUndefined();
    expect(await violations(page)).toEqual([]);
    await toNextStep(page, () => page.getByRole('button', { name: 'I don’t know' }).click());
    expect((await savedOn(page))?.unknown).toContain(path);
  });

  it.each([
    ['on a narrow phone', { width: 320, height: 640 }],
    ['at twice the size', { width: 640, height: 512 }],
  ])('fits %s, and axe finds nothing in the open list', async (_, viewport) => {
    const page = await atSection({ viewport });
    await box(page).fill('assault');
    await page.getByRole('option').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectNothing(page, 'the list of crimes');
  });
});

const person: Answers = {
  charges: [{ ...charge, offense: ['theft'], dispositionDate: '2010-05-01', completedDate: '2011-05-01' }],
};

describe('what is chosen instead of typed', () => {
  it('what it was about stands in groups, with the way on in reach', async () => {
    const page = await comeBack(
      open,
      'NY',
      'charges.c1.offense',
      { charges: [charge] },
      {
        viewport: { width: 360, height: 740 },
      },
    );
    const drugs = page.getByRole('group', { name: 'Drugs' });
    await drugs.getByRole('checkbox', { name: 'Marijuana' }).waitFor();
    await page.getByRole('checkbox', { name: 'Something else, or none of these' }).waitFor();
    const button = page.getByRole('button', { name: 'Continue' });
    await expect
      .poll(() => button.evaluate((each) => Math.round(each.getBoundingClientRect().bottom)))
      .toBeLessThanOrEqual(740 - 64);
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('weed');
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    await drugs.getByRole('checkbox', { name: 'Marijuana' }).check();
    await expectNothing(page, 'the kinds of offenses');
    await toNextStep(page, () => proceed(page));
    expect((await savedOn(page))?.answers.charges[0]?.offense).toEqual(['marijuana']);
  });

  it('“None” is an answer to press, and a number above three is still told exactly', async () => {
    const page = await comeBack(open, 'NY', 'reliefReceived', person, { viewport: phone });
    await page.getByRole('radio', { name: 'None', exact: true }).check();
    await toNextStep(page, () => proceed(page));
    expect((await savedOn(page))?.answers.reliefReceived).toBe(0);
    await toNextStep(page, () => page.getByRole('button', { name: 'Back' }).click());
    await page.getByRole('radio', { name: 'More than 3' }).check();
    await page.getByRole('textbox', { name: 'How many?' }).fill('6');
    await toNextStep(page, () => proceed(page));
    expect((await savedOn(page))?.answers.reliefReceived).toBe(6);
  });
});

describe('where to find it', () => {
  it('shows the paper with the line to read, and who gives it out in that place', async () => {
    const page = await atSection();
    await inSight(page.getByText('Where to find it')).click();
    await page.getByRole('img', { name: /The line to read is marked: “Section”/ }).waitFor();
    await inSight(page.getByText('How to get your papers: New York')).waitFor();
    const link = page.getByRole('link', { name: /Go there/ }).first();
    expect(await link.getAttribute('href')).toMatch(/^https:/);
    await expectNothing(page, 'where to find it');
  });
});
