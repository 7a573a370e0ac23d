import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../server/features/admin/totp.ts';
import { root } from '../tools/project.ts';
import { bypassToken } from '../web/app/api/bypass-token.ts';
import { violations } from './axe.ts';
import { desktop, phone, reload, visit, visitor } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

/*
 * The life of an administrator, in the order in which it is lived: on a site of its own, because a site is set up once.
 */

const username = 'ann';
const password = 'velvet anchor pigeon lantern';
let server: SiteServer;

beforeAll(async () => {
  // Strangers come from elsewhere: a header says so.
  server = await startSite({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server.stop());

// A login that fails and a session that has ended are answered 401, which browsers note on the console.
const { open } = visitor({ expectFailures: true, of: () => server.site });

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Admin login' });

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** A message that appears, is read and goes away. */
async function told(page: Page, title: string, description?: string): Promise<void> {
  // A dialog hides all that is behind it, but not from the eye.
  const notifications = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  await notifications.getByText(title, { exact: true }).waitFor();
  if (description !== undefined) await notifications.getByText(description, { exact: true }).waitFor();
}

async function call(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(server.site + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function newToken(): Promise<string> {
  const { token } = await (await call('POST', '/api/admin/login', { username, password })).json();
  return token;
}

/** The browser of somebody who logged in before. */
async function openAs(token: string, path: string): Promise<Page> {
  return open(path, { stored: { admin_token: token } });
}

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'));

async function logIn(page: Page, given = password): Promise<void> {
  await main(page).getByLabel('Username').fill(username);
  await main(page).getByLabel('Password', { exact: true }).fill(given);
  await main(page).getByRole('button', { name: 'Log In' }).click();
}

describe('the first administrator', () => {
  it('is made with the setup code, logs out and logs in again from the footer', async () => {
    const page = await open('/help');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await footer(page).getByRole('button', { name: 'Admin Login' }).click();
    await loginDialog(page).getByRole('link', { name: 'Setup Admin' }).click();
    await heading(page, 'Admin setup');
    // Nobody was logged in, so nobody was asked about.
    expect(requests.filter((path) => path.startsWith('/api/admin/'))).toEqual([
      '/api/admin/check-setup',
      '/api/admin/check-setup',
    ]);

    const create = main(page).getByRole('button', { name: 'Create the administrator' });
    await main(page).getByLabel('Setup code').fill('0000-0000-0000-0000');
    await main(page).getByLabel('Username').fill(username);
    await main(page).getByLabel('Password', { exact: true }).fill('too short');
    expect(await create.isDisabled()).toBe(true);
    await main(page).getByLabel('Password', { exact: true }).fill(password);
    await create.click();
    await main(page).getByText('The administrator was not created').waitFor();
    await main(page)
      .getByLabel('Setup code')
      .fill(readFileSync(join(server.data, 'setup-code'), 'utf8').trim());
    await create.click();
    await heading(page, 'Admin dashboard');
    expect(await keptToken(page)).toMatch(/^[\w-]{43}$/);
    await footer(page).getByText('Logged in as Admin').waitFor();

    await footer(page).getByRole('button', { name: 'Logout' }).click();
    await told(page, 'Logged out', 'Admin session ended');
    await heading(page, 'Admin login');
    expect(await keptToken(page)).toBeNull();

    await footer(page).getByRole('button', { name: 'Admin Login' }).click();
    const name = loginDialog(page).getByLabel('Username');
    const secret = loginDialog(page).getByLabel('Password', { exact: true });
    const button = loginDialog(page).getByRole('button', { name: 'Log In' });
    expect(await button.isDisabled()).toBe(true);
    await secret.press('Enter');
    await told(page, 'Username required', 'Please enter your admin username');
    await name.fill(`  ${username}  `);
    await secret.fill('   ');
    expect(await button.isDisabled()).toBe(true);
    await name.press('Enter');
    await told(page, 'Password required', 'Please enter the admin password');
    await secret.fill('not the password');
    expect(await button.isDisabled()).toBe(false);
    await secret.press('Enter');
    await told(page, 'Login failed', 'Invalid credentials');
    expect(await violations(page, ['label', 'aria-dialog-name', 'color-contrast'])).toEqual([]);
    await secret.fill(password);
    await loginDialog(page).getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => secret.getAttribute('type')).toBe('text');
    await name.press('Enter');
    await told(page, 'Admin login successful', 'Welcome back, admin!');
    await heading(page, 'Admin dashboard');
    await loginDialog(page).waitFor({ state: 'detached' });

    await visit(page, `${server.site}/admin-setup`);
    await main(page).getByText('This site is set up already').waitFor();
  });
});

describe('the guard', () => {
  it('sends strangers to the login, and back to where they wanted to go', async () => {
    const page = await open('/admin/monitoring?span=month');
    await heading(page, 'Admin login');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/admin/monitoring?span=month');
    // The shell that admin pages are drawn into is no page of the menu.
    await expect.poll(() => page.locator('[aria-current=page]').count()).toBe(0);
    await logIn(page);
    await heading(page, 'Monitoring');
    expect(page.url()).toBe(`${server.site}/admin/monitoring?span=month`);
    await main(page).getByRole('heading', { name: 'Routes' }).waitFor();
  });

  it('tells a server out of reach from a wrong password', async () => {
    const page = await open('/admin-login?from=//elsewhere.example');
    await page.route('**/api/admin/login', (route) => route.abort());
    await logIn(page);
    await told(page, 'Login error', 'Unable to connect to server');
    await page.unroute('**/api/admin/login');
    await main(page).getByRole('button', { name: 'Log In' }).click();
    await heading(page, 'Admin dashboard');
  });
});

/** What somebody might try to run in the browser of whoever reads it. */
const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const evil = `A text with ${script} in it`;

/** One of everything that others write, with the script in every text: past all that takes markup out on arrival. */
async function writeEverywhere(token: string): Promise<void> {
  const post = {
    title: 'A post',
    content: 'Words enough to be one.',
    category: 'general_support',
    state: 'OH',
  };
  const created = await call('POST', '/api/community/posts', post);
  const { id } = await created.json();
  const sent = [
    created,
    await call('POST', `/api/community/posts/${id}/report`, { reason: 'other', note: 'A note' }),
    await call('POST', `/api/community/posts/${id}/admin-reply`, { adminReply: 'A reply' }, token),
    await call('POST', '/api/impact-stories', {
      title: 'A story',
      story: 'Long enough. '.repeat(4),
      state: 'OH',
    }),
    await call('POST', '/api/contact', { topic: 'problem', message: 'A message to read.' }),
    await call('POST', '/api/errors', { errorId: 'OS-7K3M9QXD', screen: '/', message: 'x', version: '1' }),
    await call(
      'POST',
      '/api/admin/news',
      {
        state: 'OH',
        urgent: true,
        category: 'pardon',
        title: 'News to read',
        date: '2027-01-01',
        sourceLabel: 'A source',
        sourceUrl: 'https://a.example/',
      },
      token,
    ),
  ];
  expect(sent.map(({ ok }) => ok)).not.toContain(false);
  inDatabase(`
    update posts set title = $evil, content = $evil, handle = $evil, flags = $word, reply = $evil;
    update admins set display_name = $evil;
    update post_reports set note = $evil;
    update stories set title = $evil, story = $evil;
    update contact_messages set message = $evil;
    update error_reports set screen = $evil, message = $evil, version = $evil;
    update news set title = $evil, source_label = $evil, source_url = $evil;
    update audit_trail set username = $evil, action = $evil, what = $evil;
  `);
}

/** Reaches past the server, as an attacker would, or time. */
function inDatabase(statements: string): void {
  const database = new DatabaseSync(join(server.data, 'openslate.sqlite'), { timeout: 10_000 });
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  database.exec(
    statements.replaceAll('$evil', quoted(evil)).replaceAll('$word', quoted('<svg/onload=window.hacked=1>')),
  );
  database.close();
}

describe('the dashboard', () => {
  it('adds, edits and removes a reply that visitors see', async () => {
    const created = await call('POST', '/api/community/posts', {
      title: 'How long does sealing take',
      content: 'I sent my papers in spring. When may I hear back from the court?',
      category: 'legal_questions',
      state: 'OH',
    });
    const { id } = await created.json();
    const visiting = await open(`/community?post=${id}`);
    await visiting.getByText('I sent my papers in spring.').first().waitFor();
    const seen = async () => (await (await call('GET', `/api/community/posts/${id}`)).json()).adminReply;

    const page = await openAs(await newToken(), '/admin?tab=posts');
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'How long does sealing take' }) });
    await card.getByRole('button', { name: /^Add Official Response/ }).click();
    const text = card.getByRole('textbox');
    await text.fill('It often takes two months.');
    await card.getByText('26/1000 characters').first().waitFor();
    await card.getByRole('button', { name: 'Post Reply' }).click();
    await card.getByRole('heading', { name: 'Your Admin Reply' }).waitFor();
    await reload(visiting);
    await visiting.getByText('It often takes two months.').first().waitFor();
    await visiting
      .getByText(/^Replied .* ago by OpenSlate team$/)
      .first()
      .waitFor();

    const account = await openAs(await newToken(), '/admin?tab=admins');
    const shown = main(account).getByLabel('Name shown with your replies');
    await shown.fill(username.toUpperCase());
    await main(account).getByRole('button', { name: 'Change the name' }).click();
    await main(account).getByText('This is a username. Choose a name that nobody logs in with.').waitFor();
    await shown.fill('Rosa, staff attorney');
    await main(account).getByRole('button', { name: 'Change the name' }).click();
    await main(account).getByRole('cell', { name: 'Rosa, staff attorney' }).waitFor();
    await reload(visiting);
    await visiting
      .getByText(/^Replied .* ago by Rosa, staff attorney$/)
      .first()
      .waitFor();

    await card.getByRole('button', { name: /^Edit/ }).click();
    await text.fill('It often takes three months.');
    await card.getByRole('button', { name: 'Save Reply' }).click();
    // The text stands in the field before it is saved.
    await text.waitFor({ state: 'detached' });
    await card.getByText('It often takes three months.').waitFor();
    expect(await seen()).toBe('It often takes three months.');

    await card.getByRole('button', { name: /^Remove/ }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to remove this admin reply?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await card.getByRole('button', { name: /^Add Official Response/ }).waitFor();
    expect(await seen()).toBeUndefined();

    await card.getByRole('button', { name: /^Delete Post/ }).click();
    await page
      .getByRole('dialog', {
        name: 'Are you sure you want to delete this entire post? This action cannot be undone.',
      })
      .getByRole('button', { name: 'Delete' })
      .click();
    // While the dialog is open the list behind it is hidden too, so the server is asked, not the list.
    await expect.poll(async () => (await call('GET', `/api/community/posts/${id}`)).status).toBe(404);
    await card.waitFor({ state: 'detached' });
  });

  it('shows what others wrote as text, and can be used by everyone in all its parts', async () => {
    const token = await newToken();
    await writeEverywhere(token);
    const page = await openAs(token, '/admin');
    for (const part of ['Posts', 'Stories', 'News', 'Surveys', 'Messages', 'Admins', 'Audit log']) {
      await main(page)
        .getByRole('link', { name: new RegExp(`^${part}`) })
        .click();
      await main(page).getByRole('heading', { level: 2, name: part }).waitFor();
      await settled(page);
      if (!['Surveys'].includes(part)) await main(page).getByText(evil).first().waitFor();
      await expectUsable(page, part);
    }
    await main(page).getByRole('link', { name: 'Monitoring' }).click();
    await main(page).getByText(evil).first().waitFor();
    await expectUsable(page, 'Monitoring');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect.poll(() => main(page).locator('img, script').count()).toBe(0);
    // Eight screens, each looked at twice by every rule.
  }, 120_000);
});

async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      main(page)
        .getByText(/^Loading/)
        .count(),
    )
    .toBe(0);
}

