import { judge } from '@openslate/law/engine/judge.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { erase } from './answering.ts';
import { expectNothingOnAnyScreen, violations } from './axe.ts';
import { desktop, phone, site, visitor } from './browser.ts';
import { countIn } from './counts.ts';

const { open } = visitor();

/** The day on which these answers are given. */
const today = '2026-11-16';

const result = (page: Page) => page.locator('#assessment-results');
const spoken = (page: Page) => result(page).getByRole('status');
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const year = (page: Page, name: string) => group(page, name).getByRole('textbox', { name: 'Year' });
const progress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('assessment_progress') ?? 'null'));

async function start(path: string, viewport = desktop): Promise<Page> {
  const page = await open(path, { viewport, today });
  await page.getByLabel('How did the case end?').waitFor();
  return page;
}

/** An old shoplifting case in Pennsylvania, all done and paid. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('How did the case end?').selectOption('convicted');
  await page.getByLabel('How serious was the charge?').selectOption('misdemeanor');
  await page.getByLabel('Which class or degree was it?').selectOption('2');
  await page.getByLabel('What was it about?').selectOption('theft');
  await group(page, 'When did the court decide the case?').getByLabel('Month').selectOption('5');
  await year(page, 'When did the court decide the case?').fill('2012');
  await group(page, /whole sentence over, with/)
    .getByLabel('Yes', { exact: true })
    .check();
  await group(page, 'When was the whole sentence over?').getByLabel('I only know the year').check();
  await year(page, 'When was the whole sentence over?').fill('2013');
  await page.getByLabel('Is all the money paid?').selectOption('nothing');
  await group(page, /criminal case against you open/)
    .getByLabel('No', { exact: true })
    .check();
  await group(page, /convicted of any other crime/)
    .getByLabel('No', { exact: true })
    .check();
}

describe('the short version', () => {
  it('answers on one page, as the law does, and sends no answer', async () => {
    const page = await start('/assessment-simple/pa', phone);
    await result(page).getByText('Your answer will stand here.').first().waitFor();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await fillIn(page);
    await result(page)
      .getByText(/by law this should be sealed already, since June 11, 2024\.$/i)
      .first()
      .waitFor();

    const { answers } = await progress(page);
    const law = await loadJurisdiction('PA');
    const [charge] = judge(answers, law, today).charges;
    expect(charge?.outcome).toBe('automatic');
    const [best] = charge?.reliefs ?? [];
    expect(await result(page).innerText()).toContain(best?.name);
    for (const { text } of best?.reasons.filter(({ met }) => met !== true) ?? [])
      expect(await result(page).innerText()).toContain(text);
    await result(page).getByRole('heading', { name: 'What to do' }).waitFor();
    await result(page).getByRole('heading', { name: 'Talk to a person' }).waitFor();
    const sent = requests.filter((request) => !new URL(request.url()).pathname.startsWith('/assets/'));
    expect(await Promise.all(sent.map(countIn))).toEqual([
      { event: 'simple_assessment_finished', state: 'PA' },
    ]);
    await expectNothingOnAnyScreen(page, 'the answer');
  });

  it('keeps the answer in sight while the questions are filled in', async () => {
    const inSight = (page: Page, of: string) =>
      page.locator(of).evaluateAll((all) =>
        all.some((one) => {
          const { top, bottom, height } = one.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= window.innerHeight && one.checkVisibility();
        }),
      );
    const page = await start('/assessment-simple/pa');
    for (const [viewport, of] of [
      [phone, '.answer-strip'],
      [desktop, '#assessment-results > div'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.getByLabel('How did the case end?').selectOption('convicted');
      await page.getByLabel('What was it about?').focus();
      expect(await inSight(page, of)).toBe(true);
      // It covers nothing that has the focus.
      await group(page, /criminal case against you open/)
        .getByLabel('No', { exact: true })
        .focus();
      const covered = await page.evaluate(() => {
        const { left, top, width, height } = (document.activeElement as Element).getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there !== document.activeElement;
      });
      expect(covered).toBe(false);
    }
  });

  it('tells screen readers of a new answer once, and only of the sentence', async () => {
    const page = await start('/assessment-simple/pa');
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const status = document.querySelector('#assessment-results [role=status]');
      new MutationObserver(() => said.push(status?.textContent ?? '')).observe(status as Node, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await fillIn(page);
    await expect
      .poll(() => spoken(page).textContent())
      .toMatch(/by law this should be sealed already, since June 11, 2024\.$/i);
    const said: string[] = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.at(-1)).toMatch(/by law this should be sealed already, since June 11, 2024\.$/i);
    expect(new Set(said).size).toBe(said.length);
  });

  it('can be filled in with the keyboard alone', async () => {
    const page = await start('/assessment-simple/pa');
    await page.getByLabel('How did the case end?').focus();
    await page.keyboard.type('The charge was dropped');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Misd');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // Arrow keys move through a list; what is passed on the way is not kept.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(async () => (await progress(page))?.answers.charges[0])
      .toMatchObject({ disposition: 'dismissed', level: 'misdemeanor', offense: ['burglary'] });
  });

  it('takes “I don’t know” everywhere, and shows where to look', async () => {
    const page = await start('/assessment-simple/pa', phone);
    await page.getByLabel('How did the case end?').selectOption('unknown');
    await page.getByText('Where to find it: Look at your court papers').waitFor();
    for (const box of await page.locator('#assessment-form select').all())
      if (await box.locator('option[value=unknown]').count()) await box.selectOption('unknown');
    for (const radio of await page.getByRole('radio', { name: 'I don’t know' }).all()) await radio.check();
    for (const box of await page.getByRole('checkbox', { name: 'I don’t know' }).all()) await box.check();
    const { unknown, answers } = await progress(page);
    expect(answers.charges).toEqual([{ id: 'c1' }]);
    expect(unknown).toContain('charges.c1.dispositionDate');
    expect(unknown).toContain('charges.c1.restitutionPaid');
    expect(unknown.length).toBeGreaterThanOrEqual(10);
    // Where the strip with the answer lies over no half of a button.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
  });

  it('keeps a date that cannot be, says what to put right, and does not count it', async () => {
    const page = await start('/assessment-simple/pa');
    const when = 'When did the court decide the case?';
    await page.getByLabel('How did the case end?').selectOption('convicted');
    await group(page, when).getByLabel('Month').selectOption('5');
    await year(page, when).fill('2092');
    // Not while it is being typed.
    await expect.poll(() => group(page, when).getByText('Enter a year').count()).toBe(0);
    await page.getByLabel('Is all the money paid?').focus();
    await group(page, when)
      .getByText(/Enter a year between 1900 and 20\d\d/)
      .waitFor();
    await expect.poll(() => year(page, when).inputValue()).toBe('2092');
    expect((await progress(page)).answers.charges[0]).not.toHaveProperty('dispositionDate');
    await year(page, when).fill('2012');
    await expect.poll(async () => (await progress(page)).answers.charges[0].dispositionDate).toBe('2012-05');
    // “I don’t know” keeps what was typed, too.
    await group(page, when).locator('..').locator('..').getByLabel('I don’t know').check();
    await expect.poll(() => year(page, when).inputValue()).toBe('2012');
    expect((await progress(page)).answers.charges[0]).not.toHaveProperty('dispositionDate');
  });

  it('gives no verdict over convictions it does not know', async () => {
    const page = await start('/assessment-simple/pa');
    await fillIn(page);
    await group(page, /convicted of any other crime/)
      .getByLabel('Yes', { exact: true })
      .check();
    await result(page).getByText('Your other convictions may count too').first().waitFor();
    await expect
      .poll(() => result(page).getByText('This may be sealed').filter({ visible: true }).count())
      .toBe(0);
  });

  it('hands its answers to the full assessment', async () => {
    const page = await start('/assessment-simple/pa', phone);
    await fillIn(page);
    await page.getByRole('link', { name: 'Go on in the full assessment' }).click();
    await page.waitForURL(`${site}/assessment/pa`);
    await page.getByText('Your answers are still on this device').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('How did the case end?').inputValue()).toBe('convicted');
    await expect.poll(() => year(page, 'When was the whole sentence over?').inputValue()).toBe('2013');
  });

  it('is erased with one button, what the boxes hold included', async () => {
    const page = await start('/assessment-simple/pa');
    await fillIn(page);
    await erase(page);
    await expect.poll(() => year(page, 'When did the court decide the case?').inputValue()).toBe('');
    await expect.poll(() => page.getByLabel('How did the case end?').inputValue()).toBe('');
    expect(await progress(page)).toBeNull();
  });

  it('still answers where the browser keeps nothing, says so, and the answers come along all the same', async () => {
    const page = await open('/assessment-simple/pa', {
      before: () => {
        const keep = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
          keep.call(this, key, value);
        };
      },
    });
    await fillIn(page);
    await result(page)
      .getByText(/by law this should be sealed already, since June 11, 2024\.$/i)
      .first()
      .waitFor();
    await page.getByText('This browser does not let us keep your answers').waitFor();
    await page.getByRole('link', { name: 'Go on in the full assessment' }).click();
    await page.getByRole('region', { name: 'Welcome back' }).waitFor();
  });

  it('asks what its place asks: other classes, other words', async () => {
    const page = await start('/assessment-simple/or');
    await page.getByLabel('How serious was the charge?').selectOption('felony');
    const classes = await page
      .getByLabel('Which class or degree was it?')
      .locator('option')
      .allTextContents();
    expect(classes.join()).toMatch(/Class A/);
  });
});
