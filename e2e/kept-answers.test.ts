import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  answerOne,
  erase,
  goThrough,
  inSight,
  openAssessment,
  savedOn,
  seeResult,
  startButton,
  startWith,
  stepOf,
  toNextStep,
  verdictOn,
} from './answering.ts';
import { phone, reload, site, visit, visitor } from './browser.ts';
import { cleanSlate, dropped, recentFelony } from './stories.ts';

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');

const key = 'assessment_progress';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome back' });

/** A few questions are answered, then something comes up. */
async function answerSome(page: Page): Promise<string> {
  await startWith(page, recentFelony);
  for (let count = 0; count < 3; count += 1) {
    const step = await stepOf(page);
    if (step.at === 'question') await answerOne(page, step.path, recentFelony, pennsylvania);
  }
  const step = await stepOf(page);
  return step.at === 'question' ? step.path : step.at;
}

/** The tab is closed and another one opened, on the same device. */
async function comeBack(page: Page, path = '/assessment/pa'): Promise<Page> {
  const tab = await page.context().newPage();
  await page.close();
  await visit(tab, site + path);
  await startButton(tab).waitFor();
  return tab;
}

describe('answers', () => {
  it('are there again after the page was closed, up to the result and its ticks', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    const left = await answerSome(page);
    expect(await savedOn(page)).toMatchObject({ selectedState: 'PA', currentStep: left });

    const again = await comeBack(page);
    const heading = again.getByRole('heading', { level: 1 });
    const step = await toNextStep(again, () =>
      welcome(again).getByRole('button', { name: 'Continue' }).click(),
    );
    expect(step).toEqual({ at: 'question', path: left });
    const before = (await savedOn(again))?.answers;
    await reload(again);
    await heading.waitFor();
    expect(await stepOf(again)).toEqual(step);
    expect((await savedOn(again))?.answers).toEqual(before);

    await answerAll(again, recentFelony, pennsylvania);
    await seeResult(again);
    const verdict = await verdictOn(again);
    await again.getByRole('region', { name: 'What to do' }).getByRole('checkbox').first().check();

    const last = await comeBack(again);
    await toNextStep(last, () => welcome(last).getByRole('button', { name: 'Continue' }).click());
    expect(await verdictOn(last)).toBe(verdict);
    const ticks = last.getByRole('region', { name: 'What to do' }).getByRole('checkbox');
    await expect.poll(() => ticks.first().isChecked()).toBe(true);
    await expect.poll(() => ticks.nth(1).isChecked()).toBe(false);
  });

  it('are erased by one button, and do not come back', async () => {
    const page = await openAssessment(open, 'PA');
    await answerSome(page);
    const again = await comeBack(page);
    await erase(welcome(again));
    await welcome(again).waitFor({ state: 'detached' });
    expect(await stored(again)).toBeNull();
    await reload(again);
    await startButton(again).waitFor();
    await expect.poll(() => welcome(again).count()).toBe(0);

    await goThrough(again, dropped, pennsylvania);
    await toNextStep(again, () => erase(again));
    expect(await stepOf(again)).toEqual({ at: 'start' });
    await toNextStep(again, async () => void (await again.goBack()));
    expect(await stored(again)).toBeNull();
    await expect.poll(() => again.getByText('Theft or shoplifting').count()).toBe(0);
  });

  it('for another state stay where they are, and beside what is answered here', async () => {
    const page = await openAssessment(open, 'PA');
    await answerSome(page);
    const kept = await stored(page);
    const other = await comeBack(page, '/assessment/or');
    await other.getByText('You have saved answers for Pennsylvania').waitFor();
    await other.getByLabel('Name of the charge').fill('Another one');
    await other.getByRole('checkbox', { name: 'I’m helping someone else' }).check();
    await toNextStep(other, () => startButton(other).click());
    expect(await stored(other)).toBe(kept);
    await toNextStep(other, () => other.getByRole('button', { name: 'Back' }).click());
    await other.getByRole('link', { name: 'Go back to Pennsylvania' }).click();
    await other.waitForURL(`${site}/assessment/pa`);
    await welcome(other).waitFor();

    await visit(other, `${site}/assessment/or`);
    await startWith(other, { charges: [] });
    const step = await stepOf(other);
    if (step.at === 'question') await answerOne(other, step.path, cleanSlate, await loadJurisdiction('OR'));
    expect(await savedOn(other)).toMatchObject({ selectedState: 'OR' });
    await other.goBack();
    await toNextStep(other, async () => void (await other.goBack()));
    await other.getByRole('link', { name: 'Go back to Pennsylvania' }).click();
    await welcome(other).waitFor();
    await other.getByText('You have saved answers for Oregon').waitFor();
  });
});

