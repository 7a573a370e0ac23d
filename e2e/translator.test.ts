import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { docxOf, fileOf, type GivenFile, pdfOf, scanOf } from '../web/testing/given-files.ts';
import { readPdf } from '../web/testing/read-pdf.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';

const { open } = visitor();

const notice = [
  'CIRCUIT COURT OF COOK COUNTY, ILLINOIS',
  'Case No. 19-CR-0012345',
  'NOTICE OF HEARING',
  'A hearing on your petition to expunge is set for March 4, 2031 at 9:30 a.m.',
  'Marigold Quillfeather must pay a fee of $61.00.',
];

const opened = () => open('/translator', { viewport: phone });
const box = (page: Page) => page.getByRole('textbox', { name: 'Or paste its text' });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /looks like|may be/ });

async function paste(page: Page, text = notice.join('\n')): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Explain this text' }).click();
}

async function give(page: Page, file: GivenFile): Promise<void> {
  await page.getByLabel('Choose a file or take a photo').setInputFiles({ ...file });
}

/** A page with these lines, as a camera would see it. */
async function pictureOf(lines: readonly string[]): Promise<Buffer> {
  const page = await open('/robots.txt', {
    javaScriptEnabled: false,
    viewport: { width: 1275, height: 700 },
  });
  await page.setContent(
    `<div style="font: 32px serif; margin: 60px">${lines.map((line) => `<p>${line}</p>`).join('')}</div>`,
  );
  return page.screenshot();
}

describe('a paper that is pasted', () => {
  it('is explained: what it is, what it means, what to do and by when', async () => {
    const page = await opened();
    await paste(page);
    await heading(page).waitFor();
    expect(await heading(page).innerText()).toContain('Notice of a court date');
    await page.getByText('The court has set a day').waitFor();
    await page.getByText('Be in court on March 4, 2031 at 9:30 a.m.').waitFor();
    await page.getByRole('link', { name: 'Check your options in Illinois' }).waitFor();
    // The focus is where reading goes on.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('explained');
  });

  it('is marked where something was found, and leads back to it', async () => {
    const page = await opened();
    await paste(page);
    const day = page.getByRole('button', { name: /Day in court: March 4, 2031 at 9:30 a\.m\./ });
    await day.click();
    expect(await page.locator('mark').innerText()).toBe('March 4, 2031 at 9:30 a.m.');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MARK');
    await page.getByRole('button', { name: 'Back to the list' }).click();
    expect(await page.locator('mark').count()).toBe(0);
    expect(await day.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('tells by keyboard what its legal words mean', async () => {
    const page = await opened();
    await paste(page);
    const term = page.getByRole('button', { name: 'petition', exact: true });
    await term.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('note');
    expect(await note.innerText()).toContain('petition:');
    expect(await term.getAttribute('aria-expanded')).toBe('true');
    const address = await note.getByRole('link').getAttribute('href');
    await page.keyboard.press('Escape');
    expect(await note.count()).toBe(0);
    const glossary = await open(address ?? '');
    await glossary.locator(new URL(glossary.url()).hash).waitFor();
  });

  it('can be corrected, and is gone when it is deleted', async () => {
    const page = await opened();
    await paste(page);
    await page.getByRole('button', { name: 'Correct the text' }).click();
    expect(await box(page).inputValue()).toBe(notice.join('\n'));
    await page.getByRole('button', { name: 'Explain this text' }).click();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByText('All is deleted.').waitFor();
    expect(await box(page).inputValue()).toBe('');
    expect(await page.content()).not.toContain('Quillfeather');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('Quillfeather');
  });

  it('is not explained where there is nothing, or too much', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'Explain this text' }).click();
    await page.getByRole('alert').getByText('There is no text to explain').waitFor();
    const long = 'word '.repeat(41_000);
    await paste(page, long);
    await page.getByRole('alert').getByText('This text is too long').waitFor();
    expect(await box(page).inputValue()).toBe(long);
  });
});

