import { loadCases, loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { expect, it } from 'vitest';
import { fitting, type WayFilter } from '../web/app/features/comparison/offered-ways.ts';
import { readOffers } from '../web/app/features/comparison/read-offers.server.ts';
import { plainSummary } from '../web/app/features/place-law/plain-summary.server.ts';
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

it('what each place offers is narrowed down on the map and in the table, and leads to the place', async () => {
  const offers = await readOffers();
  const opened = (filter: WayFilter) => fitting(offers, filter).filter(({ ways }) => ways.length > 0);
  const page = await open('/record-relief', { viewport: phone });
  await page.getByText(`${opened({ record: 'misdemeanor' }).length} places fit.`).waitFor();
  await page.getByLabel('Level').selectOption('A felony');
  await page.getByLabel('Relief', { exact: true }).selectOption('Sealing');
  await page.getByLabel('Shortest wait').selectOption('Up to 5 years');
  const found = opened({ record: 'felony', kind: 'sealing', within: 5 });
  await page.getByText(`${found.length} places fit.`).waitFor();
  const table = page.getByRole('table', { name: 'What each place offers for a felony' });
  expect(await table.getByRole('row').count()).toBe(found.length + 1);
  const ohio = found.find(({ code }) => code === 'OH')?.ways[0];
  expect(await table.getByRole('row', { name: /^Ohio/ }).textContent()).toContain(ohio?.wait);
  await page.getByRole('figure').getByRole('link', { name: 'OH Ohio: You can ask for it' }).waitFor();
  await expectNothingOnAnyScreen(page, 'what each place offers');
  await table.getByRole('link', { name: 'Ohio' }).click();
  await page.waitForURL('**/record-relief/oh');
});

it('the page of a place begins with what its law comes to, and leads to its assessment and its helpers', async () => {
  const [law, guide] = await Promise.all([loadJurisdiction('OH'), loadGuide('OH')]);
  const { records, cost, where } = plainSummary(law, guide);
  const page = await open('/record-relief/oh', { viewport: phone });
  const short = page.getByRole('region', { name: 'In short' });
  const words = await short.innerText();
  for (const { wait } of records.flatMap(({ ways }) => ways)) expect(words).toContain(wait);
  for (const { text } of [...cost, ...where]) expect(words).toContain(text);
  expect(await short.getByRole('link', { name: 'Check my record' }).getAttribute('href')).toBe(
    '/assessment/oh',
  );
  await short.getByText(/more ways$/).click();
  await expectNothingOnAnyScreen(page, 'the summary of a place');
  await short.getByRole('link', { name: 'Find help' }).click();
  await page.getByText(`${guide.help.length} to ask in Ohio.`).waitFor();
});
