import { readFile } from 'node:fs/promises';
import { loadCases } from '@openslate/law/jurisdictions/index.ts';
import { readCalendar } from '@openslate/web/testing/read-calendar.ts';
import { readPdf, spoken } from '@openslate/web/testing/read-pdf.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allOfResult } from './answering.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { desktop, type OpenOptions, phone, reload, site, visitor } from './browser.ts';

const { open } = visitor();

const today = '2026-11-16';
const year = 2026;

/** Decided last year: Pennsylvania seals it seven years after. */
const waiting = {
  title: 'The day before seven years are over',
  dates: {
    offenseDate: `${year - 2}-06-01`,
    dispositionDate: `${year - 1}-06-15`,
    completedDate: `${year - 1}-09-15`,
  },
};
const theDay = `June 15, ${year + 6}`;
const byItself = { title: 'A theft from 2012, nothing since', dates: {} };
const openNow = { title: 'A felony retail theft from 2014', dates: {} };

/** A worked case of Pennsylvania, as if its person had answered everything on this device and come back. */
async function openResult(
  { title, dates }: typeof openNow,
  options: OpenOptions,
  fetched: string[] = [],
): Promise<Page> {
  const worked = (await loadCases('PA')).find((each) => each.title === title);
  if (!worked) throw new Error(`Pennsylvania has no case “${title}”.`);
  const charges = worked.answers.charges.map((charge) => ({ ...charge, ...dates }));
  const answers = { ...worked.answers, charges };
  const saved = JSON.stringify({ selectedState: 'PA', currentStep: 'result', answers });
  const page = await open('/assessment/pa', { today, ...options, stored: { assessment_progress: saved } });
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.getByRole('button', { name: 'Continue' }).click();
  await allOfResult(page);
  return page;
}

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };

/** Lines break where they must, also after a hyphen. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Opens the list of the ways to take a result along. */
async function saveOrShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
}

/** Opens one of them. */
async function take(page: Page, way: string): Promise<void> {
  await saveOrShare(page);
  await page.getByRole('button', { name: way }).click();
}

/** What the buttons need is fetched by itself, a moment after the result is shown. */
async function whenFetchedAhead(fetched: readonly string[]): Promise<void> {
  const parts = ['save-or-share-dialog', 'write-pdf', '400Regular', '700Bold'];
  await expect.poll(() => parts.filter((part) => !fetched.some((url) => url.includes(part)))).toEqual([]);
}

