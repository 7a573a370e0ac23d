import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadJurisdiction, loadReview } from '@openslate/law/jurisdictions/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { desktop, phone, visitor } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

/* Somebody who knows the law of a place reads ours, finds a mistake, and says so. */

let server: SiteServer;

beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.stop());

const { open } = visitor({ of: () => server.site });

async function adminToken(): Promise<string> {
  const setupCode = readFileSync(join(server.data, 'setup-code'), 'utf8').trim();
  const made = await fetch(`${server.site}/api/admin/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setupCode, username: 'ann', password: 'velvet anchor pigeon lantern' }),
  });
  return (await made.json()).token;
}

it('a mistake in a rule is found, reported by keyboard, and read by an administrator with the rule’s id', async () => {
  const law = await loadJurisdiction('PA');
  const relief = law.reliefs.find(({ rules }) => rules.some(({ cite }) => cite.url));
  const rule = relief?.rules.find(({ cite }) => cite.url);
  if (!relief || !rule) throw new Error('Pennsylvania has no rule with an address.');
  const id = `${relief.id}/${rule.id}`;

  const page = await open('/record-relief', { viewport: phone });
  await page.getByRole('main').getByRole('link', { name: 'Pennsylvania' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Clearing a record: Pennsylvania' }).waitFor();
  const row = page.locator(`[id="${id}"]`);
  expect(await row.innerText()).toContain(rule.text);
  await expect
    .poll(() => row.getByRole('link', { name: rule.cite.label }).getAttribute('href'))
    .toBe(rule.cite.url);

  const report = row.getByRole('button', { name: /^Report a mistake/ });
  await report.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  await dialog.getByText(id).waitFor();
  await expectNothingOnAnyScreen(page, 'the form', '[role=dialog]');
  await dialog.getByLabel('What is wrong?').focus();
  await page.keyboard.type('Too short');
  await dialog.getByLabel('A page that says so').focus();
  await page.keyboard.type('the statute');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Make the report at least 10 characters long' }).waitFor();
  await dialog.getByRole('link', { name: /^Enter a whole address/ }).waitFor();

  await dialog.getByLabel('What is wrong?').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(': the section says it otherwise.');
  await dialog.getByLabel('A page that says so').fill('https://law.example.gov/9122');
  await page.keyboard.press('Enter');
  await dialog.getByText('Your report has arrived').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await report.evaluate((button) => button === document.activeElement)).toBe(true);

  const admin = await open('/admin', { stored: { admin_token: await adminToken() } });
  const main = admin.getByRole('main');
  await main.getByRole('link', { name: /^Messages/ }).click();
  const message = main.getByRole('listitem').filter({ hasText: 'A mistake in the law' });
  await message.getByText('Too short: the section says it otherwise.').waitFor();
  await message.getByText('https://law.example.gov/9122').waitFor();
  await expect
    .poll(() => message.getByRole('link', { name: id }).getAttribute('href'))
    .toBe(`/record-relief/pa#${id}`);
});

it.each([phone, desktop])(
  'whoever reads the law long after it was checked is told so, and nothing moves ($width px)',
  async (viewport) => {
    const law = await loadJurisdiction('PA');
    const checked = new Date(`${law.verified}T12:00:00Z`).getTime();
    const daysLater = (days: number) =>
      new Date(checked + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const longAgo = 'That is more than 90 days ago. The law may have changed since.';
    const conditional = 'If that is more than 90 days ago';

    const soon = await open('/record-relief/pa', { viewport, today: daysLater(90) });
    await soon.getByText(conditional).waitFor();
    expect(await soon.getByText(longAgo).isVisible()).toBe(false);

    const late = await open('/record-relief/pa', { viewport, today: daysLater(91), before: watchShifts });
    await late.getByText(longAgo).waitFor();
    await late.getByText(conditional).waitFor({ state: 'hidden' });
    expect(await late.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
  },
);

function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

it('the words of the law stand folded beside the rules that follow them', async () => {
  const [line] = (await loadReview('PA')) ?? [];
  if (!line) throw new Error('Pennsylvania has no review.');
  const page = await open('/record-relief/pa', { viewport: phone });
  const quotation = page.getByText(`“${line.says}”`);
  expect(await quotation.isVisible()).toBe(false);
  await page.locator('summary').filter({ hasText: line.section }).first().click();
  await quotation.waitFor();
  const [rule = ''] = line.rules;
  await page.locator('details[open]').locator(`a[href="#${rule}"]`).first().click();
  await page.waitForURL(`**/record-relief/pa#${rule}`);
});