async function expectUsable(page: Page, part: string): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await violations(page), `${part} at ${viewport.width}`).toEqual([]);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(fits, `${part} fits ${viewport.width}`).toBe(true);
  }
}

describe('while strangers guess the password', () => {
  /** From ever other addresses. The wait that follows is made to outlast the test. */
  let strangers = 0;
  async function guesses(): Promise<void> {
    for (let guess = 0; guess < 3; guess += 1) {
      strangers += 1;
      const refused = await fetch(`${server.site}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${strangers}` },
        body: JSON.stringify({ username, password: 'a guess' }),
      });
      expect([401, 429]).toContain(refused.status);
    }
    inDatabase('update login_failures set wait_until = 4102444800000, forget_at = 4102444800000');
  }
  const hardPuzzle = '**/api/community/challenge?action=admin_login_past_wait';

  it('the admin gets in from anywhere with a puzzle solved meanwhile, and is told of the guesses', async () => {
    await guesses();
    const page = await open('/admin-login');
    const seen = Promise.withResolvers<void>();
    await page.route(hardPuzzle, async (route) => {
      await seen.promise;
      await route.continue();
    });
    await logIn(page);
    await main(page).getByRole('status').getByText('Your browser is solving a puzzle').waitFor();
    await expectUsable(page, 'A login that has to wait');
    seen.resolve();
    await heading(page, 'Admin dashboard');
    const notice = main(page).getByText('Since your last visit: 3 refused sign-ins');
    await notice.waitFor();
    // Without the toast of the login.
    await reload(page);
    await notice.waitFor();
    await expectUsable(page, 'The dashboard after refused sign-ins');
    await main(page).getByRole('link', { name: 'change your password' }).click();
    await main(page).getByRole('heading', { name: 'Your password' }).waitFor();
  });

  it('a browser in which they logged in before need not solve anything, until it is forgotten', async () => {
    const page = await open('/admin-login');
    await logIn(page);
    await heading(page, 'Admin dashboard');
    let puzzles = 0;
    await page.route(hardPuzzle, (route) => {
      puzzles += 1;
      return route.continue();
    });
    const logOutAndIn = async () => {
      await footer(page).getByRole('button', { name: 'Logout' }).click();
      await heading(page, 'Admin login');
      await guesses();
      await logIn(page);
      await heading(page, 'Admin dashboard');
    };
    await logOutAndIn();
    expect(puzzles).toBe(0);

    await visit(page, `${server.site}/admin?tab=admins`);
    await main(page).getByRole('button', { name: 'Forget (this device)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await told(page, 'Device forgotten');
    await logOutAndIn();
    expect(puzzles).toBe(1);
  });
});

