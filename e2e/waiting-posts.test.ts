import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone, visitor } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

/*
 * A forum whose operator wants to see every post before others do. Its tests follow one another.
 */

let server: SiteServer;
let token: string;

beforeAll(async () => {
  server = await startSite({ HOLD_POSTS: 'always' });
  const setupCode = readFileSync(join(server.data, 'setup-code'), 'utf8').trim();
  const admin = { setupCode, username: 'ann', password: 'velvet anchor pigeon lantern' };
  token = (await (await call('/api/admin/setup', admin)).json()).token;
});
afterAll(() => server.stop());

// A post that is not shown yet, or any more, is answered 404, which browsers note on the console.
const { open } = visitor({ expectFailures: true, of: () => server.site });

function call(path: string, body: object): Promise<Response> {
  return fetch(server.site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function posted(title: string): Promise<string> {
  const content = `${title}: I asked the clerk, and this is what I was told.`;
  const response = await call('/api/community/posts', { title, content, state: 'OH' });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

const main = (page: Page) => page.getByRole('main');
const dashboard = (query: string, viewport = desktop) =>
  open(`/admin?tab=posts${query}`, { stored: { admin_token: token }, viewport });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function told(page: Page, title: string): Promise<void> {
  await page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByText(title, { exact: true })
    .waitFor();
}

describe('a forum whose posts wait', () => {
  const title = 'Who may read this';

  it('says so to whoever writes one, and does not say that it is shared', async () => {
    const page = await open('/community', { viewport: phone });
    await page.getByRole('button', { name: 'Create New Post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Your post' }).fill('I would like to know how long it took you.');
    await page.getByRole('button', { name: 'Share Post' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your Post Has Been Received' });
    await dialog.getByText('It will appear after a person has looked at it.').waitFor();
    await dialog.getByRole('heading', { name: 'Check Back for Responses' }).waitFor();
    await expect.poll(() => page.getByText('Your Post Has Been Shared!').count()).toBe(0);
    expect([await violations(page), await fits(page)]).toEqual([[], true]);
    await dialog.getByRole('button', { name: 'Continue to Community' }).click();
    await page.getByText('No posts yet. Be the first to share!').waitFor();
  });

  it('is shown by an admin all at once, after a count', async () => {
    await posted('The second of three');
    await posted('The third of three');
    const page = await dashboard('&queue=held', phone);
    await main(page).getByText('3 posts', { exact: true }).waitFor();
    await main(page).getByRole('listitem').getByText('Held by setting').first().waitFor();
    expect([await violations(page), await fits(page)]).toEqual([[], true]);
    const all = main(page).getByRole('button', { name: 'Publish all…' });
    await all.click();
    const question = page.getByRole('dialog', { name: 'This would publish 3 posts' });
    expect([await violations(page), await fits(page)]).toEqual([[], true]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByText('3 posts', { exact: true }).waitFor();
    await all.click();
    await question.getByRole('button', { name: 'Publish 3 posts' }).click();
    await told(page, 'Published: 3 posts');
    await main(page).getByText('No post waits to be published.').waitFor();

    const reading = await open('/community');
    await reading.getByRole('article', { name: title }).waitFor();
    await reading.getByRole('heading', { name: 'Recent Posts (3)' }).waitFor();
  });

  it('hides a post that two visitors report, until an admin looks', async () => {
    const id = await posted('Somebody’s address');
    inDatabase(id);

    const page = await open(`/community?post=${id}`);
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    const report = page.getByRole('dialog', { name: 'Report this post' });
    await report.getByRole('radio', { name: 'It shows somebody’s personal details' }).check();
    await report.getByRole('button', { name: 'Send the report' }).click();
    await report.getByText('Thank you').waitFor();
    await expect.poll(async () => (await fetch(`${server.site}/api/community/posts/${id}`)).status).toBe(404);

    const admin = await dashboard('&queue=reported');
    const card = main(admin).getByRole('listitem').filter({ hasText: 'Somebody’s address' });
    await card.getByText('Hidden by reports').waitFor();
    await card.getByText(/^Two visitors reported it for personal details or abuse/).waitFor();
    await card.getByRole('heading', { name: '2 reports' }).waitFor();
    expect([await violations(admin), await fits(admin)]).toEqual([[], true]);
    await card.getByRole('button', { name: /^Publish/ }).click();
    await main(admin).getByText('No report waits to be looked at.').waitFor();
    await main(admin)
      .getByRole('link', { name: /^Audit log/ })
      .click();
    await main(admin).getByText('reports by visitors').waitFor();
    await main(admin).getByText('Post: hide').waitFor();
  });

  /** It was shown without an admin having seen it, and somebody else has reported it today. */
  function inDatabase(id: string): void {
    const database = new DatabaseSync(join(server.data, 'openslate.sqlite'), { timeout: 10_000 });
    database.prepare("update posts set status = 'published', flags = '' where id = ?").run(id);
    database
      .prepare(
        "insert into post_reports (id, post_id, reason, note, reported_at, proven) values (?, ?, 'abuse', '', ?, 1)",
      )
      .run(randomUUID(), id, new Date().toISOString());
    database.close();
  }

  it('loses what a search finds when an admin says so, and tells what is left if that fails', async () => {
    for (const number of ['first', 'second']) await posted(`A ${number} advertisement`);
    const page = await dashboard('');
    // Not offered while it would be every post there is.
    await main(page).getByRole('button', { name: 'Hold all…' }).waitFor();
    await expect.poll(() => main(page).getByRole('button', { name: 'Delete all…' }).count()).toBe(0);
    await main(page).getByRole('searchbox', { name: 'Search in the text' }).fill('advertisement');
    await main(page).getByRole('combobox', { name: 'Flag' }).selectOption('Held by setting');
    await main(page).getByLabel('Written from').fill('2026-01-01T00:00');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await main(page).getByText('2 posts', { exact: true }).waitFor();
    expect([await violations(page), await fits(page)]).toEqual([[], true]);

    await main(page).getByRole('button', { name: 'Delete all…' }).click();
    const question = page.getByRole('dialog', { name: 'This would delete 2 posts' });
    await question.getByText(/This cannot be undone\./).waitFor();
    await page.route('**/api/admin/posts/bulk', (route) => route.abort());
    await question.getByRole('button', { name: 'Delete 2 posts' }).click();
    await question.getByText('It stopped before it was finished').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/admin/posts/bulk');
    await question.getByRole('button', { name: 'Delete 2 posts' }).click();
    await told(page, 'Deleted: 2 posts');
    await main(page).getByText('No post matches the search.').waitFor();
  });
});
