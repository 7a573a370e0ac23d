import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  answerKindOf,
  answerOne,
  comeBack,
  give,
  openAssessment,
  savedOn,
  seeResult,
  startButton,
  startWith,
  stepOf,
  toNextStep,
  verdictOn,
} from './answering.ts';
import { desktop, phone, visitor } from './browser.ts';
import { cleanSlate, oldMisdemeanor, recentFelony, threeCharges } from './stories.ts';

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');

describe('Back', () => {
  it.each([
    ['the button', phone, (page) => page.getByRole('button', { name: 'Back' }).click()],
    ['the browser', desktop, async (page) => void (await page.goBack())],
  ] satisfies [string, typeof phone, (page: Awaited<ReturnType<typeof open>>) => Promise<void>][])(
    'with %s shows the answer as it was given, and the way on again',
    async (_, viewport, back) => {
      const page = await openAssessment(open, 'PA', { viewport });
      await startWith(page, recentFelony);
      const first = await stepOf(page);
      if (first.at !== 'question') throw new Error('Nothing is asked.');
      const second = await answerOne(page, first.path, recentFelony, pennsylvania);

      expect(await toNextStep(page, () => back(page))).toEqual(first);
      const chosen = page.getByRole('radio', { checked: true });
      // How it ended, and what stands behind that word.
      await expect.poll(() => chosen.count()).toBe(2);
      expect(await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click())).toEqual(
        second,
      );
      await toNextStep(page, () => back(page));
      expect(await toNextStep(page, async () => void (await page.goForward()))).toEqual(second);

      await toNextStep(page, () => back(page));
      expect(await toNextStep(page, () => back(page))).toEqual({ at: 'start' });
      await page.getByRole('region', { name: 'Welcome back' }).waitFor();
      expect(
        await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click()),
      ).toMatchObject({ at: 'question' });
    },
  );

  it('never leads to a question about a charge that was removed', async () => {
    const two = { ...threeCharges, charges: threeCharges.charges.slice(0, 2) };
    const page = await comeBack(open, 'PA', 'charges.c2.disposition', two);
    await answerAll(page, two, pennsylvania);
    await page.getByRole('button', { name: 'Remove charge 2' }).click();
    await page.getByRole('region', { name: 'Trespass, 2017' }).waitFor({ state: 'detached' });
    const saved = await savedOn(page);
    expect(saved?.answers.charges.map(({ id }) => id)).toEqual(['c1']);
    await page.goBack();
    await startButton(page).waitFor();
    const step = await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
    expect(step).not.toMatchObject({ path: expect.stringContaining('.c2.') });
  });
});