describe('a session', () => {
  it('that somebody ends is over in the browser it was used in', async () => {
    const theirs = await openAs(await newToken(), '/admin?tab=audit');
    await heading(theirs, 'Admin dashboard');
    const mine = await openAs(await newToken(), '/admin?tab=admins');
    // Sessions of the tests before are still open: all but one's own are ended.
    const others = main(mine).getByRole('button', { name: `End (session of ${username})` });
    await others.first().waitFor();
    for (let left = await others.count(); left > 0; left -= 1) {
      await others.first().click();
      await mine.getByRole('dialog').getByRole('button', { name: 'End' }).click();
      await expect.poll(() => others.count()).toBe(left - 1);
    }
    await main(theirs).getByRole('link', { name: 'News' }).click();
    await theirs.getByRole('dialog', { name: 'Your admin session has ended' }).waitFor();
    await reload(theirs);
    await heading(theirs, 'Admin login');
    await main(theirs).getByText('Your admin session has ended').waitFor();
    expect(await keptToken(theirs)).toBeNull();
    await expect
      .poll(() => main(mine).getByRole('heading', { level: 1 }).textContent())
      .toBe('Admin dashboard');
  });

  it('that was not used for too long is over when the next page is loaded', async () => {
    const page = await openAs(await newToken(), '/admin?tab=audit');
    await heading(page, 'Admin dashboard');
    inDatabase("update admin_sessions set last_used_at = '2020-01-01T00:00:00.000Z'");
    await visit(page, `${server.site}/debug-login`);
    await main(page).getByText('A token was here and was removed').waitFor();
    await footer(page).getByRole('button', { name: 'Admin Login' }).waitFor();
    expect(await keptToken(page)).toBeNull();
  });

  it('needs a code where a second factor is on, and a recovery code made at the server opens the door again', async () => {
    const page = await openAs(await newToken(), '/admin?tab=admins');
    await main(page).getByRole('button', { name: 'Set up a second factor' }).click();
    await main(page).getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = await main(page).getByLabel('Key').inputValue();
    const step = Math.floor(Date.now() / 30_000);
    await main(page).getByLabel('Code that the app shows').fill(totp(secret, step));
    await main(page).getByRole('button', { name: 'Turn on' }).click();
    await main(page).getByText('The second factor is on').waitFor();
    await main(page).getByRole('button', { name: 'I have kept them' }).click();

    await footer(page).getByRole('button', { name: 'Logout' }).click();
    await heading(page, 'Admin login');
    await logIn(page);
    const code = main(page).getByLabel('Code');
    await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill('000000');
    await code.press('Enter');
    await told(page, 'Login failed');
    // A code counts once, also the one that turned it on.
    await code.fill(totp(secret, step + 1));
    await code.press('Enter');
    await heading(page, 'Admin dashboard');

    const said = execFileSync(process.execPath, ['tools/admins.ts', 'recover', username], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.data, DATABASE_URL: '', LOG_LEVEL: 'warn' },
      encoding: 'utf8',
    });
    const [recoveryCode = ''] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(said) ?? [];
    const locked = await open('/emergency-admin');
    await main(locked).getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await main(locked).getByLabel('New password', { exact: true }).fill('harbor walnut ribbon thunder');
    await main(locked).getByRole('button', { name: 'Set the new password' }).click();
    await heading(locked, 'Admin dashboard');
    // Whoever was logged in with the old password no longer is.
    await main(page).getByRole('link', { name: 'News' }).click();
    await page.getByRole('dialog', { name: 'Your admin session has ended' }).waitFor();
  });
});

describe('the way in for developers', () => {
  const assets = join(root, 'web/build/client/assets');

  it('is no part of the site that is built', () => {
    const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(20);
    const holding = (text: string) =>
      files.filter((file) => readFileSync(join(assets, file), 'utf8').includes(text));
    expect(holding('admin_token')).not.toEqual([]);
    expect(holding(bypassToken)).toEqual([]);
    expect(holding('Open the admin screens')).toEqual([]);
    expect(holding('Development access changes nothing')).toEqual([]);
  });

  it('opens nothing here: neither the page nor the server takes it', async () => {
    const page = await openAs(bypassToken, '/admin-bypass');
    await main(page).getByText('Works only in the development server, never here.').waitFor();
    await visit(page, `${server.site}/admin`);
    await heading(page, 'Admin login');
    expect(await keptToken(page)).toBeNull();
    expect((await call('GET', '/api/admin/stats', undefined, bypassToken)).status).toBe(401);
  });
});
