import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerAll, inSight, openAssessment, savedOn, seeResult, startWith, stepOf } from './answering.ts';
import { phone, visitor } from './browser.ts';
import { recentFelony } from './stories.ts';

/*
 * The next question is drawn out of sight while a person looks at what they chose, and put in sight by hand when they go
 * on. What they do in the very same moment must not meet a page that is half turned.
 */

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');
const ending = 'charges.c1.disposition';

const headings = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the question that lies ready out of sight asks, if one does. */
const readyQuestion = (page: Page) =>
  page
    .locator('[data-drawing] h1')
    .evaluateAll((all) => all.find((each) => !each.checkVisibility())?.textContent ?? undefined);

/** While the page is loaded anew, there is nothing to read it from. */
const chargeOn = async (page: Page) => (await savedOn(page).catch(() => undefined))?.answers.charges[0];

/** At the question how the case ended, with an answer chosen and the question after it drawn. */
async function readyToGoOn(): Promise<Page> {
  const page = await openAssessment(open, 'PA', { viewport: phone });
  await startWith(page, { charges: [{ id: 'c1' }] });
  expect(await stepOf(page)).toEqual({ at: 'question', path: ending });
  // Before anything is chosen, what follows from not knowing lies ready; another question follows from a conviction.
  await expect.poll(() => readyQuestion(page)).toBeDefined();
  const unlessKnown = await readyQuestion(page);
  await page.getByRole('radio', { name: /^I was found guilty/ }).check();
  await expect.poll(() => readyQuestion(page)).not.toBe(unlessKnown);
  return page;
}

/** Both in one task, before anything can be drawn in between. */
const pressAnd = (page: Page, then: 'press again' | 'go back' | 'choose' | 'load anew') =>
  page.evaluate((doing) => {
    const inSight = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].find((each) => each.checkVisibility());
    inSight('form button[type=submit]')?.click();
    if (doing === 'press again') inSight('form button[type=submit]')?.click();
    if (doing === 'choose') inSight('form input')?.click();
    if (doing === 'go back') history.back();
    if (doing === 'load anew') location.reload();
  }, then);

it('the question that follows is in sight as soon as the answer is sent, and is the only one that can be heard', async () => {
  const page = await readyToGoOn();
  const was = await headings(page).innerText();
  const shown = await page.evaluate(() => {
    const inSight = (what: string) =>
      [...document.querySelectorAll<HTMLElement>(what)].find((each) => each.checkVisibility());
    inSight('form button[type=submit]')?.click();
    return inSight('h1')?.textContent;
  });
  expect(shown).not.toBe(was);
  await expect.poll(() => headings(page).allInnerTexts()).toEqual([shown]);
  await expect.poll(() => chargeOn(page)).toMatchObject({ disposition: 'convicted' });
});

it('who presses twice at once answers one question and is told what the next one needs', async () => {
  const page = await readyToGoOn();
  await pressAnd(page, 'press again');
  await page.getByRole('alert').getByText('Choose').waitFor();
  await expect.poll(() => stepOf(page)).not.toMatchObject({ path: ending });
  expect(Object.keys((await chargeOn(page)) ?? {}).sort()).toEqual(['disposition', 'id']);
});

it('who goes back at once stands before the question they came from, and their answer is kept', async () => {
  const page = await readyToGoOn();
  await pressAnd(page, 'go back');
  await expect.poll(() => stepOf(page)).toEqual({ at: 'start' });
  await page.getByRole('region', { name: 'Welcome back' }).waitFor();
  await expect.poll(() => headings(page).count()).toBe(1);
  await expect.poll(() => chargeOn(page)).toMatchObject({ disposition: 'convicted' });
});

it('what is chosen at once is chosen of the question in sight', async () => {
  const page = await readyToGoOn();
  await pressAnd(page, 'choose');
  await expect.poll(() => inSight(page.locator('form input:checked')).count()).toBe(1);
  await expect.poll(() => stepOf(page)).not.toMatchObject({ path: ending });
  await answerAll(page, recentFelony, pennsylvania);
  await seeResult(page);
});

it('who closes the page at once finds their answer again', async () => {
  const page = await readyToGoOn();
  await pressAnd(page, 'load anew');
  await expect.poll(() => chargeOn(page)).toMatchObject({ disposition: 'convicted' });
});
