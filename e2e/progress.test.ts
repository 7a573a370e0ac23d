import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allOfResult, openAssessment, toNextStep } from './answering.ts';
import { expectNothing, expectNothingOnAnyScreen } from './axe.ts';
import { desktop, type OpenOptions, phone, reload, site, visit, visitor } from './browser.ts';

const { open } = visitor();

const answersFor = (selectedState: string, done: readonly string[] = []) => ({
  selectedState,
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
  unknown: ['charges.c1.offense'],
  names: { c1: 'The bike' },
  helping: false,
  done,
});
const inTwoStates = {
  assessment_progress: JSON.stringify(answersFor('PA', ['step:fees'])),
  assessment_progress_others: JSON.stringify([answersFor('OH')]),
};

const answersOn = (page: Page) =>
  page.evaluate(() =>
    ['assessment_progress', 'assessment_progress_others'].map((name) =>
      JSON.parse(localStorage.getItem(name) ?? 'null'),
    ),
  );
const held = (page: Page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const badge = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const file = (page: Page) => page.getByLabel('Open a copy from a file');

async function openProgress(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open(path, { viewport: phone, stored: inTwoStates, ...options });
  await showProgress(page);
  return page;
}

async function showProgress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your progress and badges' }).click();
  await file(page).waitFor({ state: 'attached' });
}

async function saveCopy(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy as a file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^saved-answers-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await saved.path(), 'utf8');
}

const openCopy = (page: Page, text: string) =>
  file(page).setInputFiles({
    name: 'saved-answers.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything on this device' }).click();
  await page.getByRole('button', { name: 'Yes, erase them' }).click();
  await page.getByText('Your answers are erased from this device.').waitFor();
}

describe('answers for two states', () => {
  it('are both kept, and each opens at its own result', async () => {
    const stored = { assessment_progress: JSON.stringify(answersFor('OH')) };
    const page = await openAssessment(open, 'PA', { viewport: phone, stored });
    await page.getByText('You have saved answers for Ohio').waitFor();
    await page.getByRole('textbox', { name: 'Name of the charge' }).fill('The window');
    await toNextStep(page, () => page.getByRole('button', { name: 'Start', exact: true }).click());
    await toNextStep(page, async () => {
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Continue' }).click();
    });
    const [latest, others] = await answersOn(page);
    expect(latest).toMatchObject({ selectedState: 'PA', names: { c1: 'The window' } });
    expect(others).toMatchObject([{ selectedState: 'OH', names: { c1: 'The bike' } }]);

    await visit(page, `${site}/assessment`);
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).waitFor();
    await page.getByRole('link', { name: 'Continue: Ohio' }).click();
    await page.waitForURL(`${site}/assessment/oh`);
    await allOfResult(page);
    await page.getByRole('heading', { name: 'The bike' }).first().waitFor();
    await visit(page, `${site}/assessment/pa`);
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  it('are erased one by one, and come back for whoever asks for it', async () => {
    const page = await openProgress('/assessment');
    const before = await answersOn(page);
    await page.getByRole('button', { name: 'Erase Pennsylvania' }).click();
    await page.getByText('Erase your answers for Pennsylvania?').waitFor();
    await page.getByRole('button', { name: 'Yes, erase them' }).click();
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).waitFor({ state: 'detached' });
    expect(await answersOn(page)).toEqual([answersFor('OH'), null]);
    await undo(page).click();
    await page.getByRole('link', { name: 'Continue: Pennsylvania' }).waitFor();
    expect(await answersOn(page)).toEqual(before);
  });
});

describe('a step', () => {
  it('that is ticked off on the home page earns a badge, which is there again later and goes with the tick', async () => {
    const page = await openProgress('/');
    await badge(page, 'More than one state').waitFor();
    expect(await badge(page, 'Paperwork done').count()).toBe(0);
    const filed = page.getByRole('checkbox', { name: 'Papers filed' }).first();
    await filed.check();
    await badge(page, 'Paperwork done').waitFor();
    await page.getByRole('status').getByText('New badge: Paperwork done').waitFor({ state: 'attached' });
    await page.getByText('4 of 7 steps').waitFor();
    await reload(page);
    await showProgress(page);
    await badge(page, 'Paperwork done').waitFor();
    await filed.uncheck();
    await badge(page, 'Paperwork done').waitFor({ state: 'detached' });
    expect(await answersOn(page)).toMatchObject([{ selectedState: 'PA', done: ['step:fees'] }, [{}]]);
  });

  it('stands beside the road of its result, and counts on the home page', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone, stored: inTwoStates });
    await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
    await allOfResult(page);
    const progress = page.getByRole('region', { name: 'Your progress' });
    await page.getByRole('region', { name: 'What to do' }).scrollIntoViewIfNeeded();
    await page.getByText('You are here').waitFor();
    await page.getByRole('heading', { name: 'Talk to a person' }).scrollIntoViewIfNeeded();
    await progress.getByRole('checkbox', { name: 'Record requested' }).check();
    await badge(page, 'Asked for the record').waitFor();
    await expectNothingOnAnyScreen(page, 'the steps of a result', '[aria-labelledby=your-progress]');
    await visit(page, site);
    await showProgress(page);
    await page.getByText('4 of 7 steps').waitFor();
  });
});

