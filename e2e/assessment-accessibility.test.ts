import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerOne, comeBack, openAssessment, stepOf, toNextStep, verdictOn } from './answering.ts';
import { expectNothing } from './axe.ts';
import { desktop, phone, visitor } from './browser.ts';
import { excludedFelony, oldMisdemeanor, recentFelony } from './stories.ts';

const { open } = visitor();

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until something has the focus, as someone without a mouse does. */
async function tabTo(
  page: Page,
  found: (role: { tag: string; type: string; name: string }) => boolean,
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page).evaluate((element) => ({
      tag: element.tagName,
      type: element.getAttribute('type') ?? '',
      name: element.textContent?.trim() ?? '',
    }));
    if (found(at)) return;
  }
  throw new Error('The keyboard does not reach it.');
}

const tabToButton = (page: Page, name: string) =>
  tabTo(page, (at) => at.tag === 'BUTTON' && at.name.startsWith(name));

describe('with the keyboard alone', () => {
  it('one gets from the first screen to the result, and hears each step', async () => {
    const page = await openAssessment(open, 'PA');
    await tabTo(page, ({ name }) => name === 'Skip to assessment form');
    await page.keyboard.press('Enter');
    await tabTo(page, ({ type }) => type === 'text');
    await page.keyboard.type('Store');
    await tabTo(page, ({ type }) => type === 'checkbox');
    await tabToButton(page, 'Start');
    let step = await toNextStep(page, () => page.keyboard.press('Enter'));
    const kinds = new Set<string>();
    const heard: string[] = [];

    while (step.at === 'question') {
      heard.push(await focused(page).innerText());
      expect(await page.title()).toContain(heard.at(-1));
      kinds.add(await answerByKeyboard(page, step.path.split('.').at(-1) ?? ''));
      step = await toNextStep(page, () => page.keyboard.press('Enter'));
    }
    expect(new Set(heard).size).toBe(heard.length);
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['choice', 'date', 'several']));

    expect(await focused(page).innerText()).toBe('Check your answers');
    await tabToButton(page, 'See the result');
    await toNextStep(page, () => page.keyboard.press('Space'));
    expect(await focused(page).innerText()).toBe(await verdictOn(page));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await tabTo(page, ({ tag }) => tag === 'SUMMARY');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('details[open]').count()).toBe(1);
    await tabTo(page, ({ type }) => type === 'checkbox');
    await page.keyboard.press('Space');
    await expect.poll(() => focused(page).isChecked()).toBe(true);
  });
});

/** What a person with a theft in 2012 presses. Leaves the focus where Enter sends the answer. */
async function answerByKeyboard(page: Page, field: string): Promise<string> {
  const main = page.getByRole('main');
  if ((await main.getByRole('radio').count()) > 0) {
    await tabTo(page, ({ type }) => type === 'radio');
    // Arrows choose among answers; the first needs the space bar.
    await page.keyboard.press('Space');
    const downs =
      { level: 1, pendingCharges: 1, mustRegister: 1, grade: 1, recordComplete: 1, any: 1 }[field] ?? 0;
    for (let press = 0; press < downs; press += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page).isChecked()).toBe(true);
    return 'choice';
  }
  if (await main.getByRole('combobox', { name: 'Month' }).isVisible()) {
    await tabTo(page, ({ tag }) => tag === 'SELECT');
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2012');
    return 'date';
  }
  if ((await main.getByRole('checkbox').count()) > 0) {
    await tabTo(page, ({ type }) => type === 'checkbox');
    await page.keyboard.press('Space');
    await expect.poll(() => focused(page).isChecked()).toBe(true);
    await tabToButton(page, 'Continue');
    return 'several';
  }
  await tabTo(page, ({ type }) => type === 'text');
  await page.keyboard.type({ age: '45', ageAtOffense: '30', statute: '3929' }[field] ?? '0');
  return 'boxes';
}

describe('the skip link', () => {
  it('leads to the form, and leaves one at the question one was at', async () => {
    const page = await openAssessment(open, 'PA');
    const step = await toNextStep(page, () =>
      page.getByRole('button', { name: 'Start', exact: true }).click(),
    );
    await page.getByRole('link', { name: 'Skip to assessment form' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page).getAttribute('id')).toBe('assessment-form');
    await page.keyboard.press('Tab');
    expect(await focused(page).innerText()).toBe('Back');
    expect(await stepOf(page)).toEqual(step);
  });
});

