import { loadGuide } from '@openslate/law/jurisdictions/index.ts';
import { expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { desktop, phone, visitor } from './browser.ts';

/* At the end of every page stands a person: whom to ask, what it costs, and how to take one's answer along. */

const { open } = visitor();

const dismissed = {
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
};
const kept = { assessment_progress: JSON.stringify(dismissed) };

it('somebody with answers in Pennsylvania sees who helps there, by what they need, and can call', async () => {
  const guide = await loadGuide('PA');
  const callable = guide.help.find(({ phone: number }) => number);
  if (!callable?.phone) throw new Error('Nobody in Pennsylvania has a phone.');
  const page = await open('/attorney-finder', { viewport: phone, stored: kept });
  await page.getByText(`${guide.help.length} to ask in Pennsylvania.`).waitFor();
  expect(await page.getByLabel('State of the case').inputValue()).toBe('PA');
  const call = page.getByRole('link', { name: `Call ${callable.name}: ${callable.phone}` });
  expect(await call.getAttribute('href')).toBe(`tel:${callable.phone.replaceAll('-', '')}`);
  await page.getByRole('link', { name: 'Go to my answers: Pennsylvania' }).waitFor();

  await page.getByLabel('What you need').selectOption('A lawyer I can pay');
  await page.getByText('Nobody in our list fits all of this.').waitFor();
  await page.getByRole('button', { name: 'Show everybody again' }).click();
  await page.getByText(`${guide.help.length} to ask in Pennsylvania.`).waitFor();
  await page.getByLabel('State of the case').selectOption('All states');
  await page.getByText(/^\d+ to ask in 52 places\.$/).waitFor();
  await expectNothingOnAnyScreen(page, 'the finder');
});

it('who is known to serve other counties is left out, and hours are told', async () => {
  const guide = await loadGuide('MO');
  const local = guide.help.find(({ counties }) => counties);
  const [county = ''] = local?.counties ?? [];
  const page = await open('/attorney-finder#mo', { viewport: phone });
  await page.getByLabel('County').selectOption(county);
  await page.getByText(`${guide.help.length} to ask in Missouri.`).waitFor();
  await page.getByText(`Area: ${local?.area}.`).waitFor();
  await expectNothingOnAnyScreen(page, 'the finder by county');

  await page.getByLabel('State of the case').selectOption('Arizona');
  const inArizona = (await loadGuide('AZ')).help;
  const served = inArizona.filter(({ counties }) => !counties || counties.includes('Pima'));
  await page.getByLabel('County').selectOption('Pima');
  await page.getByText(`${served.length} to ask in Arizona.`).waitFor();
  expect(served.length).toBeLessThan(inArizona.length);

  await page.getByLabel('State of the case').selectOption('Kentucky');
  await page.getByText('Hours: Monday to Thursday').waitFor();
  expect(await page.getByLabel('County').count()).toBe(0);
});

it('Legal Help in the bar of a phone leads on to the finder', async () => {
  const page = await open('/', { viewport: phone });
  await page.getByRole('link', { name: 'Legal Help' }).click();
  await page.waitForURL('**/translator');
  await page.getByRole('main').locator('a[href="/attorney-finder"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'Attorney Finder' }).waitFor();
});

it('a wrong entry is reported with its name', async () => {
  const page = await open('/attorney-finder#pa', { viewport: desktop });
  await page.getByRole('button', { name: /^Report a mistake.*My Clean Slate PA$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' });
  await dialog.getByText('(pa-help/my-clean-slate-pa)').waitFor();
  await dialog.getByText('Say what is right instead').waitFor();
});

it('a note to a helper is made from the answers, on the device, and opens in the mail app', async () => {
  const page = await open('/assessment/pa', { viewport: phone, stored: kept });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('button', { name: 'Write a letter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Write to someone who can help' }).check();
  const note = dialog.getByRole('region', { name: 'Your letter: Write to someone who can help' });
  await note.getByText(/which is not legal advice:/).waitFor();
  expect(await note.innerText()).toContain('18 Pa.C.S. § 9122');
  const mail = await dialog.getByRole('link', { name: 'Open in my mail app' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:\?subject=Help%20with%20clearing%20my%20record&body=/);
  expect(decodeURIComponent(mail ?? '')).toContain('I am looking for help with clearing a criminal record.');
});
