import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Request } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect, inject, it } from 'vitest';
import { expectNothingOnAnyScreen, violations } from './axe.ts';
import { type Open, type OpenOptions, phone, reload, site, visit, visitor } from './browser.ts';

const section = '3929';
const statute = `18 Pa.C.S. § ${section}`;

/** Two charges in Pennsylvania, one of them with a name of its own. */
const answered = {
  selectedState: 'PA',
  currentStep: 'result',
  answers: {
    charges: [
      {
        id: 'c1',
        disposition: 'convicted',
        level: 'misdemeanor',
        grade: '2',
        offense: ['theft'],
        statute,
        offenseDate: '2019-03',
        dispositionDate: '2019-09-10',
        completedDate: '2021-09-10',
      },
      { id: 'c2', disposition: 'dismissed', level: 'felony', dispositionDate: '2012-05-09' },
    ],
    age: 41,
  },
  unknown: ['mustRegister'],
  names: { c2: 'The night in Erie' },
  helping: false,
  done: [],
};

/** What the device of somebody holds who has answered everything. */
const stored = { assessment_progress: JSON.stringify(answered) };

/** Somebody who has answered everything and looks at the result. */
async function owner(open: Open, options?: OpenOptions): Promise<Page> {
  const page = await open('/assessment/pa', { stored, ...options });
  return continued(page);
}

/** The same person on another day. */
async function ownerAgain(page: Page): Promise<Page> {
  // By way of another page: a reload would stay at the step it was at.
  await visit(page, `${site}/help`);
  await visit(page, `${site}/assessment/pa`);
  return continued(page);
}

async function continued(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: /Of your 2 charges/ }).waitFor();
  return page;
}

async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('button', { name: 'Make a private link' }).click();
  await page.getByRole('dialog', { name: 'Make a private link' }).waitFor();
}

/** Back to the list of ways, and out of it. */
async function closeLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function makeLink(page: Page, shown = 'Only the result'): Promise<string> {
  await openLinks(page);
  const dialog = page.getByRole('dialog', { name: 'Make a private link' });
  await dialog.getByRole('radio', { name: shown }).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await dialog.getByRole('heading', { name: 'Your link is ready' }).waitFor();
  return dialog.getByRole('textbox', { name: 'Private link' }).inputValue();
}

let first: Promise<string> | undefined;

