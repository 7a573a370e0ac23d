import { readFileSync } from 'node:fs';
import { pennsylvania } from '@openslate/words/explain/charges/dockets/pennsylvania.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../tools/project.ts';
import { expectNothingOnAnyScreen } from './axe.ts';
import { phone, visitor } from './browser.ts';

const { open } = visitor();

/** As many seconds as a busy machine may take to read a page. */
const toRead = { timeout: 150_000 };
const docket = pennsylvania[0]?.text ?? '';
const today = '2026-11-18';

const photoNamed = (name: string) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  buffer: readFileSync(`${root}/tools/explaining/pictures/${name}`),
});

async function give(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Choose a file or take a photo').setInputFiles(file);
}

/** The docket as somebody would photograph it. */
async function photoOfDocket(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawing = await open('/robots.txt', { javaScriptEnabled: false });
  await drawing.setViewportSize({ width: 1500, height: 800 });
  const lines = docket.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  await drawing.setContent(`<pre style="font: 22px/1.6 monospace; margin: 40px">${lines}</pre>`);
  return { name: 'photo.png', mimeType: 'image/png', buffer: await drawing.screenshot() };
}

const ofCharge = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4, name }) });

describe('a photo', () => {
  it('is read on the device, while the page answers as before and tells nobody', async () => {
    const page = await open('/translator', { viewport: phone });
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    const photo = await photoOfDocket();
    await page.evaluate(() => {
      const frames = { count: 0 };
      Object.assign(window, { frames$: frames });
      const next = () => {
        frames.count += 1;
        requestAnimationFrame(next);
      };
      next();
    });
    await give(page, photo);
    await page.getByText(/Reading the picture: \d+ %/).waitFor(toRead);
    const framesNow = () =>
      page.evaluate(() => (window as unknown as { frames$: { count: number } }).frames$.count);
    const before = await framesNow();
    await page.getByRole('heading', { name: '4 charges on this paper' }).waitFor(toRead);
    // Were it read by the page itself, nothing would be drawn until the end.
    expect((await framesNow()) - before).toBeGreaterThan(20);
    // The part of the photo stands beside the charge, for those who hear it too.
    await ofCharge(page, /Receiving Stolen Property/)
      .getByRole('img', { name: /In your photo: .*Receiving Stolen Property/ })
      .waitFor();
    await expectNothingOnAnyScreen(page, 'charges in a photo');
    expect(asked.filter((request) => /\.traineddata/.test(request))).toHaveLength(1);
    expect(asked.filter((request) => /sample|retail|0001234/i.test(decodeURIComponent(request)))).toEqual([]);
    expect(
      asked.filter((request) => !request.startsWith('GET ') && !request.includes('/api/analytics')),
    ).toEqual([]);
  }, 300_000);

  it('that lies on its side is turned', async () => {
    const page = await open('/translator', { viewport: phone });
    await give(page, photoNamed('dismissal-turned.png'));
    await page.getByText(/Turning the picture and reading it again: \d+ %/).waitFor(toRead);
    await page.getByRole('heading', { level: 2, name: /Order of dismissal/ }).waitFor(toRead);
  }, 300_000);

  it('that shows nothing to read says how to take a better one', async () => {
    const page = await open('/translator', { viewport: phone });
    await give(page, photoNamed('nothing.jpg'));
    await page.getByRole('alert').getByText('Take it again in good light').waitFor(toRead);
  }, 300_000);
});

