import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Charge } from '@openslate/law/record/record.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerKindOf,
  comeBack,
  give,
  inSight,
  openAssessment,
  savedOn,
  spoken,
  startButton,
  startWith,
  todayIn,
  toNextStep,
  verdictOn,
} from './answering.ts';
import { phone, visit, visitor } from './browser.ts';
import { cleanSlate, oldMisdemeanor } from './stories.ts';

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');

/** A conviction of which only the kind is told. */
const guilty: Charge = { id: 'c1', disposition: 'convicted', level: 'misdemeanor', grade: '2' };

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
/** What a screen reader is told at once. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

describe('a question', () => {
  it('that is left empty says what to do', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    await startWith(page, cleanSlate);
    await proceed(page);
    await alert(page).getByText('Choose an answer, or “I don’t know”.').waitFor();
    expect((await savedOn(page))?.unknown).toEqual([]);
  });

  it('takes no impossible date, and keeps what was typed', async () => {
    const path = 'charges.c1.dispositionDate';
    const page = await comeBack(open, 'PA', path, { charges: [guilty] }, { viewport: phone });
    const kind = answerKindOf(path, cleanSlate, pennsylvania);
    const before = await savedOn(page);
    const today = todayIn(pennsylvania);
    for (const [date, message] of [
      ['2023-02-31', 'Enter a day between 1 and 28 for February 2023'],
      [`${Number(today.slice(0, 4)) + 5}-05-01`, today.slice(0, 4)],
      [`${today.slice(0, 4)}-12-31`, `Enter a date that is not after ${spoken(today)}`],
      ['12-05-01', 'Enter the year with four digits'],
      ['1800-05-01', '1900'],
    ] as const) {
      await give(page, kind, date);
      await proceed(page);
      await alert(page).getByText(message).waitFor();
      const [year = '', month = ''] = date.split('-');
      await expect.poll(() => inSight(page.getByLabel('Year', { exact: true })).inputValue()).toBe(year);
      await expect.poll(() => inSight(page.getByLabel('Month')).inputValue()).toBe(String(Number(month)));
      await expect
        .poll(() => inSight(page.getByLabel('Year', { exact: true })).getAttribute('aria-describedby'))
        .toBeTruthy();
      expect(await savedOn(page)).toEqual(before);
    }
    await give(page, kind, cleanSlate.charges[0]?.dispositionDate);
    await toNextStep(page, () => proceed(page));
    expect((await savedOn(page))?.answers.charges[0]?.dispositionDate).toBe('2012-05-09');
  });

  it('takes no case that ended before it began', async () => {
    const page = await comeBack(open, 'TX', 'charges.c1.dispositionDate', {
      charges: [{ id: 'c1', disposition: 'convicted', level: 'felony', offenseDate: '2018-06-01' }],
    });
    await give(page, { kind: 'date' }, '2018-05');
    await proceed(page);
    await alert(page).getByText('The case cannot have ended before it began.').waitFor();
    await expect.poll(() => inSight(page.getByLabel('Year', { exact: true })).inputValue()).toBe('2018');
    await give(page, { kind: 'date' }, '2018-06');
    await toNextStep(page, () => proceed(page));
  });

  it('takes no age that nobody has', async () => {
    const page = await comeBack(open, 'PA', 'charges.c1.ageAtOffense', { charges: [guilty] });
    const box = page.getByRole('textbox', { name: 'Age in years' });
    for (const typed of ['', '-1', '3.5', '121', 'thirty']) {
      await box.fill(typed);
      await proceed(page);
      await alert(page)
        .getByText(typed ? 'Enter a whole number from 0 to 120.' : 'Enter a number')
        .waitFor();
      await expect.poll(() => box.inputValue()).toBe(typed);
      await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
    }
    await box.fill(' 30 ');
    await toNextStep(page, () => proceed(page));
    expect((await savedOn(page))?.answers.charges[0]?.ageAtOffense).toBe(30);
  });
});

describe('a device whose date lies before the check of the law', () => {
  it('is told so, and the answer counts from the check', async () => {
    const options = { viewport: phone, today: '2020-01-01' };
    const page = await comeBack(open, 'OR', 'result', oldMisdemeanor, options);
    const oregon = await loadJurisdiction('OR');
    const wrong = page.getByText('The date on your device seems wrong');
    expect(await verdictOn(page)).toBe('You may be able to have this set aside now.');
    await wrong.waitFor();
    await page.getByText(`as of ${spoken(oregon.verified)}`).waitFor();
    await page.goBack();
    await startButton(page).waitFor();
    await wrong.waitFor();
    await page.getByText('Your device says it is January 1, 2020.').waitFor();
  });
});

describe('an address without a state', () => {
  const failing = visitor({ expectFailures: true });

  it('says so and offers all states; nothing that was answered is lost', async () => {
    const page = await openAssessment(failing.open, 'PA', { viewport: phone });
    await startWith(page, cleanSlate);
    const kept = await savedOn(page);
    const asked = await verdictOn(page);
    await visit(page, page.url().replace(/pa$/, 'atlantis'));
    await page.getByText('We do not know that state').waitFor();
    expect(await savedOn(page)).toEqual(kept);
    await expect.poll(() => page.getByRole('link', { name: 'Oregon' }).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).click();
    await page.getByRole('heading', { name: asked }).waitFor();
  });
});