/** A link of its own to a result that somebody shared, for who only looks at it. */
async function sharedLink(open: Open): Promise<string> {
  first ??= owner(open).then(makeLink);
  const link = await first;
  const sealed = await (await fetch(`${site}/api/assessments/${idIn(link)}`)).json();
  const { version, iv, ciphertext } = sealed;
  const answer = await fetch(`${site}/api/assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, iv, ciphertext }),
  });
  const { id } = await answer.json();
  return `${site}/shared-assessment/${id}#${keyIn(link)}`;
}

const pathOf = (link: string) => link.slice(site.length);
const idIn = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';
const keyIn = (link: string) => new URL(link).hash.slice(1);

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Reaches into the database, as time or an attacker would. */
function change(link: string, columns: string): void {
  const database = new DatabaseSync(join(inject('data'), 'openslate.sqlite'), { timeout: 10_000 });
  const { changes } = database
    .prepare(`update shared_assessments set ${columns} where id = ?`)
    .run(idIn(link));
  database.close();
  expect(changes).toBe(1);
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('a shared result', () => {
  const { open } = visitor();

  it('opens in another browser, read-only, with when it was made and under which law', async () => {
    const mine = await owner(open);
    const verdict = await mine.getByRole('heading', { level: 1 }).textContent();
    const link = await makeLink(mine);
    expect(pathOf(link)).toMatch(/^\/shared-assessment\/[\w-]{22}#[\w-]{43}$/);

    const theirs = await open(pathOf(link), { viewport: phone });
    await heading(theirs, verdict ?? '');
    await theirs.getByText(/Made on \w+ \d+, \d{4}, under the law as checked on \w+ \d+, \d{4}\./).waitFor();
    await theirs.getByText(/The link works until \w+ \d+, \d{4}\./).waitFor();
    expect(await theirs.title()).toBe('Shared result: Pennsylvania | OpenSlate');
    // What its owner calls a charge is a word of theirs, and stays with them.
    await theirs.getByRole('heading', { name: '2012', exact: true }).waitFor();
    await expect.poll(() => theirs.getByText('The night in Erie').count()).toBe(0);
    await theirs.getByRole('heading', { name: 'Theft or shoplifting, 2019' }).waitFor();
    await theirs.getByRole('heading', { name: 'Talk to a person' }).waitFor();
    const main = theirs.getByRole('main');
    await expect.poll(() => main.getByRole('checkbox').count()).toBe(0);
    await expect.poll(() => main.getByRole('button').count()).toBe(0);
    await expect.poll(() => theirs.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await theirs.evaluate(() => localStorage.length)).toBe(0);
  });

  it('shows the answers only where its owner chose so', async () => {
    const mine = await owner(open);
    const resultOnly = await makeLink(mine);
    await mine.getByRole('button', { name: 'Make another link' }).click();
    await closeLinks(mine);
    const withAnswers = await makeLink(mine, 'The result and my answers');

    const first = await open(pathOf(resultOnly));
    await heading(first, /Of your 2 charges/);
    await expect.poll(() => first.getByText(section).count()).toBe(0);
    await expect.poll(() => first.getByRole('heading', { name: 'The answers' }).count()).toBe(0);
    const second = await open(pathOf(withAnswers));
    await second.getByRole('heading', { name: 'The answers' }).waitFor();
    await second.getByText(section, { exact: true }).waitFor();
    await expect.poll(() => second.getByText(statute).count()).toBe(0);
    await second.getByText('I don’t know').waitFor();
  });

  it('is sent and kept without its key, and without a readable word', async () => {
    const requests: Request[] = [];
    const mine = await owner(open, { firstVisit: true });
    mine.context().on('request', (request) => requests.push(request));
    const link = await makeLink(mine, 'The result and my answers');
    const theirs = await open('/robots.txt', { firstVisit: true });
    theirs.context().on('request', (request) => requests.push(request));
    await visit(theirs, link);
    await heading(theirs, /Of your 2 charges/);
    await reload(theirs);
    await heading(theirs, /Of your 2 charges/);

    const key = keyIn(link);
    const shared = requests.filter((request) => request.url().includes('/api/assessments'));
    expect(shared.map((request) => request.method())).toEqual(['POST', 'GET', 'GET']);
    for (const request of requests) {
      const sent = [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''];
      expect(sent.join(' ')).not.toContain(key);
    }
    const posted = shared[0]?.postDataJSON();
    expect(Object.keys(posted)).toEqual(['version', 'iv', 'ciphertext']);

    const { deleteKey } = JSON.parse(
      (await mine.evaluate(() => localStorage.getItem('shared_assessments'))) ?? '[]',
    )[0];
    const folder = inject('data');
    const kept = ['openslate.sqlite', 'openslate.sqlite-wal'].map((file) => readFileSync(join(folder, file)));
    const holds = (text: string) => kept.some((bytes) => bytes.includes(text));
    expect(holds(posted.ciphertext.slice(0, 60))).toBe(true);
    for (const secret of [key, deleteKey, 'The night in Erie', statute, 'Pennsylvania']) {
      expect(holds(secret), secret).toBe(false);
    }
  });

  it('can be copied, and scanned from the screen', async () => {
    const mine = await owner(open, { permissions: ['clipboard-write'] });
    const link = await makeLink(mine);
    await mine.getByRole('button', { name: 'Copy the link' }).click();
    await mine.getByText('Copied.').waitFor();

    const code = mine.getByRole('img', { name: 'QR code of the link' });
    const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
    const path = (await code.locator('path').getAttribute('d')) ?? '';
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
    expect(drawn).toEqual(encode(link, { ecc: 'M', border: 4 }).data);

    // Pages may not read the clipboard; people paste.
    const field = mine.getByRole('textbox', { name: 'Private link' });
    await field.evaluate((input: HTMLInputElement) => {
      input.readOnly = false;
      input.value = '';
    });
    await field.press('ControlOrMeta+V');
    await expect.poll(() => field.inputValue()).toBe(link);
  });

  it('keeps its key in the address when the keyboard skips to a part of the page', async () => {
    const link = await sharedLink(open);
    const page = await open(pathOf(link));
    await heading(page, /Of your 2 charges/);
    await page.getByRole('link', { name: 'Skip to results' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((key) => location.hash === `#${key}`, keyIn(link));
    await heading(page, /Of your 2 charges/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('assessment-results');
    await reload(page);
    await heading(page, /Of your 2 charges/);
  });

  it('can be made with the keyboard alone, and the focus goes where the eye does', async () => {
    const page = await owner(open, { viewport: phone });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Save or share' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
    // The last of the ways, after the button that closes.
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toBe('Make a private link');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Make a private link' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.getByRole('radio', { name: 'The result and my answers' }).isChecked())
      .toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
    expect(await focused()).toBe('Your link is ready');
    await page.getByRole('button', { name: 'Delete it now' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The link is deleted').waitFor();
    expect(await focused()).toContain('The link is deleted');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Save or share this result' }).waitFor();
    await expect.poll(focused).toBe('Make a private link');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Save or share');
  });

  it('can be used by everyone', async () => {
    const mine = await owner(open, { viewport: phone });
    await openLinks(mine);
    await expectNothingOnAnyScreen(mine, 'the form', '[role=dialog]');
    await closeLinks(mine);
    const link = await makeLink(mine, 'The result and my answers');
    await mine.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await expectNothingOnAnyScreen(mine, 'the link', '[role=dialog]');
    await mine.getByRole('button', { name: 'Make another link' }).click();
    await expectNothingOnAnyScreen(mine, 'the earlier links', '[role=dialog]');

    const theirs = await open(pathOf(link), { viewport: phone });
    await heading(theirs, /Of your 2 charges/);
    await expectNothingOnAnyScreen(theirs, 'what was shared');
    await theirs.setViewportSize({ width: 320, height: 640 });
    expect(await fits(theirs), 'fits 320 px').toBe(true);
    await theirs.setViewportSize({ width: 640, height: 800 });
    await theirs.addStyleTag({ content: 'html{font-size:200%!important}' });
    expect(await fits(theirs), 'fits at 200 % text').toBe(true);
  });

  it('without its key asks the server for nothing, and says what is missing', async () => {
    const link = await sharedLink(open);
    // A page that asks for nothing by itself.
    const page = await open('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, link.split('#')[0] ?? '');
    await heading(page, 'A part of this link is missing');
    await visit(page, link.slice(0, -3));
    await heading(page, 'This link was cut off');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await violations(page)).toEqual([]);

    // The whole link, pasted over the cut one.
    await page.evaluate((href) => location.assign(href), link);
    await heading(page, /Of your 2 charges/);
  });

  it('cannot be made or opened without encryption, and says why', async () => {
    const link = await sharedLink(open);
    const page = await open(pathOf(link), {
      stored,
      before: () => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
    });
    await heading(page, 'The result cannot be unlocked on this page');
    await page.getByText(/only on a secure connection/).waitFor();

    await ownerAgain(page);
    await openLinks(page);
    await page.getByText('A private link cannot be made here').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Make the link' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a shared result that is not to be had', () => {
  const { open } = visitor({ expectFailures: true });

  it('is told to have expired after its 30 days', async () => {
    const link = await sharedLink(open);
    change(link, "expires_at = '2026-01-01T00:00:00.000Z'");
    const page = await open(pathOf(link));
    await heading(page, 'This link has expired');
    expect(await violations(page)).toEqual([]);
  });

  it('is gone once its owner has deleted it, at once', async () => {
    const mine = await owner(open);
    const link = await makeLink(mine);
    await mine.getByRole('button', { name: 'Delete it now' }).click();
    await mine.getByText('The link is deleted').waitFor();
    await heading(await open(pathOf(link)), 'There is no result at this link');
    expect(await mine.evaluate(() => localStorage.getItem('shared_assessments'))).toBeNull();
  });

  it('can be deleted later by the device that made it', async () => {
    const mine = await owner(open);
    const first = await makeLink(mine);
    await ownerAgain(mine);
    const second = await makeLink(mine);
    await ownerAgain(mine);
    await openLinks(mine);
    const deletes = mine.getByRole('button', { name: /^Delete the link for Pennsylvania, made/ });
    await deletes.first().waitFor();
    await expect.poll(() => deletes.count()).toBe(2);
    // The newest stands first.
    await deletes.last().click();
    await mine.getByText('The link is deleted').waitFor();
    await expect.poll(() => deletes.count()).toBe(1);
    await heading(await open(pathOf(first)), 'There is no result at this link');
    await heading(await open(pathOf(second)), /Of your 2 charges/);
  });

  it('shows nothing when what is stored was changed', async () => {
    const link = await sharedLink(open);
    change(link, "ciphertext = 'AAAA' || substr(ciphertext, 5)");
    const page = await open(pathOf(link));
    await heading(page, 'This result cannot be unlocked');
    await expect.poll(() => page.getByText('Theft or shoplifting, 2019').count()).toBe(0);
  });

  it('shows nothing under another key', async () => {
    const link = await sharedLink(open);
    const other = [...keyIn(link)].reverse().join('');
    await heading(await open(`/shared-assessment/${idIn(link)}#${other}`), 'This result cannot be unlocked');
  });

  it('of a newer version is told as such', async () => {
    const link = await sharedLink(open);
    change(link, 'version = 2');
    await heading(await open(pathOf(link)), 'This page is too old for that link');
  });

  it('can be tried again when the connection failed, or the server', async () => {
    const link = await sharedLink(open);
    const page = await open('/');
    await page.route('**/api/assessments/*', (route) => route.abort());
    await visit(page, link);
    await heading(page, 'We could not reach the site');
    await page.unroute('**/api/assessments/*');
    await page.route('**/api/assessments/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'The site cannot answer right now');
    await page.unroute('**/api/assessments/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, /Of your 2 charges/);
  });
});

describe('sharing where there is no room left', () => {
  const { open } = visitor({ expectFailures: true });

  it('says so, and what to do instead', async () => {
    const page = await owner(open);
    const message = 'We cannot keep more shared results right now. Save this one as a PDF or print it.';
    await page.route('**/api/assessments', (route) =>
      route.fulfill({ status: 507, json: { error: { code: 'no_room', message } } }),
    );
    await openLinks(page);
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByText('The link could not be made').waitFor();
    await page.getByText(message).waitFor();
  });
});

describe('sharing without a connection', () => {
  const { open } = visitor({ expectFailures: true });

  it('says so, gives the link, and the link opens once it is back', async () => {
    const page = await owner(open, { viewport: phone });
    await openLinks(page);
    await page.getByRole('radio', { name: 'The result and my answers' }).check();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('heading', { name: 'Your link does not open yet' }).waitFor();
    await expectNothingOnAnyScreen(page, 'a link that waits', '[role=dialog]');
    const link = await page.getByRole('textbox', { name: 'Private link' }).inputValue();
    const waiting = await page.evaluate(() => localStorage.getItem('background_sync_queue') ?? '');
    const [item] = JSON.parse(waiting);
    expect(Object.keys(item.data).toSorted(), 'only ciphertext').toEqual(['ciphertext', 'iv', 'version']);
    expect(waiting).not.toContain(keyIn(link));

    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Private link' }).inputValue()).toBe(link);
    await heading(await open(pathOf(link)), /Of your 2 charges/);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Delete it now' }).click();
    await page.getByText('The link is not deleted').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Delete it now' }).click();
    await page.getByText('The link is deleted').waitFor();
  });
});