describe('what reads photos', () => {
  it('may compile its program in a worker of its own, and no page may', async () => {
    const { files } = JSON.parse(readFileSync(`${root}/web/build/site.json`, 'utf8')) as {
      files: Record<string, { compiles?: boolean }>;
    };
    const compiling = Object.keys(files).filter((name) => files[name]?.compiles);
    expect(compiling).toHaveLength(1);
    const policyAt = async (path: string) =>
      (await fetch(inject('site') + path)).headers.get('content-security-policy') ?? '';
    expect(await policyAt(compiling[0] ?? '')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    for (const path of ['/', '/translator', '/help', '/assessment/pa', '/admin', '/nowhere'])
      expect(await policyAt(path), path).not.toContain('wasm-unsafe-eval');
  });
});

describe('the charges of a paper', () => {
  async function explained(stored: Record<string, string> = {}): Promise<Page> {
    const page = await open('/translator', { viewport: phone, today, stored });
    await page.getByRole('textbox', { name: 'Or paste its text' }).fill(docket);
    await page.getByRole('button', { name: 'Explain this text' }).click();
    await page.getByRole('heading', { name: '4 charges on this paper' }).waitFor();
    return page;
  }

  const put = (page: Page) => page.getByRole('button', { name: 'Put these into my answers' });
  const saved = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('assessment_progress') ?? 'null'));
  const inOhio = JSON.stringify({
    selectedState: 'OH',
    currentStep: 'start',
    answers: { charges: [{ id: 'c1', level: 'felony' }] },
    names: { c1: 'Long ago' },
  });

  it('are checked one by one, corrected, left out, and taken into the answers', async () => {
    const page = await explained();
    await put(page).click();
    await page.getByRole('alert').getByText('not checked yet').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('1. Retail Theft');
    await page.getByRole('button', { name: /^This is right ?: 1\./ }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('2. Receiving');
    const second = ofCharge(page, /Receiving/);
    await second.locator('mark').getByText('Nolle Prossed').waitFor();
    await second.getByRole('button', { name: /Correct it/ }).click();
    await second.getByLabel('What it is called').fill('Stolen bike');
    await page.getByRole('button', { name: /^This is right ?: 2\. Stolen bike/ }).click();
    await page.getByRole('button', { name: /^Leave out ?: 3\./ }).click();
    await page.getByRole('button', { name: /^This is right ?: 4\./ }).click();
    await page.getByText('All are checked.').waitFor();
    await expectNothingOnAnyScreen(page, 'charges that were checked');
    await put(page).click();
    await page.waitForURL('**/assessment/pa');
    await page.getByLabel('Name of charge 2').waitFor();
    expect(await page.getByLabel('Name of charge 2').inputValue()).toBe('Stolen bike');
    expect(await saved(page)).toMatchObject({
      selectedState: 'PA',
      answers: {
        charges: [
          {
            statute: '18 Pa.C.S. § 3929(a)(1)',
            grade: '2',
            disposition: 'convicted',
            dispositionDate: '2012-06-01',
            caseId: 'case-1',
          },
          { statute: '18 Pa.C.S. § 3925(a)', disposition: 'dismissed', caseId: 'case-1' },
          { level: 'infraction', grade: 'summary', disposition: 'dismissed' },
        ],
      },
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    // How it ended, how serious it was and when were on the paper.
    const question = page.getByRole('heading', { level: 1 });
    await question.waitFor();
    expect(await question.innerText()).not.toMatch(
      /How did the case end|How serious|Which section|When did the court/,
    );
  });

  it('leave what is kept of another place, and can be taken back there', async () => {
    const page = await explained({ assessment_progress: inOhio });
    await page.getByRole('button', { name: 'All the others are right' }).click();
    await put(page).click();
    await page.waitForURL('**/assessment/pa');
    expect(await saved(page)).toMatchObject({ selectedState: 'PA' });
    await page.getByText('You have saved answers for Ohio').waitFor();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Nothing is left of them on the open page either.
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor({ state: 'detached' });
    await page.getByText('You have saved answers for Ohio').waitFor();
    expect(
      await page
        .getByLabel(/^Name of/)
        .evaluateAll((names) => names.map((each) => (each as HTMLInputElement).value)),
    ).toEqual(['']);
    expect(await saved(page)).toMatchObject({ selectedState: 'OH', names: { c1: 'Long ago' } });
  });

  it('are added to what is kept of the same place', async () => {
    const page = await explained({ assessment_progress: inOhio.replace('"OH"', '"PA"') });
    await page.getByRole('button', { name: 'All the others are right' }).click();
    await page.getByText('Add these charges to them').click();
    await put(page).click();
    await page.waitForURL('**/assessment/pa');
    const { answers, names } = await saved(page);
    expect(answers.charges).toHaveLength(5);
    expect(answers.charges[0]).toEqual({ id: 'c1', level: 'felony' });
    expect(names).toMatchObject({ c1: 'Long ago', c2: 'Retail Theft-Take Mdse' });
  });
});
