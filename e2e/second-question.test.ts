import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerOne, comeBack, savedOn, toNextStep } from './answering.ts';
import { violations } from './axe.ts';
import { phone, visitor } from './browser.ts';
import { oldMisdemeanor, recentFelony } from './stories.ts';

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const kindOf = (page: Page) => page.getByRole('group', { name: 'Which class or degree was it?' });

/** At the question how serious the charge was. */
const atLevel = () =>
  comeBack(
    open,
    'PA',
    'charges.c1.level',
    { charges: [{ id: 'c1', disposition: 'convicted' }] },
    { viewport: phone },
  );

it('the class is asked with the level, in the words of that level', async () => {
  const page = await atLevel();
  await expect.poll(() => kindOf(page).count()).toBe(0);
  await page.getByRole('radio', { name: 'Misdemeanor', exact: true }).check();
  await kindOf(page).getByRole('radio', { name: 'First-degree misdemeanor (M1)' }).check();
  await page.getByRole('radio', { name: 'Felony', exact: true }).check();
  // What was chosen belonged to the other level.
  await expect.poll(() => kindOf(page).getByRole('radio', { checked: true }).count()).toBe(0);
  await kindOf(page).getByRole('radio', { name: 'Third-degree felony (F3)' }).check();
  expect(await violations(page)).toEqual([]);
  const step = await toNextStep(page, () => proceed(page));
  expect((await savedOn(page))?.answers.charges[0]).toMatchObject({ level: 'felony', grade: '3' });

  // Back shows both as they were answered.
  await toNextStep(page, () => page.getByRole('button', { name: 'Back' }).click());
  await expect
    .poll(() => kindOf(page).getByRole('radio', { name: 'Third-degree felony (F3)' }).isChecked())
    .toBe(true);
  expect(await toNextStep(page, () => proceed(page))).toEqual(step);
});

it('left empty it is asked by itself', async () => {
  const page = await atLevel();
  await page.getByRole('radio', { name: 'Felony', exact: true }).check();
  await kindOf(page).waitFor();
  let step = await toNextStep(page, () => proceed(page));
  while (step.at === 'question' && step.path !== 'charges.c1.grade')
    step = await answerOne(page, step.path, recentFelony, pennsylvania);
  expect(step).toEqual({ at: 'question', path: 'charges.c1.grade' });
});

it('a mistake in it is named, and nothing is lost', async () => {
  const { charges } = oldMisdemeanor;
  const page = await comeBack(open, 'OR', 'elsewhere.felonies', { charges }, { viewport: phone });
  await page.getByRole('radio', { name: 'None', exact: true }).first().check();
  const misdemeanors = page.getByRole('group', { name: /misdemeanor/ });
  await misdemeanors.getByRole('radio', { name: 'More than 3' }).check();
  const second = page.getByRole('textbox', { name: 'How many?' });
  await second.fill('many');
  await proceed(page);
  await page.getByRole('main').getByRole('alert').getByText('Enter a whole number').waitFor();
  await expect.poll(() => second.inputValue()).toBe('many');
  await expect.poll(() => second.getAttribute('aria-invalid')).toBe('true');
  await second.fill('4');
  await toNextStep(page, () => proceed(page));
  expect((await savedOn(page))?.answers.elsewhere).toEqual({ felonies: 0, misdemeanors: 4 });
});