describe('a file', () => {
  it.each([
    ['PDF', () => pdfOf(notice)],
    ['Word', () => Promise.resolve(docxOf(notice))],
    ['text', () => Promise.resolve(fileOf('notice.txt', Buffer.from(notice.join('\r\n'))))],
  ])('is read and explained: %s', async (_, file) => {
    const page = await opened();
    await give(page, await file());
    await heading(page).waitFor();
    expect(await page.locator('.paper-text').innerText()).toContain('Case No. 19-CR-0012345');
    await page.getByRole('button', { name: /Case number: 19-CR-0012345/ }).waitFor();
  });

  it('that is a scan is drawn and read like a photo', async () => {
    const page = await opened();
    await give(page, await scanOf(await pictureOf(notice)));
    await heading(page).waitFor({ timeout: 110_000 });
    expect(await page.locator('.paper-text').innerText()).toContain('NOTICE OF HEARING');
    await page.getByRole('button', { name: /Day in court: March 4, 2031/ }).waitFor();
  }, 180_000);

  it('can be taken back while it is read', async () => {
    const page = await opened();
    await give(page, fileOf('photo.png', await pictureOf(notice)));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
    await paste(page);
    await heading(page).waitFor();
  });

  it.each([
    ['empty', () => Promise.resolve(fileOf('empty.pdf', new Uint8Array())), 'This file is empty.'],
    ['locked', () => pdfOf(notice, 'secret'), 'locked by a password'],
    ['damaged', () => Promise.resolve(fileOf('a.pdf', Buffer.from('%PDF-1.7 nothing'))), 'cannot be opened'],
    [
      'of another kind',
      () => Promise.resolve(fileOf('a.rtf', Buffer.from('{\\rtf1 x}'))),
      'this kind of file',
    ],
  ])('that is %s says so, and takes nothing along that was typed', async (_, file, words) => {
    const page = await opened();
    await box(page).fill('what I typed before');
    await give(page, await file());
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await box(page).inputValue()).toBe('what I typed before');
  });

  it('that is dropped and too large says so', async () => {
    const page = await opened();
    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(25_000_001)], 'scan.pdf'));
      return dropped;
    });
    await page.getByText('PDF, Word (.docx)').dispatchEvent('drop', { dataTransfer });
    await page.getByRole('alert').getByText('too large: 26 MB. Up to 25 MB can be read.').waitFor();
  });
});