describe('an answer', () => {
  it('is changed from the review, and what hangs on it is asked again', async () => {
    const page = await comeBack(open, 'PA', 'review', recentFelony, { viewport: phone });
    const theft = page.getByRole('region', { name: 'Theft or shoplifting, 2018' });
    await theft.getByText('Third-degree felony (F3)').waitFor();

    const step = await toNextStep(page, () =>
      theft.getByRole('button', { name: /^Change.*How serious was the charge/ }).click(),
    );
    expect(step).toEqual({ at: 'question', path: 'charges.c1.level' });
    await expect.poll(() => page.getByRole('radio', { name: 'Felony', exact: true }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Misdemeanor', exact: true }).check();
    await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
    await answerAll(page, cleanSlate, pennsylvania);
    await theft.getByText('Second-degree misdemeanor (M2)').waitFor();
    await expect.poll(() => theft.getByText('Third-degree felony (F3)').count()).toBe(0);
    await seeResult(page);
    expect(await verdictOn(page)).toMatch(/by law this should be sealed already, since January 10, 2025\.$/i);
  });

  it('is given later, from “What to find out”', async () => {
    const [charge] = cleanSlate.charges;
    const { dispositionDate, completedDate: _, ...forgotten } = charge ?? {};
    const page = await comeBack(open, 'PA', 'result', { ...cleanSlate, charges: [forgotten] });
    expect(await verdictOn(page)).toBe('We cannot say yet. It turns on something we do not know.');
    const path = 'charges.c1.dispositionDate';

    const toFindOut = page.getByRole('region', { name: 'What to find out' });
    const step = await toNextStep(page, () =>
      toFindOut.getByRole('button', { name: /^Answer.*When did the court decide the case/ }).click(),
    );
    expect(step).toEqual({ at: 'question', path, askedFrom: 'result' });
    // The year is enough here.
    await give(page, answerKindOf(path, cleanSlate, pennsylvania), dispositionDate?.slice(0, 4));
    await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
    await answerAll(page, cleanSlate, pennsylvania);
    // From where it was asked, one comes back to the answer.
    expect(await verdictOn(page)).toMatch(/by law this should be sealed already, since June 11, 2024\.$/i);
    expect((await savedOn(page))?.unknown).not.toContain(path);
  });

  it('known only by its year gives the days between which it lies', async () => {
    const [charge] = recentFelony.charges;
    const byYear = { ...recentFelony, charges: [{ ...charge, dispositionDate: '2018' }] };
    const page = await comeBack(open, 'PA', 'result', byYear);
    expect(await verdictOn(page)).toBe(
      'You may be able to have this sealed from a day between January 1, 2028 and December 31, 2028 on.',
    );
  });

  it('that we assumed is put right in place, and the answer changes with it', async () => {
    const page = await comeBack(open, 'OR', 'result', oldMisdemeanor, { viewport: phone });
    const before = await verdictOn(page);
    const assumed = page.getByRole('region', { name: 'What we assumed' });
    await assumed.locator('summary', { hasText: 'probation' }).click();
    const save = assumed.getByRole('button', { name: 'Put it right' });
    await save.click();
    await assumed.getByText('Choose an answer').first().waitFor();
    await assumed.getByRole('radio', { name: 'Yes' }).check();
    await save.click();
    await assumed.getByText('Thank you. With that, the answer is:').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Thank you.'));
    const after = await verdictOn(page);
    expect(after).not.toBe(before);
    expect(await assumed.innerText()).toContain(after);
    expect((await savedOn(page))?.answers.charges[0]?.probationRevoked).toBe(true);
    await toNextStep(page, () => page.getByRole('button', { name: 'Change my answers' }).click());
    await page.getByText('Was your probation revoked?', { exact: true }).waitFor();
  });
});

describe('helping someone else', () => {
  it('is asked and answered about “them”', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    await page.getByRole('checkbox', { name: 'I’m helping someone else' }).check();
    expect(await verdictOn(page)).toBe('Check their record: Pennsylvania');
    await startWith(page, recentFelony);

    const headings: string[] = [];
    for (let step = await stepOf(page); step.at === 'question'; ) {
      headings.push(await verdictOn(page));
      if (step.path.endsWith('.disposition')) {
        await page
          .getByRole('radio', { name: 'They were found guilty, or pleaded guilty or “no contest”' })
          .check();
        await page.getByRole('radio', { name: 'No, they were convicted' }).check();
        step = await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
      } else step = await answerOne(page, step.path, recentFelony, pennsylvania);
    }
    expect(headings.filter((text) => /\b(they|their)\b/.test(text))).not.toEqual([]);
    expect(headings.filter((text) => /\b(you|your)\b/i.test(text))).toEqual([]);

    expect(await verdictOn(page)).toBe('Check their answers');
    await page.getByRole('region', { name: 'About them' }).waitFor();
    await seeResult(page);
    expect(await verdictOn(page)).toBe('They may be able to have this sealed from January 10, 2028 on.');
    expect(await page.title()).toBe('Their result: Pennsylvania | OpenSlate');
    expect((await savedOn(page))?.helping).toBe(true);
  });
});