describe('a result', () => {
  it('is saved as a PDF, a calendar file and a letter with the network cut', async () => {
    const fetched: string[] = [];
    const page = await openResult(waiting, { viewport: phone, firstVisit: true }, fetched);
    const sentence = await page.getByRole('heading', { level: 1 }).innerText();
    await whenFetchedAhead(fetched);
    await page.context().setOffline(true);

    await saveOrShare(page);
    const pdf = await saved(page, page.getByRole('button', { name: 'Save as PDF' }));
    const { text, title, pages } = await readPdf(pdf.bytes);
    expect(pdf.name).toMatch(/^openslate-pa-\d{4}-\d{2}-\d{2}\.pdf$/);
    expect(title).toBe('Your result: Pennsylvania');
    expect(pages.length).toBeGreaterThan(1);
    for (const words of [
      spoken(sentence),
      `from ${theDay} on`,
      `Trespass, ${year - 2}`,
      '18 Pa.C.S. § 9122.2(a)(1)',
      'My Clean Slate PA',
      'You told us',
      'How did the case end? I was found guilty',
      'We took it that',
      'this is not legal advice',
      new URL(site).host,
    ])
      expect(text).toContain(words);

    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(theDay).waitFor();
    const calendar = await saved(page, dialog.getByRole('button', { name: 'Save calendar file' }));
    expect(calendar.name).toBe('openslate-dates.ics');
    const entries = readCalendar(calendar.bytes.toString());
    expect(entries.map(({ date, title }) => [date, title])).toEqual([
      [`${year + 6}-05-16`, 'OpenSlate: a date is coming up'],
      [`${year + 6}-06-15`, 'OpenSlate: check your dates'],
    ]);
    expect(entries.map(({ about }) => about).join()).not.toContain('Trespass');
    await dialog.getByRole('checkbox', { name: 'Write the details into the calendar' }).check();
    const detailed = await saved(page, dialog.getByRole('button', { name: 'Save calendar file' }));
    expect(readCalendar(detailed.bytes.toString())[0]?.about).toContain(`Trespass, ${year - 2}`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Write a letter' }).click();
    // There is nothing to pay on this way, and nothing has been cleared yet.
    await dialog.getByRole('radio', { name: 'Ask for my record' }).waitFor();
    expect(await dialog.getByRole('radio').count()).toBe(2);
    await dialog.getByLabel('Your full name').fill('María Núñez');
    const preview = dialog.getByRole('region', { name: 'Your letter: Ask for my record' });
    await preview.getByText('María Núñez').first().waitFor();
    const asText = await saved(page, dialog.getByRole('button', { name: 'Save as text' }));
    const asPdf = await saved(page, dialog.getByRole('button', { name: 'Save as PDF' }));
    expect([asText.name, asPdf.name]).toEqual(['record-request.txt', 'record-request.pdf']);
    const letter = await readPdf(asPdf.bytes);
    for (const words of [asText.bytes.toString(), letter.text])
      expect(words).toContain('Full name: María Núñez');
  });

  it('that the law clears by itself offers a reminder to check, which says nothing of it', async () => {
    const page = await openResult(byItself, { viewport: phone });
    await take(page, 'Add to calendar');
    const dialog = page.getByRole('dialog', { name: 'Add to your calendar' });
    await dialog.getByText('What is open for you is open now.').waitFor();
    await dialog.getByText('Get your record and check that it has been sealed.').waitFor();
    await expectNothingOnAnyScreen(page, 'the calendar', '[role=dialog]');
    const save = dialog.getByRole('button', { name: 'Save calendar file' });
    const [suggested] = readCalendar((await saved(page, save)).bytes.toString());
    expect(suggested).toMatchObject({ date: `${year}-12-28`, title: 'OpenSlate: check your dates' });
    expect(suggested?.about).not.toMatch(/record|seal|theft/i);

    await dialog.getByLabel('Month').selectOption('2');
    await dialog.getByLabel('Day').fill('30');
    await dialog.getByLabel('Year').fill(String(year + 1));
    await save.click();
    await dialog.getByText(`Enter a day between 1 and 28 for February ${year + 1}`).waitFor();
    await dialog.getByLabel('Day').fill('3');
    const chosen = readCalendar((await saved(page, save)).bytes.toString());
    expect(chosen.map(({ date }) => date)).toEqual([`${year + 1}-02-03`]);

    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Add to calendar' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save or share' }).and(page.locator(':focus')).waitFor();
  });

  it('is printed from the list, which is closed first', async () => {
    const page = await openResult(byItself, { viewport: phone, before: () => {} });
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = String(document.querySelectorAll('[role=dialog]').length);
      };
    });
    await take(page, 'Print');
    await page.locator('body[data-printed]').waitFor();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('0');
  });

  it('offers its ways to everyone, on the smallest screen and without moving the page', async () => {
    const page = await openResult(byItself, { viewport: { width: 320, height: 640 } });
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value } of list.getEntries() as Shift[])
          if (!hadRecentInput) document.body.dataset.moved = String(value);
      }).observe({ type: 'layout-shift' });
    });
    await saveOrShare(page);
    const dialog = page.getByRole('dialog', { name: 'Save or share this result' });
    expect(await dialog.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual([
      'Save as PDF',
      'Print',
      'Add to calendar',
      'Remind me',
      'Write a letter',
      'Make a private link',
    ]);
    expect(await dialog.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
    expect(await page.locator('body').getAttribute('data-moved')).toBeNull();
    await expectNothingOnAnyScreen(page, 'the ways', '[role=dialog]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save or share' }).and(page.locator(':focus')).waitFor();
  });
});

