import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allOfResult, erase, openAssessment, stepOf, toNextStep } from './answering.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { type OpenOptions, phone, visitor } from './browser.ts';

const { open } = visitor();

const progress = JSON.stringify({
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
  unknown: ['charges.c1.offense'],
  names: { c1: 'The bike' },
  done: ['own-record-0'],
});
const stored = { assessment_progress: progress };

const kept = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((each) => each.getItem('assessment_progress')));
const nothingKept = [null, null];
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const question = (page: Page) => page.getByRole('group', { name: /^Erase all answers from this device\?/ });
const eraseButton = (page: Page) => page.getByRole('button', { name: 'Erase my answers' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openResult(options: OpenOptions = {}): Promise<Page> {
  const page = await openAssessment(open, 'PA', { viewport: phone, stored, ...options });
  await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
  await allOfResult(page);
  return page;
}

/** Erases at the result, and waits for the offer to undo it. */
async function eraseResult(page: Page): Promise<void> {
  await toNextStep(page, () => erase(page));
  await undo(page).waitFor();
}

describe('erasing', () => {
  it('asks first, and keeps everything for whoever thinks again', async () => {
    const page = await openResult();
    const before = await kept(page);
    await eraseButton(page).press('Enter');
    await question(page).getByText('You can undo it for 30 seconds.').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Erase all answers/);
    await expectNothingOnAnyScreen(page, 'the question', '#assessment-results [role=group]');
    await question(page).getByRole('button', { name: 'Keep them' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Erase my answers');

    await eraseButton(page).click();
    await expect.poll(() => focused(page)).toMatch(/^Erase all answers/);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual(before);
    expect(await stepOf(page)).toEqual({ at: 'result' });
  });

  it('empties the device at once, and can be undone: answers, names and ticks are back where one was', async () => {
    const page = await openResult();
    const [before] = await kept(page);
    await eraseResult(page);
    expect(await kept(page)).toEqual(nothingKept);
    expect(await stepOf(page)).toEqual({ at: 'start' });
    await expect.poll(() => page.getByText('The bike').count()).toBe(0);
    await expectNothingOnAnyScreen(page, 'the offer to undo it', 'li[data-swipe-direction]');

    const step = await toNextStep(page, () => undo(page).click());
    expect(step).toEqual({ at: 'result' });
    await allOfResult(page);
    await page.getByRole('heading', { name: 'The bike' }).first().waitFor();
    await page.getByText('Your answers are back').first().waitFor();
    await undo(page).waitFor({ state: 'detached' });
    expect(JSON.parse((await kept(page))[0] ?? '{}')).toMatchObject(JSON.parse(before ?? ''));
  });

  it('can be undone with the keyboard alone', async () => {
    const page = await openResult();
    await eraseResult(page);
    await page.keyboard.press('F8');
    for (let presses = 0; presses < 5 && (await focused(page)) !== 'Undo'; presses += 1)
      await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Undo');
    expect(await toNextStep(page, () => page.keyboard.press('Enter'))).toEqual({ at: 'result' });
  });

  it('is final after 30 seconds, which do not run while somebody points at the offer', async () => {
    const page = await openResult({ clock: true });
    await eraseResult(page);
    await undo(page).hover();
    await page.clock.runFor(120_000);
    await undo(page).waitFor();
    await page.mouse.move(5, 5);
    await page.clock.runFor(31_000);
    await undo(page).waitFor({ state: 'detached' });
    expect(await kept(page)).toEqual(nothingKept);
  });

  it('on a shared computer cannot be undone, and says so before', async () => {
    const page = await openResult({ stored: { shared_computer: 'true' }, before: putInTab });
    await eraseButton(page).click();
    await question(page).getByText('They cannot be brought back.').waitFor();
    await toNextStep(page, () => question(page).getByRole('button', { name: 'Yes, erase them' }).click());
    expect(await kept(page)).toEqual(nothingKept);
    await page.getByRole('checkbox', { name: /^This is a shared computer/ }).waitFor();
    await expect.poll(() => undo(page).count()).toBe(0);
  });

  it.each(['/assessment', '/assessment-simple'])('on %s can be undone there', async (path) => {
    const page = await open(path, { viewport: phone, stored });
    await erase(page);
    await page.getByText('Your answers are erased from this device.').waitFor();
    expect(await kept(page)).toEqual(nothingKept);
    await undo(page).click();
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Welcome back');
    expect(JSON.parse((await kept(page))[0] ?? '{}')).toMatchObject(JSON.parse(progress));
  });

  it('on the short page can be undone, and the boxes are full again', async () => {
    const page = await open('/assessment-simple/pa', { viewport: phone, stored });
    const ended = page.getByLabel('How did the case end?');
    await expect.poll(() => ended.inputValue()).toBe('dismissed');
    await erase(page);
    await expect.poll(() => ended.inputValue()).toBe('');
    expect(await kept(page)).toEqual(nothingKept);
    await undo(page).click();
    await expect.poll(() => ended.inputValue()).toBe('dismissed');
    expect(JSON.parse((await kept(page))[0] ?? '{}').answers.charges).toHaveLength(1);
  });
});

/** In the page: answers of a tab on a shared computer. */
function putInTab(): void {
  const answers = { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] };
  if (localStorage.getItem('shared_computer') === 'true' && !sessionStorage.getItem('was_here')) {
    sessionStorage.setItem('was_here', 'true');
    sessionStorage.setItem(
      'assessment_progress',
      JSON.stringify({ selectedState: 'PA', currentStep: 'result', answers }),
    );
  }
}
