import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { visit, visitor } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

/*
 * An admin at work whose session ends, or whose server fails. On a site of its own, because a site is set up once.
 */

const username = 'ann';
const password = 'velvet anchor pigeon lantern';
let server: SiteServer;

beforeAll(async () => {
  server = await startSite();
  const setupCode = readFileSync(join(server.data, 'setup-code'), 'utf8').trim();
  expect((await post('/api/admin/setup', { setupCode, username, password })).ok).toBe(true);
});
afterAll(() => server.stop());

// A session that has ended is answered 401, which browsers note on the console.
const { open } = visitor({ expectFailures: true, of: () => server.site });

function post(path: string, body: object): Promise<Response> {
  return fetch(server.site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function posted(title: string): Promise<void> {
  const sent = { title, content: `${title}: a few words about it.`, category: 'process_help', state: 'WY' };
  expect((await post('/api/community/posts', sent)).ok).toBe(true);
}

async function openAsAdmin(path: string): Promise<Page> {
  const { token } = await (await post('/api/admin/login', { username, password })).json();
  return open(path, { stored: { admin_token: token } });
}

/** Somebody, or time, ends every session on the server. No browser hears of it. */
function endSessions(): void {
  const database = new DatabaseSync(join(server.data, 'openslate.sqlite'), { timeout: 10_000 });
  database.exec('delete from admin_sessions');
  database.close();
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const again = (page: Page) => page.getByRole('dialog', { name: 'Your admin session has ended' });

async function logInAgain(page: Page): Promise<void> {
  await again(page).getByLabel('Username').fill(username);
  await again(page).getByLabel('Password', { exact: true }).fill(password);
  await again(page).getByRole('button', { name: 'Log In' }).click();
  await again(page).waitFor({ state: 'detached' });
}

async function leave(page: Page): Promise<void> {
  await again(page).getByRole('button', { name: 'Close' }).click();
  await again(page).waitFor({ state: 'detached' });
}

describe('a session that ends while an admin is at work', () => {
  it('costs no word of a reply: they log in right there, and it is posted', async () => {
    const title = 'When does the waiting time begin';
    await posted(title);
    const page = await openAsAdmin('/community');
    await card(page, title).getByRole('button', { name: 'Add Official Response' }).click();
    const reply = card(page, title).getByRole('textbox', { name: 'Your reply' });
    await reply.fill('It begins on the day you finish your sentence.');
    endSessions();
    await card(page, title).getByRole('button', { name: 'Post Reply' }).click();

    await again(page).getByText('Nothing you wrote is lost').waitFor();
    await expectNothingOnAnyScreen(page, 'logging in again', '[role=dialog]');
    // Whoever would rather not is told, and has the words still.
    await page.keyboard.press('Escape');
    await card(page, title).getByText('Your admin session has ended. Try again').waitFor();
    await expect.poll(() => reply.inputValue()).toBe('It begins on the day you finish your sentence.');

    await card(page, title).getByRole('button', { name: 'Post Reply' }).click();
    await logInAgain(page);
    await card(page, title).getByRole('heading', { name: 'Your Admin Reply' }).waitFor();
    await card(page, title).getByText('It begins on the day you finish your sentence.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/community');

    await card(page, title).getByRole('button', { name: 'Edit' }).click();
    await reply.fill('It begins when everything is paid.');
    endSessions();
    await card(page, title).getByRole('button', { name: 'Save Reply' }).click();
    await logInAgain(page);
    await card(page, title).getByText('It begins when everything is paid.').waitFor();
  });

  it('does not let deleting look done: it is done after they logged in', async () => {
    const title = 'A post that has to go';
    await posted(title);
    const page = await openAsAdmin('/community');
    await card(page, title).getByRole('button', { name: 'Delete Post' }).click();
    const sure = page.getByRole('dialog', { name: /^Are you sure you want to delete this entire post/ });
    endSessions();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await leave(page);
    await sure.getByText('Failed to delete post').waitFor();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await logInAgain(page);
    await sure.waitFor({ state: 'detached' });
    await card(page, title).waitFor({ state: 'detached' });
  });

  it('leaves the dashboard as it is, and what was begun or asked for goes on after the login', async () => {
    const page = await openAsAdmin('/admin?tab=news');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Write a news item' }).click();
    await main.getByLabel('Headline').fill('A headline that takes a while');
    endSessions();
    await main.getByRole('button', { name: 'Save' }).click();
    await logInAgain(page);
    await main.getByRole('heading', { name: 'A headline that takes a while' }).waitFor();

    endSessions();
    await main.getByRole('link', { name: 'Audit log' }).click();
    await logInAgain(page);
    await main.getByText(username).first().waitFor();
    expect(new URL(page.url()).search).toBe('?tab=audit');
  });
});

describe('a server that fails', () => {
  const failing = (page: Page) =>
    page.route(/\/api\/(admin|community\/posts\/)/, (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'unavailable', message: 'The site is busy. Try again in a minute.' } },
      }),
    );
  const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'));

  it('is not told as a session that has ended, and costs no words', async () => {
    const title = 'Who pays for the filing';
    await posted(title);
    const page = await openAsAdmin('/community');
    await card(page, title).getByRole('button', { name: 'Add Official Response' }).click();
    const reply = card(page, title).getByRole('textbox', { name: 'Your reply' });
    await reply.fill('You can ask for a waiver.');
    await failing(page);
    await card(page, title).getByRole('button', { name: 'Post Reply' }).click();
    await card(page, title).getByText('Failed to add admin reply').waitFor();
    await expect.poll(() => again(page).count()).toBe(0);
    await expect.poll(() => reply.inputValue()).toBe('You can ask for a waiver.');
    await page.unrouteAll();
    await card(page, title).getByRole('button', { name: 'Post Reply' }).click();
    await card(page, title).getByRole('heading', { name: 'Your Admin Reply' }).waitFor();
  });

  it.each(['answers 503', 'cannot be reached'])(
    'and %s when a page is loaded logs nobody out',
    async (how) => {
      const page = await openAsAdmin('/robots.txt');
      const token = await keptToken(page);
      if (how === 'answers 503') await failing(page);
      else await page.route('**/api/admin/**', (route) => route.abort());
      await visit(page, `${server.site}/admin`);
      const main = page.getByRole('main');
      await main.getByText('The server could not check your admin session').waitFor();
      expect(await keptToken(page)).toBe(token);
      await page.unrouteAll();
      await main.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Admin dashboard' }).waitFor();
    },
  );
});
