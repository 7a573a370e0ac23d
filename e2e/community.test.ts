import { communityPostAction, postReportAction } from '@openslate/contract/forum.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { desktop, phone, reload, site, visit, visitor } from './browser.ts';

const posts = '**/api/community/posts';
const lists = '**/api/community/posts?*';

/** Words that no other test has used: a post that was sent before is refused. */
const unlike = (words: string) => `${words} ${Math.random().toString(36).slice(2, 10)}`;

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** What the page asks of the forum from now on. */
function calls(page: Page): Request[] {
  const heard: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/community/')) heard.push(request);
  });
  return heard;
}

const to = (heard: readonly Request[], method: string, ending: RegExp) =>
  heard.filter((request) => request.method() === method && ending.test(new URL(request.url()).pathname));

async function write(page: Page, { title, content }: { title: string; content: string }): Promise<void> {
  await page.getByRole('button', { name: 'Create New Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your post' }).fill(content);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Post' }).click();
  await page.getByRole('dialog', { name: 'Your Post Has Been Shared!' }).waitFor();
  await page.getByRole('button', { name: 'Continue to Community' }).click();
}

/** A post by somebody else. */
async function posted(post: { title: string; content: string; state?: string }): Promise<string> {
  const response = await fetch(`${site}/api/community/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ category: 'process_help', state: 'WY', ...post }),
  });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

describe('the forum', () => {
  const { open } = visitor();

  it('offers the place of the assessment on this device for a new post, and says so above the button', async () => {
    const answers = { charges: [{ id: 'c1', disposition: 'convicted' }] };
    const progress = JSON.stringify({ selectedState: 'PA', currentStep: 'review', answers });
    const page = await open('/community', { viewport: phone, stored: { assessment_progress: progress } });
    await page.getByRole('button', { name: 'Create New Post' }).click();
    const form = page.getByRole('region', { name: 'Write a post' });
    const state = form.getByRole('combobox', { name: 'State' });
    await expect.poll(() => state.inputValue()).toBe('PA');
    const said = form.getByText('Your post will be listed under Pennsylvania, the place of your assessment.');
    await said.waitFor();
    await state.selectOption('OR');
    await form.getByText('Your post will be listed under Oregon.').waitFor();
    // Emptied, it begins again as it began.
    await form.getByRole('textbox', { name: 'Title' }).fill('A title');
    await form.getByRole('button', { name: 'Clear the form' }).click();
    await said.waitFor();
    expect(await violations(page, undefined, 'main'), 'the form').toEqual([]);
  });

  it('carries a post through its life, with the keyboard', async () => {
    const page = await open('/community', { viewport: phone });
    const heard = calls(page);
    const title = unlike('What I wish I had known');
    const words = 'My name is Jordan Miller. Call me at 215-555-0142 about the fee waiver.';

    const create = page.getByRole('button', { name: 'Create New Post' });
    await create.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('button', { name: 'Cancel' }).getAttribute('aria-expanded'))
      .toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ab');
    await page.getByText('2/120 characters, at least 3').waitFor();
    await page.keyboard.press('Enter');
    // Too short and empty: the summary says so and leads to each field.
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Make the title at least 3 characters long',
      'Write your post',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
    const defaults = ['Category', 'State'].map((name) =>
      page.getByRole('region', { name: 'Write a post' }).getByRole('combobox', { name }).inputValue(),
    );
    expect(await Promise.all(defaults)).toEqual(['general_support', 'CA']);
    await page.getByText('Your post will be listed under California.').waitFor();

    // What may tell who wrote it is pointed out, and nothing is sent without a word about it.
    const note = page.getByRole('group', { name: 'This may tell people who you are' });
    await note.getByText('215-555-0142 looks like a phone number').waitFor();
    expect(await violations(page), 'the form').toEqual([]);
    await page.getByRole('button', { name: 'Share Post' }).press('Enter');
    await expect.poll(() => note.evaluate((box) => box === document.activeElement)).toBe(true);
    await note.getByRole('button', { name: 'Blank it (Jordan Miller)' }).press('Enter');
    await note.getByRole('button', { name: 'Blank all' }).press('Enter');
    await note.waitFor({ state: 'detached' });
    const field = page.getByRole('textbox', { name: 'Your post' });
    const blanked = 'My name is [name]. Call me at [phone] about the fee waiver.';
    await expect.poll(() => field.inputValue()).toBe(blanked);
    expect(to(heard, 'POST', /posts$/)).toEqual([]);

    // Two quick presses send it once, with a proof of work.
    await page.getByRole('button', { name: 'Share Post' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Your Post Has Been Shared!' });
    await dialog.getByRole('heading', { name: 'Check Back for Responses' }).waitFor();
    expect(await violations(page), 'the success').toEqual([]);
    const sent = to(heard, 'POST', /posts$/);
    expect(sent).toHaveLength(1);
    const { recaptchaToken, ...body } = sent[0]?.postDataJSON() ?? {};
    expect(body).toEqual({
      title,
      content: blanked,
      category: 'general_support',
      state: 'CA',
      isAnonymous: true,
    });
    const proof = JSON.parse(Buffer.from(recaptchaToken, 'base64').toString());
    expect(proof.challenge.parameters.data.action).toBe(communityPostAction);
    await dialog.getByRole('button', { name: 'Continue to Community' }).press('Enter');

    const mine = card(page, title);
    await mine.getByText(blanked).waitFor();
    await mine.getByText('California').waitFor();
    await mine.getByText(/^By \S/).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /^Recent Posts \(\d+\)$/ }).count()).toBe(1);

    const helpful = mine.getByRole('button', { name: `Helpful (${title})` });
    await helpful.press('Enter');
    await mine.getByText('1 person found this helpful').waitFor();
    await helpful.press('Enter');
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
    expect(to(heard, 'POST', /helpful$/)).toHaveLength(1);

    // Its own address, on which it is seen once more, and not counted once more.
    await mine.getByText('1 view').waitFor();
    await mine.getByRole('link', { name: title }).press('Enter');
    await page.waitForURL(/\/community\?post=[\w-]+$/);
    const opened = page.getByRole('region', { name: 'One post' });
    await card(page, title).getByText('1 view').waitFor();
    await expect.poll(() => opened.getByRole('article').count()).toBe(1);
    const address = new URL(page.url());
    await reload(page);
    await opened.getByRole('button', { name: `Helpful (${title})` }).waitFor();
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
    const id = address.searchParams.get('post');
    expect(to(heard, 'POST', new RegExp(`/${id}/view$`))).toHaveLength(1);

    // Somebody else follows the link.
    const other = await open(address.pathname + address.search, { viewport: desktop });
    const theirs = card(other, title);
    await theirs.getByText('1 view').waitFor();
    await expect.poll(() => theirs.getByRole('button', { name: 'Delete my post' }).count()).toBe(0);
    await expect
      .poll(() => theirs.getByRole('button', { name: /Delete Post|Official Response/ }).count())
      .toBe(0);
    await theirs.getByRole('button', { name: `Report (${title})` }).click();
    const report = other.getByRole('dialog', { name: 'Report this post' });
    await report.getByRole('button', { name: 'Send the report' }).click();
    await report.getByText('Choose what is wrong with the post').waitFor();
    await report.getByRole('radio', { name: 'It is an ad or spam' }).check();
    expect(await violations(other), 'the report').toEqual([]);
    const reporting = other.waitForRequest(/\/report$/);
    await report.getByRole('button', { name: 'Send the report' }).click();
    const { recaptchaToken: reportProof, ...reported } = (await reporting).postDataJSON();
    expect(reported).toEqual({ reason: 'spam' });
    const solved = JSON.parse(Buffer.from(reportProof, 'base64').toString());
    expect(solved.challenge.parameters.data.action).toBe(postReportAction);
    await report.getByText('Thank you').waitFor();
    await report.getByRole('button', { name: 'Back to the posts' }).click();
    await other.getByRole('link', { name: 'Back to all posts' }).click();
    await other.waitForURL(`${site}/community`);
    expect(await violations(other), 'the list').toEqual([]);

    // Whoever wrote it takes it back.
    await mine.getByRole('button', { name: `Delete my post (${title})` }).press('Enter');
    await page.getByRole('button', { name: 'Delete it' }).press('Enter');
    await page.getByText('Your post is deleted').first().waitFor();
    await page.waitForURL(`${site}/community`);
    await mine.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('community_post_keys'))).toBeNull();
    await other.getByRole('button', { name: 'Refresh Posts' }).click();
    await theirs.waitFor({ state: 'detached' });
  });

  it('is loaded on the home page when it comes into view, and then only when asked', async () => {
    const title = unlike('The clerk was kind');
    await posted({ title, content: unlike('I went to the counter with my papers and asked.') });
    const page = await open('/robots.txt', { viewport: phone });
    const heard = calls(page);
    await visit(page, `${site}/`);
    expect(heard).toEqual([]);
    await page.getByRole('heading', { name: 'Community Support Forum' }).scrollIntoViewIfNeeded();
    await card(page, title).waitFor();
    expect(await fits(page)).toBe(true);
    const asked = () => to(heard, 'GET', /posts$/);
    expect(asked()).toHaveLength(1);
    expect(new URL(asked()[0]?.url() ?? '').searchParams.get('_t')).toMatch(/^\d{13}$/);

    await page.getByRole('link', { name: 'Check My Options' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check Eligibility' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Community Support Forum' }).scrollIntoViewIfNeeded();
    await card(page, title).waitFor();
    expect(asked()).toHaveLength(1);
    const refresh = page.getByRole('button', { name: 'Refresh Posts' });
    await Promise.all([page.waitForResponse(lists), refresh.click()]);
    expect(asked()).toHaveLength(2);
  });

  it('is filtered, searched and sorted in its address, and goes on with more posts', async () => {
    const word = unlike('needle').replace(/\W/g, '');
    for (let number = 1; number <= 30; number += 1)
      await posted({
        title: `Post ${number} about ${word}`,
        content: unlike('One of many posts about the same thing.'),
      });
    const page = await open(`/community?q=${word}&state=WY`);
    const found = page.getByRole('article', { name: word });
    await found.first().waitFor();
    const first = await found.count();
    expect(first).toBeLessThan(30);
    await page.getByRole('button', { name: 'Show more posts' }).click();
    await expect.poll(() => found.count()).toBeGreaterThan(first);
    // The reading goes on where it was.
    expect(
      await page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-labelledby')),
    ).toBe(await found.nth(first).getAttribute('aria-labelledby'));

    await page.getByRole('combobox', { name: 'Order' }).selectOption('Most helpful first');
    await page.waitForURL(`${site}/community?state=WY&q=${word}&sort=helpful`);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Success stories');
    await page.getByText('No posts match').waitFor();
    await page.goBack();
    await found.first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search the posts' });
    await search.fill(`Post 7 about ${word}`);
    await search.press('Enter');
    await expect.poll(() => found.count()).toBe(1);
    await page.getByRole('search').getByRole('button', { name: 'Show all posts' }).click();
    await page.waitForURL(`${site}/community?sort=helpful`);
    await expect.poll(() => search.inputValue()).toBe('');
  });

  it('says kindly that it is empty', async () => {
    const page = await open('/robots.txt');
    await page.route(lists, (route) =>
      route.fulfill({ json: { data: [], pagination: { nextCursor: null, total: 0 } } }),
    );
    await visit(page, `${site}/community`);
    await page.getByText('No posts yet. Be the first to share!').waitFor();
    await page.getByRole('heading', { name: 'Recent Posts (0)' }).waitFor();
  });

  it('gives admins an official response to add, change and take back', async () => {
    const post = {
      id: 'p1',
      title: 'Who answers?',
      content: 'I would like to know who answers here.',
      category: 'general_support',
      state: 'CA',
      isAnonymous: true,
      anonymousHandle: 'Quiet Maple',
      helpfulCount: 0,
      viewCount: 0,
      createdAt: new Date().toISOString(),
      crisisHelp: true,
    };
    let reply: object = {};
    const page = await open('/robots.txt', { stored: { admin_token: 'token' } });
    const stats = {
      admin: { id: 'a', username: 'ann', secondFactor: false },
      posts: { total: 1, held: 0, reported: 0 },
      stories: { waiting: 0 },
      messages: { unread: 0 },
      refused: { since: '2026-11-15T00:00:00.000Z', logins: 0, wrongCodes: 0 },
    };
    await page.route('**/api/admin/stats', (route) => route.fulfill({ json: stats }));
    await page.route(lists, (route) =>
      route.fulfill({ json: { data: [{ ...post, ...reply }], pagination: { nextCursor: null, total: 1 } } }),
    );
    await page.route('**/api/community/posts/p1/view', (route) =>
      route.fulfill({ json: { helpfulCount: 0, viewCount: 1 } }),
    );
    await page.route('**/api/community/posts/p1/admin-reply', (route) => {
      expect(route.request().headers().authorization).toBe('Bearer token');
      const sent = route.request().postDataJSON();
      reply = sent
        ? {
            adminReply: sent.adminReply,
            adminRepliedAt: new Date().toISOString(),
            adminRepliedBy: 'OpenSlate team',
          }
        : {};
      return route.fulfill({ json: { ...post, ...reply } });
    });
    await visit(page, `${site}/community`);
    await page.getByRole('link', { name: 'call 988' }).waitFor();
    await page.getByRole('button', { name: /^Add Official Response/ }).click();
    const field = page.getByRole('textbox', { name: 'Your reply' });
    const save = page.getByRole('button', { name: 'Post Reply' });
    expect(await save.isDisabled()).toBe(true);
    await field.fill('We do.');
    await page.getByText('6/1000 characters').first().waitFor();
    await save.click();
    await page.getByRole('heading', { name: 'Your Admin Reply' }).waitFor();
    await page.getByText('Replied less than a minute ago by OpenSlate team').waitFor();
    expect(await violations(page), 'the reply').toEqual([]);
    await page.getByRole('button', { name: /^Edit/ }).click();
    await field.fill('We do, within a week.');
    await page.getByRole('button', { name: 'Save Reply' }).click();
    await page.getByText('We do, within a week.').waitFor();
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Remove/ }).click();
    const sure = page.getByRole('dialog', { name: 'Are you sure you want to remove this admin reply?' });
    await sure.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: /^Add Official Response/ }).waitFor();
    await page.getByRole('button', { name: /^Delete Post/ }).click();
    await page
      .getByRole('dialog', {
        name: 'Are you sure you want to delete this entire post? This action cannot be undone.',
      })
      .getByRole('button', { name: 'Cancel' })
      .click();
  });
});

describe('the forum when something fails', () => {
  const { open } = visitor({ expectFailures: true });

  it('keeps every word, through a refusal, a reload and a lost answer, and posts once', async () => {
    const page = await open('/robots.txt', { viewport: phone });
    await page.route(lists, (route) => route.abort());
    await visit(page, `${site}/community`);
    await page.getByText('Failed to fetch posts').waitFor();
    await page.getByText(/Check your connection/).waitFor();
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Refresh Posts' }).click();
    await page.getByRole('heading', { name: /^Recent Posts \(\d+\)$/ }).waitFor();

    const title = unlike('Words that must not be lost');
    const content = unlike('It took me an hour to find them.');
    await write(page, { title, content });
    const refusal = { error: { code: 'too_many_requests', message: 'Please wait a minute.' } };
    await page.route(posts, (route) => route.fulfill({ status: 429, json: refusal }));
    await page.getByRole('button', { name: 'Share Post' }).click();
    await page.getByRole('alert').getByText('Please wait a minute.').waitFor();
    await page.unroute(posts);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Share Post' }).click();
    await page.getByRole('alert').getByText('Failed to create post').waitFor();
    await page.context().setOffline(false);

    await reload(page);
    await page.getByRole('button', { name: 'Create New Post' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title);
    await expect.poll(() => page.getByRole('textbox', { name: 'Your post' }).inputValue()).toBe(content);

    // It arrives, and the answer does not.
    const keys: (string | undefined)[] = [];
    let lost = false;
    await page.route(posts, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await send(page);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await card(page, title).waitFor();
    await expect.poll(() => card(page, title).count()).toBe(1);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key.startsWith('community'))).toEqual([]);

    // The same words again are refused, in the server's own words.
    await page.unroute(posts);
    await write(page, { title, content });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST' && response.status() >= 400),
      page.getByRole('button', { name: 'Share Post' }).click(),
    ]);
    const { error } = await answer.json();
    await page.getByRole('alert').getByText(error.message).waitFor();
  });

  it('goes on without a proof of work, and tells of a post that is not there', async () => {
    const page = await open('/community?post=nothing-here');
    await page.getByText('This post is not here').waitFor();
    await page.getByRole('heading', { name: /^Recent Posts/ }).waitFor();
    expect(await violations(page), 'a post that is not there').toEqual([]);
    await page.route('**/api/community/challenge?*', (route) => route.fulfill({ status: 503 }));
    const title = unlike('No puzzle today');
    await write(page, { title, content: unlike('The server had no puzzle for me.') });
    const [request] = await Promise.all([page.waitForRequest(posts), send(page)]);
    expect(request.postDataJSON()).not.toHaveProperty('recaptchaToken');
    await card(page, title).waitFor();
  });
});