describe('the letters', () => {
  it('can be used by everyone', async () => {
    const page = await openResult(openNow, { viewport: phone });
    await take(page, 'Write a letter');
    const dialog = page.getByRole('dialog', { name: 'Write a letter' });
    await dialog.getByText('Nothing you type here is kept or sent').waitFor();
    await dialog.getByRole('radio', { name: 'Ask for my record' }).press('ArrowDown');
    await dialog
      .getByRole('radio', { name: 'Ask the court to waive fees', checked: true })
      .press('ArrowDown');
    await dialog.getByRole('region', { name: 'Your letter: Dispute a background check' }).waitFor();
    await expectNothingOnAnyScreen(page, 'a letter', '[role=dialog]');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    expect(await dialog.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  });

  it('hold what was told already, and leave a line for the rest', async () => {
    const page = await openResult(openNow, { viewport: phone });
    await take(page, 'Write a letter');
    const dialog = page.getByRole('dialog', { name: 'Write a letter' });
    await dialog.getByRole('radio', { name: 'Ask the court to waive fees' }).check();
    await expect.poll(() => dialog.getByLabel('The charge').inputValue()).toBe('Theft or shoplifting, 2013');
    const asText = await saved(page, dialog.getByRole('button', { name: 'Save as text' }));
    const text = asText.bytes.toString();
    expect(text).toContain('- Charge: Theft or shoplifting, 2013\n- What I ask for: Ask the court to seal');
    expect(text).toMatch(/case number _{30,}/);
    // Whoever takes it out has a line to fill in by hand.
    await dialog.getByLabel('The charge').fill('');
    const without = await saved(page, dialog.getByRole('button', { name: 'Save as text' }));
    expect(without.bytes.toString()).toMatch(/- Charge: _{30,}\n/);

    // Of what the law did by itself the letter says so; nobody has an order of a court.
    const gone = await openResult(byItself, { viewport: phone });
    await take(gone, 'Write a letter');
    expect(await gone.getByRole('dialog').getByRole('radio', { name: /waive/ }).count()).toBe(0);
    await gone.getByRole('radio', { name: 'Dispute a background check' }).check();
    await expect
      .poll(() => gone.getByLabel('What was done').inputValue())
      .toMatch(/^sealed by law \(18 Pa\.C\.S\. § 9122\.2/);
    expect(await gone.getByLabel('When', { exact: true }).inputValue()).toBe('');
  });

  it('keep what was typed when the dialog is closed, and nowhere else', async () => {
    const page = await openResult(waiting, { viewport: desktop });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
    await take(page, 'Write a letter');
    const name = page.getByRole('dialog').getByLabel('Your full name');
    await name.fill('Somebody Unusual');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Write a letter' }).and(page.locator(':focus')).press('Enter');
    await expect.poll(() => name.inputValue()).toBe('Somebody Unusual');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('Somebody Unusual');
    await saved(page, page.getByRole('dialog').getByRole('button', { name: 'Save as text' }));
    expect(sent.filter((each) => /somebody/i.test(each))).toEqual([]);

    await reload(page);
    await take(page, 'Write a letter');
    await expect.poll(() => name.inputValue()).toBe('');
  });

  it('are copied as text', async () => {
    const page = await openResult(waiting, {
      viewport: desktop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await take(page, 'Write a letter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your full name').fill('Somebody Unusual');
    await page.evaluate(() => {
      // The site may not read the clipboard, so what it writes is caught on the way.
      navigator.clipboard.writeText = async (text) => {
        document.body.dataset.copied = text;
      };
    });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await dialog.getByText('Copied.').waitFor();
    await expect
      .poll(() => page.locator('body').getAttribute('data-copied'))
      .toContain('Full name: Somebody Unusual');
  });
});

describe('a printed result', () => {
  it('has the whole answer and nothing to press, in black on white', async () => {
    const page = await openResult(waiting, { viewport: phone, colorScheme: 'dark' });
    const folded = await page.evaluate(() =>
      [...document.querySelectorAll('main details :is(p, li)')]
        .filter((words) => words.childElementCount === 0 && !words.closest('[data-on-paper], form'))
        .map((words) => words.textContent),
    );
    const { text } = await readPdf(await page.pdf({ format: 'Letter' }));
    for (const words of [
      `Printed from OpenSlate (${new URL(site).host}/assessment/pa) on `,
      'Law checked ',
      `his may be sealed by itself from ${theDay} on.`,
      `This will be so on ${theDay}. 18 Pa.C.S. § 9122.2(a)(1) (https://`,
      'My Clean Slate PA (https://mycleanslatepa.com',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Not yet: \w+.*So: \w+/);
    expect(text).toContain('You told us.');
    expect(folded.length).toBeGreaterThan(20);
    expect(folded.filter((words) => !withoutSpaces(text).includes(withoutSpaces(words)))).toEqual([]);
    for (const words of [
      'Skip to',
      'Case Studies',
      'Menu',
      'Legal Help',
      'Save or share',
      'Erase my answers',
      '© 2024',
    ])
      expect(text).not.toContain(words);

    // Afterwards it is as it was.
    await expect.poll(() => page.locator('main details[open]').count()).toBe(0);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  });
});