describe('what is done with a paper', () => {
  it('is told to nobody: no request carries its words', async () => {
    const page = await opened();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await give(page, await pdfOf(notice));
    await heading(page).waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await paste(page);
    await heading(page).waitFor();
    await page.getByRole('link', { name: 'Find a person who can help' }).first().click();
    await page.waitForURL('**/attorney-finder');
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter((request) => /quillfeather|0012345|expunge/i.test(decodeURIComponent(request))),
    ).toEqual([]);
    expect(asked.filter((request) => request.includes('/api/') && !/analytics|news/.test(request))).toEqual(
      [],
    );
  });

  it('goes on without the network once its parts are there', async () => {
    const page = await opened();
    await paste(page);
    await heading(page).waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.context().setOffline(true);
    await paste(page, notice.join('\n').replace('2031', '2032'));
    await page.getByText('Be in court on March 4, 2032').waitFor();
    await page.context().setOffline(false);
  });

  it('can be copied and kept as a PDF', async () => {
    const page = await open('/translator', { permissions: ['clipboard-write'] });
    await paste(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const chunks: Uint8Array[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Uint8Array);
    expect((await readPdf(Buffer.concat(chunks))).text).toContain('Notice of a court date');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    // Pages may not read the clipboard; people paste.
    await box(page).focus();
    await page.keyboard.press('Control+V');
    expect(await box(page).inputValue()).toContain('Day in court: March 4, 2031 at 9:30 a.m.');
  });

  it('keeps to the words of the paper when it is printed', async () => {
    const page = await opened();
    await paste(page);
    await heading(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('petition', { exact: true }).waitFor();
    expect(await page.getByText('Delete all').isVisible()).toBe(false);
  });
});

describe('the way from a paper into the assessment', () => {
  const register = [
    'DISTRICT COURT OF MARYLAND',
    'CASE DOCKET   Case No. 1B02311774',
    'Charge            Statute      Level         Disposition       Disposition Date',
    'Disorderly Conduct   CR.10.201   Misdemeanor   Nolle Prosequi    11/19/2015',
    'Trespass             CR.6.403    Misdemeanor   Dismissed         11/19/2015',
  ].join('\n');
  const saved = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('assessment_progress') ?? 'null'));

  async function toOptions(stored: Record<string, string> = {}): Promise<Page> {
    const page = await open('/translator', { viewport: phone, stored });
    await paste(page, register);
    await page.getByRole('button', { name: 'Check your options in Maryland' }).click();
    await page.getByRole('heading', { name: 'Are these your charges?' }).waitFor();
    return page;
  }

  it('takes along the charges that were read, each looked at beside its line', async () => {
    const page = await toOptions();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('charges-to-take');
    await page
      .getByRole('group', { name: 'Charges to take into your answers' })
      .locator('mark')
      .first()
      .waitFor();
    await expectNothingOnAnyScreen(page, 'the charges to take along');
    await page.getByRole('button', { name: 'Go on with these 2 charges' }).click();
    await page.waitForURL('**/assessment/md');
    expect(await page.getByLabel('Name of charge 1').inputValue()).toBe('Disorderly Conduct');
    expect((await saved(page)).answers.charges).toMatchObject([
      { statute: 'CR.10.201', level: 'misdemeanor', disposition: 'dismissed', dispositionDate: '2015-11-19' },
      { statute: 'CR.6.403', level: 'misdemeanor', disposition: 'dismissed', dispositionDate: '2015-11-19' },
    ]);
  });

  it('leaves out what is unchecked, there and in the list below', async () => {
    const page = await toOptions();
    await page.getByRole('checkbox', { name: 'Trespass' }).uncheck();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '2. Trespass' }) })
      .getByText('Left out')
      .waitFor();
    await page.getByRole('button', { name: 'Go on with this charge' }).click();
    await page.waitForURL('**/assessment/md');
    expect((await saved(page)).answers.charges).toHaveLength(1);
  });

  it('loses nothing that was answered before', async () => {
    const before = JSON.stringify({
      selectedState: 'MD',
      currentStep: 'start',
      answers: { charges: [{ id: 'c1', level: 'felony' }] },
      names: { c1: 'Long ago' },
    });
    const page = await toOptions({ assessment_progress: before });
    await page.getByRole('button', { name: 'Go on with these 2 charges' }).click();
    await page.getByRole('alert').getByText('Choose what to do with the answers you have here').waitFor();
    await page.getByText('Add these charges to them').first().click();
    await page.getByRole('button', { name: 'Go on with these 2 charges' }).click();
    await page.waitForURL('**/assessment/md');
    const { answers, names } = await saved(page);
    expect(answers.charges).toHaveLength(3);
    expect(names).toMatchObject({ c1: 'Long ago' });
  });
});

describe('the screen of the translator', () => {
  it('shows what it does with invented papers', async () => {
    const page = await opened();
    for (const [name, title] of [
      ['A court date', 'Notice of a court date'],
      ['An order of dismissal', 'Order of dismissal'],
      ['A court record', 'Court record of a case'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByText('INVENTED EXAMPLE').waitFor();
      await page.getByRole('button', { name: 'Delete all' }).click();
    }
  });

  it('can be used by everyone, before and after, and fits the narrowest phone', async () => {
    const page = await opened();
    await expectNothingOnAnyScreen(page, 'the form');
    await page.getByRole('button', { name: 'A court record' }).click();
    await page.locator('.paper-text').getByRole('button').first().click();
    await page.getByRole('button', { name: /^Retail Theft-Take Mdse: / }).click();
    await expectNothingOnAnyScreen(page, 'the explanation');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
