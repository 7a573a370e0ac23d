import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  goThrough,
  inSight,
  openAssessment,
  savedOn,
  seeResult,
  startWith,
  stepOf,
  verdictOn,
} from './answering.ts';
import { desktop, phone, visitor } from './browser.ts';
import { cleanSlate, excludedFelony, oldMisdemeanor, recentFelony, threeCharges } from './stories.ts';

const { open } = visitor();
const [california, oregon, pennsylvania] = await Promise.all([
  loadJurisdiction('CA'),
  loadJurisdiction('OR'),
  loadJurisdiction('PA'),
]);

const charge = (page: Page, name: string) => page.getByRole('region', { name });
const toDo = (page: Page) => page.getByRole('region', { name: 'What to do', exact: true });

/** On a phone and on a desktop nothing has to be moved sideways, and nothing is cut off. */
async function fits(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
}

describe('from the first question to the answer', () => {
  it('an old misdemeanor may be set aside now, with the reasons, the law and the steps', async () => {
    const page = await openAssessment(open, 'OR', { viewport: phone });
    await goThrough(page, oldMisdemeanor, oregon);
    expect(await verdictOn(page)).toBe('You may be able to have this set aside now.');
    const theft = charge(page, 'Theft or shoplifting, 2015');
    await theft.getByText('You may ask now').waitFor();
    await theft
      .getByText(/more things the law asks/)
      .first()
      .click();
    const reasons = theft.getByRole('listitem').filter({ hasText: 'You told us.' });
    await expect.poll(() => reasons.count()).toBeGreaterThan(1);
    const cited = reasons.getByRole('link').first();
    await expect.poll(() => cited.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await cited.innerText()).toMatch(/ORS 137\.225/);
    await page.getByText('Open now').first().waitFor();
    await toDo(page).getByRole('checkbox').first().check();
    // The word of the law is explained where it is first used, and not again.
    await page.getByText('Set aside: The court takes the conviction back.').waitFor();
    await expect.poll(() => page.getByText('The court takes the conviction back.').count()).toBe(1);
    // What it costs is told, and nothing to tick off.
    await toDo(page).getByText('Cost', { exact: true }).first().waitFor();
    await expect.poll(() => toDo(page).getByRole('checkbox', { name: /^Cost/ }).count()).toBe(0);
    await fits(page);
  });

  it('a recent felony is given the day on which it may be sealed', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    await goThrough(page, recentFelony, pennsylvania);
    expect(await verdictOn(page)).toBe('You may be able to have this sealed from January 10, 2028 on.');
    expect(await charge(page, 'Theft or shoplifting, 2018').getByText('Not yet').first().isVisible()).toBe(
      true,
    );
    await toDo(page).getByText('Put January 10, 2028 in your calendar.').waitFor();
    await page.getByText('This will be so on January 10, 2028.').first().waitFor();
    await fits(page);
  });

  it('an offense that nothing clears still leads on: to a pardon, a certificate, the vote and people', async () => {
    const page = await openAssessment(open, 'CA', { viewport: phone });
    await goThrough(page, excludedFelony, california);
    expect(await verdictOn(page)).toBe(
      'We found no way to clear this under the law of this place: California.',
    );
    const besides = charge(page, 'Sex offense');
    for (const way of ['Pardon by the governor', 'Certificate of rehabilitation']) {
      const details = besides.locator('details', { has: page.locator('summary', { hasText: way }) });
      await details.locator('summary').click();
      await details.getByText('Cost:').waitFor();
    }
    const rights = page.getByRole('region', { name: 'Your vote, guns and juries' });
    await rights.getByRole('heading', { name: 'Your vote', exact: true }).waitFor();
    const people = page.getByRole('region', { name: 'Talk to a person' });
    await expect.poll(() => people.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await people.getByRole('link', { name: 'More ways to find help' }).getAttribute('href')).toBe(
      '/attorney-finder',
    );
    await expect.poll(() => toDo(page).getByRole('checkbox').count()).toBeGreaterThan(0);
    await fits(page);
  });

  it('an old theft is cleared by the state itself', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    await goThrough(page, cleanSlate, pennsylvania);
    expect(await verdictOn(page)).toMatch(/by law this should be sealed already, since June 11, 2024\.$/i);
    await page.getByText('You do not have to file anything.').first().waitFor();
    await charge(page, 'Theft or shoplifting, 2012').getByText('May clear by itself').waitFor();
    await fits(page);
  });

  it('three charges are told, named, copied, removed and put into one case, and each gets its answer', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    const add = page.getByRole('button', { name: 'Add another charge' });
    await page.getByLabel('Name of the charge').fill('Store in 2017');
    await page.getByRole('button', { name: 'Copy Store in 2017', exact: true }).click();
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement).value === 'Store in 2017 (copy)',
    );
    await page.getByRole('button', { name: 'Remove Store in 2017 (copy)' }).click();
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === 'Store in 2017');
    await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);

    await add.click();
    await page.keyboard.type('Trespass');
    await page.getByRole('combobox', { name: 'Which case was it in?' }).selectOption({
      label: 'The same case as Store in 2017',
    });
    await add.click();
    await page.keyboard.type('Old theft');
    await startWith(page, { charges: [] });

    const [first, second, third] = (await savedOn(page))?.answers.charges ?? [];
    const named = {
      charges: threeCharges.charges.map((told, index) => ({
        ...told,
        id: [first, second, third][index]?.id,
      })),
    };
    expect(first?.caseId).toBeDefined();
    expect(second?.caseId).toBe(first?.caseId);
    expect(third).not.toHaveProperty('caseId');

    await inSight(page.getByText('Answer for this charge: Store in 2017')).waitFor();
    const asked = await answerAll(page, { ...threeCharges, ...named }, pennsylvania);
    // One charge after the other; back to an earlier one only for what a later one makes matter.
    const about = asked.flatMap((path) => /^charges\.(\w+)\./.exec(path)?.[1] ?? []);
    expect([...new Set(about)]).toEqual([first?.id, second?.id, third?.id]);

    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    await seeResult(page);
    expect(await verdictOn(page)).toBe(
      'Of your 3 charges, 1 should be cleared by law already, and you may ask to clear 1 now and 1 later.',
    );
    await charge(page, 'Store in 2017').getByText('from January 10, 2028 on').waitFor();
    await charge(page, 'Trespass').getByText('May clear by itself').waitFor();
    await charge(page, 'Old theft').getByText('You may ask now').waitFor();
    await fits(page);
  });

  it('someone who knows nothing is told what to find out, where, and who can help', async () => {
    const page = await openAssessment(open, 'PA', { viewport: phone });
    const asked = await goThrough(page, { charges: [{ id: 'c1' }] }, pennsylvania);
    expect(asked.length).toBeLessThan(20);
    expect((await savedOn(page))?.unknown).toEqual(asked);
    expect(await stepOf(page)).toEqual({ at: 'result' });
    expect(await verdictOn(page)).toBe('We cannot say yet. It turns on something we do not know.');
    const toFindOut = page.getByRole('region', { name: 'What to find out' });
    await expect.poll(() => toFindOut.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await toFindOut.getByText('How did the case end?').first().waitFor();
    await toFindOut.getByText('Look at your court papers').first().waitFor();
    await toDo(page).getByText('Get your own record').waitFor();
    await page.getByRole('region', { name: 'Talk to a person' }).waitFor();
    await fits(page);
  });
});