describe('a screen reader', () => {
  it('hears what a question is, its answers, its help and how far it is', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { name: 'How did the case end?' }).waitFor();
    const main = await page.getByRole('main').ariaSnapshot();
    expect(main).toContain('- heading "How did the case end?" [level=1]');
    expect(main).toContain('- group "How did the case end?"');
    expect(main).toContain('- radio "I was found guilty, or pleaded guilty or “no contest”"');
    expect(main).toContain('- radio "I don’t know"');
    expect(main).toContain('- progressbar "Pennsylvania"');
    expect(main).toMatch(/about \d+ questions left/);
    for (const name of ['Back', 'Continue']) expect(main).toContain(`- button "${name}"`);
    expect(main).toContain('Why we ask');
    expect(main).toContain('Where to find it');

    await page.getByRole('button', { name: 'Continue' }).click();
    const wrong = page.getByRole('group', { name: 'How did the case end?' });
    const described = (await wrong.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('Choose an answer');
  });

  it('hears the answer, each reason as met or not, and what can be ticked off', async () => {
    const page = await comeBack(open, 'PA', 'result', recentFelony);
    const result = await page.getByRole('main').ariaSnapshot();
    expect(result).toContain(
      '- heading "You may be able to have this sealed from January 10, 2028 on." [level=1]',
    );
    expect(result).toContain('- region "Theft or shoplifting, 2018"');
    expect(result).toContain('You told us.');
    expect(result).toMatch(/text: "?Not yet:/);
    expect(result).toContain('- region "What to do"');
    expect(result).toContain('- checkbox "Put January 10, 2028 in your calendar."');
    expect(result).toContain('- region "What we assumed"');
    expect(result).toContain('- region "Talk to a person"');
    // No level is left out on the way down.
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    });
  });
});

describe('axe finds nothing', () => {
  it('on the start, on each kind of question, on a mistake and on the review', async () => {
    const page = await openAssessment(open, 'OR', { viewport: phone });
    const oregon = await loadJurisdiction('OR');
    await page.getByRole('button', { name: 'Add another charge' }).click();
    await expectNothing(page, 'the start');
    await page.getByRole('button', { name: 'Remove charge 2' }).click();
    let step = await toNextStep(page, () => page.getByRole('button', { name: 'Start', exact: true }).click());
    const seen = new Set<string>();
    while (step.at === 'question') {
      const kind = await kindOnScreen(page);
      if (!seen.has(kind)) {
        seen.add(kind);
        await expectNothing(page, kind);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('main').getByRole('alert').waitFor();
        if (kind === 'choice' || kind === 'date') await expectNothing(page, `a mistake in ${kind}`);
      }
      step = await answerOne(page, step.path, oldMisdemeanor, oregon);
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['choice', 'date', 'several']));
    expect(await stepOf(page)).toEqual({ at: 'review' });
    await expectNothing(page, 'the review');
  }, 120_000);

  it.each([
    ['a date to wait for', 'PA', recentFelony, phone],
    ['no way to clear it', 'CA', excludedFelony, desktop],
  ] as const)('on a result with %s, all of it opened', async (_, code, story, viewport) => {
    const page = await comeBack(open, code, 'result', story, { viewport });
    await expectNothing(page, 'the result');
    for (const details of await page.getByRole('main').locator('details').all())
      await details.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
    await expectNothing(page, 'the result, opened');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of ['100%', '200%']) {
      await page.addStyleTag({ content: `html{font-size:${size}!important}` });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `letters at ${size}`).toBeLessThanOrEqual(320);
    }
  });
});

async function kindOnScreen(page: Page): Promise<string> {
  const main = page.getByRole('main');
  if ((await main.getByRole('radio').count()) > 0) return 'choice';
  if ((await main.getByRole('combobox').count()) > 0) return 'date';
  return (await main.getByRole('checkbox').count()) > 0 ? 'several' : 'boxes';
}