describe('saved answers that cannot be read', () => {
  it.each([
    ['cut off', '{"selectedState":"PA","currentStep":"charges.c1.level","answers":{"charges":[{"id":'],
    ['of a place nobody knows', '{"selectedState":"ZZ","currentStep":"start","answers":{"charges":[{}]}}'],
    [
      'with two charges of one name',
      '{"selectedState":"PA","currentStep":"start","answers":{"charges":[{"id":"c1"},{"id":"c1"}]}}',
    ],
    [
      'with an answer that is none',
      '{"selectedState":"PA","currentStep":"start","answers":{"charges":[{"level":"huge"}]}}',
    ],
  ])('because they are %s: it says so, leaves them alone and goes on', async (_, text) => {
    const page = await openAssessment(open, 'PA', { stored: { [key]: text } });
    await page.getByText('We could not read your saved answers').waitFor();
    await page.getByLabel('Name of the charge').fill('Mine');
    await startWith(page, { charges: [] });
    expect(await stored(page)).toBe(text);
    const step = await stepOf(page);
    if (step.at === 'question') await answerOne(page, step.path, cleanSlate, pennsylvania);
    expect(await savedOn(page)).toMatchObject({ selectedState: 'PA', names: { c1: 'Mine' } });
  });

  it('are erased on request', async () => {
    const page = await openAssessment(open, 'PA', { stored: { [key]: 'nothing' } });
    await erase(page, 'Erase them');
    await page.getByText('We could not read your saved answers').waitFor({ state: 'detached' });
    expect(await stored(page)).toBeNull();
  });

  it('from before a charge had a name of its own are still read, and a step that is gone leads on', async () => {
    const old = {
      selectedState: 'pa',
      currentStep: 'charges.c7.level',
      answers: { charges: [{ disposition: 'convicted' }, {}] },
    };
    const page = await openAssessment(open, 'PA', { stored: { [key]: JSON.stringify(old) } });
    const step = await toNextStep(page, () =>
      welcome(page).getByRole('button', { name: 'Continue' }).click(),
    );
    expect(step).toMatchObject({ at: 'question', path: expect.stringMatching(/^charges\.c1\.|^[a-z]+$/i) });
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    [
      'because it is full',
      () => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (name, value) {
          if (this === localStorage) throw new DOMException('The quota is used up.', 'QuotaExceededError');
          setItem.call(this, name, value);
        };
      },
    ],
    [
      'because it refuses',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        }),
    ],
  ])('%s, is named, and the answers still lead to the result', async (_, refuse) => {
    const page = await openAssessment(open, 'PA', { viewport: phone, before: refuse });
    const notKept = inSight(page.getByText('This browser does not let us keep your answers'));
    await startWith(page, dropped);
    await notKept.waitFor();
    await answerAll(page, dropped, pennsylvania);
    await notKept.waitFor();
    await seeResult(page);
    // On which day is not asked: it would change nothing.
    expect(await verdictOn(page)).toBe('This may be sealed by itself, without you asking.');
  });
});

describe('on a shared computer', () => {
  const label = 'This is a shared computer: forget when I close it';
  const kept = (page: Page) =>
    page.evaluate(() => ({ device: Object.keys(localStorage), tab: { ...sessionStorage } }));

  it('answers last as long as the tab, with everything else that tells of a record', async () => {
    const post = [{ id: 'p', key: 'k' }];
    const page = await openAssessment(open, 'PA', {
      viewport: phone,
      stored: {
        community_post_keys: JSON.stringify(post),
        community_viewed_posts: '["p"]',
        shared_assessments: '[]',
      },
    });
    await page.getByRole('checkbox', { name: label }).check();
    await page.getByText('go when you close this tab').waitFor();
    const left = await answerSome(page);
    const before = await kept(page);
    expect(before.device).toEqual(['shared_computer']);
    expect(JSON.parse(before.tab[key] ?? '{}')).toMatchObject({ selectedState: 'PA', currentStep: left });
    expect(JSON.parse(before.tab.community_post_keys ?? '')).toEqual(post);
    expect(before.tab).toHaveProperty('community_viewed_posts');
    expect(before.tab).toHaveProperty('shared_assessments');

    await reload(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await stepOf(page)).toEqual({ at: 'question', path: left });

    const next = await comeBack(page);
    await expect.poll(() => welcome(next).count()).toBe(0);
    await expect.poll(() => next.getByRole('checkbox', { name: label }).isChecked()).toBe(true);
    expect(await kept(next)).toEqual({
      device: ['shared_computer'],
      tab: expect.not.objectContaining({ [key]: expect.anything() }),
    });
  });

  it('answers move over when it is switched on between two questions, and back when it is switched off', async () => {
    const page = await openAssessment(open, 'PA');
    await answerSome(page);
    const answers = await stored(page);
    expect(answers).not.toBeNull();
    await page.getByText('How long your answers are kept').click();
    const shared = page.getByRole('checkbox', { name: label });
    await shared.check();
    expect(await stored(page)).toBeNull();
    expect((await kept(page)).tab[key]).toBe(answers);
    await shared.uncheck();
    expect(await stored(page)).toBe(answers);
    expect((await kept(page)).tab).not.toHaveProperty(key);

    await visit(page, `${site}/assessment`);
    await page.getByText('After 12 months without use, they are erased').waitFor();
  });
});

describe('answers that nobody uses', () => {
  it('are there for 12 months and then erased, whichever page is opened, and the person is told', async () => {
    const page = await openAssessment(open, 'PA', { today: '2026-11-16', before: () => {} });
    await answerSome(page);
    await page.clock.setFixedTime('2027-11-16T17:00:00Z');
    const inTime = await comeBack(page);
    await welcome(inTime).waitFor();

    await inTime.clock.setFixedTime('2028-11-16T17:00:00Z');
    await visit(inTime, `${site}/help`);
    await inTime.waitForFunction((name) => localStorage.getItem(name) === null, key);
    await inTime.getByRole('link', { name: 'Check Eligibility' }).first().click();
    await inTime.getByText('What this device kept for you is erased').waitFor();
    await expect.poll(() => inTime.getByText('Welcome back').count()).toBe(0);
  });
});
