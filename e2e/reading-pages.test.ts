import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';

/* The pages to read, which tell from the law what they tell. */

const { open } = visitor();

it('what a state offers besides leads to its rules and steps', async () => {
  const law = await loadJurisdiction('OH');
  const pardon = law.reliefs.find(({ alternative, kind }) => alternative && kind === 'pardon');
  if (!pardon) throw new Error('Ohio has no pardon.');
  const page = await open('/alternative-relief', { viewport: phone });
  await page.getByLabel('State of the case').selectOption('Ohio');
  const link = page.getByRole('link', { name: pardon.name, exact: true });
  await page.getByText(pardon.effect).waitFor();
  await expectNothingOnAnyScreen(page, 'what else there is');
  await link.click();
  await page.locator(`[id="${pardon.id}"]`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/record-relief/oh');
});

it('the lives of a state are filtered, and judged where they are opened', async () => {
  const cases = await loadCases('OH');
  const waits = cases.find(
    ({ answers, expect: { c1 } }) => answers.charges.length === 1 && c1?.outcome === 'not_yet',
  );
  if (!waits) throw new Error('Nobody waits in Ohio.');
  const page = await open('/case-studies#oh', { viewport: phone });
  await page.getByText(`${cases.length} lives.`).waitFor();
  await page.getByLabel('What it comes to').selectOption('Not yet');
  await page.locator('summary', { hasText: waits.title }).first().click();
  await page.getByText(waits.why).first().waitFor();
  await page.getByText('That day', { exact: true }).first().waitFor();
  await expectNothingOnAnyScreen(page, 'a life');
  await page.getByLabel('State', { exact: true }).selectOption('Two from every state');
  await page.getByRole('heading', { level: 2, name: 'Alabama' }).waitFor();
});