describe('a copy in a file', () => {
  it('gives back everything after it was erased', async () => {
    const page = await openProgress('/assessment');
    const before = await answersOn(page);
    const copy = await saveCopy(page);
    await eraseEverything(page);
    expect(await answersOn(page)).toEqual([null, null]);

    const another = await open('/assessment', { viewport: phone });
    await another.getByRole('button', { name: 'I have my answers in a file' }).click();
    await openCopy(another, copy);
    await another.getByRole('link', { name: 'Continue: Pennsylvania' }).waitFor();
    await expect.poll(() => another.locator(':focus').textContent()).toBe('Welcome back');
    expect(await answersOn(another)).toEqual(before);
  });

  it('that is broken, foreign or too new changes nothing, and says why', async () => {
    const page = await openProgress('/assessment');
    const before = await held(page);
    const copy = await saveCopy(page);
    for (const [text, words] of [
      [copy.slice(0, -60), 'This copy is damaged'],
      ['{"a":1}', 'This is not a copy that was saved on this site'],
      [copy.replace('"version": 1', '"version": 2'), 'saved by a newer version'],
    ] as const) {
      await openCopy(page, text);
      await page.getByRole('alert').getByText(words).waitFor();
      expect(await held(page)).toEqual(before);
    }
  });

  it('asks before it takes the place of other answers, and that can be undone', async () => {
    const page = await openProgress('/assessment');
    const copy = await saveCopy(page);
    await page.getByRole('checkbox', { name: 'Hearing done' }).first().check();
    const ticked = await answersOn(page);
    await openCopy(page, copy);
    const asked = page.getByRole('group', { name: /^This device has other answers for Pennsylvania/ });
    await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^This device has other answers/);
    await asked.getByRole('button', { name: 'Keep what is here' }).click();
    expect(await answersOn(page)).toEqual(ticked);
    await openCopy(page, copy);
    await asked.getByRole('button', { name: 'Yes, replace them' }).click();
    await badge(page, 'Hearing behind you').waitFor({ state: 'detached' });
    await undo(page).click();
    await badge(page, 'Hearing behind you').waitFor();
    expect(await answersOn(page)).toEqual(ticked);
  });
});

describe('everything', () => {
  it.each(['/', '/assessment'])(
    'is erased at once on %s, asked first, and comes back with Undo',
    async (path) => {
      const page = await openProgress(path, {
        stored: { ...inTwoStates, counting: 'off', 'accessibility-settings': '{"largeText":true}' },
      });
      const [before] = await held(page);
      await page.getByRole('button', { name: 'Erase everything on this device' }).click();
      await page.getByRole('button', { name: 'Keep them' }).click();
      expect(await held(page)).toMatchObject([before, {}]);
      await eraseEverything(page);
      expect((await held(page))[0]).toEqual({});
      await expect
        .poll(() => page.locator(':focus').textContent())
        .toBe('Your answers are erased from this device.');
      await undo(page).click();
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
      expect((await held(page))[0]).toEqual(before);
    },
  );

  it('lasts as long as the tab on a shared computer, and cannot be brought back there', async () => {
    const page = await open('/assessment', { viewport: phone, stored: inTwoStates });
    await visit(page, `${site}/privacy-policy#kept-here`);
    await page.getByRole('checkbox', { name: /^This is a shared computer/ }).check();
    await visit(page, `${site}/assessment`);
    await showProgress(page);
    await page.getByRole('checkbox', { name: 'Papers filed' }).first().check();
    const [device, tab] = await held(page);
    expect(Object.keys(device ?? {})).toEqual(['shared_computer']);
    expect(Object.keys(tab ?? {})).toEqual(
      expect.arrayContaining(['assessment_progress', 'assessment_progress_others']),
    );
    await eraseEverything(page);
    expect(await undo(page).count()).toBe(0);
    const after = JSON.stringify(await held(page));
    expect(after).not.toContain('assessment_progress');
  });
});

describe('the progress', () => {
  it.each([
    ['the home page', '/'],
    ['the choice of a state', '/assessment'],
  ])('on %s can be read and used by everybody', async (where, path) => {
    for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
      const page = await openProgress(path, { viewport });
      await badge(page, 'More than one state').waitFor();
      await expectNothing(page, `${where} at ${viewport.width}`);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${where} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  });

  it('is not fetched by whoever has nothing here', async () => {
    const page = await open('/assessment', { viewport: phone });
    await page.getByRole('button', { name: 'I have my answers in a file' }).waitFor();
    expect(await page.getByRole('button', { name: 'Your progress and badges' }).count()).toBe(0);
  });
});
