import { browserFamilies } from '@openslate/contract/browser-family.ts';
import { pageKinds, referrerKinds, sharedSessionId, timeSteps } from '@openslate/contract/survey-context.ts';
import { surveys, surveyTriggers, surveyTypes } from '@openslate/contract/survey-questions.ts';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { whatGoesAlong } from '../web/app/features/surveys/what-goes-along.ts';
import { expectNothingOnAnyScreen, violations } from './axe.ts';
import { phone, reload, site, visit, visitor } from './browser.ts';
import { countIn } from './counts.ts';

const { open } = visitor();
// What cannot be fetched is noted on the console by the browser itself.
const failing = visitor({ expectFailures: true });

const quickFeedback = (page: Page) => page.getByRole('dialog', { name: 'Quick Feedback' });
const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const survey = (request: Request) => request.url().endsWith('/api/surveys/response');

const questions = surveyTypes.flatMap((type) => [...surveys[type]]);
const options = questions.flatMap((question) => [...question.options]);

/** Every word that may leave a device with the answer of a survey. */
const sharedByThousands: Readonly<Record<string, readonly unknown[]>> = {
  sessionId: [sharedSessionId],
  surveyType: surveyTypes,
  questionId: questions.map(({ id }) => id),
  questionText: questions.map(({ text }) => text),
  answer: options.map(({ value }) => value),
  answerLabel: options.map(({ label }) => label),
  triggerEvent: surveyTriggers,
  currentPage: pageKinds,
  deviceType: ['mobile', 'desktop'],
  userAgent: browserFamilies,
  referrer: referrerKinds,
  timeOnSite: timeSteps,
};

/** What the browser sent, once it is held against what it may send. */
function sentIn(request: Request): Record<string, unknown> {
  const sent: Record<string, unknown> = request.postDataJSON();
  expect(Object.keys(sent).sort()).toEqual(Object.keys(sharedByThousands).sort());
  for (const [field, value] of Object.entries(sent)) expect(sharedByThousands[field], field).toContain(value);
  expect(new URL(request.url()).search).toBe('');
  expect(request.headers().referer ?? '').toBe('');
  return sent;
}

/**
 * With a clock of our own the browser's idle moments come when we say so, and prove nothing. The news are fetched by
 * an effect of the page, so once they are counted, whatever watches the visitor has begun.
 */
async function whenWatching(page: Page): Promise<Page> {
  await page.getByRole('button', { name: /^Show Legal Updates \(\d+ new\)$/ }).waitFor();
  return page;
}

/** What takes a moment does not pass while we look, however busy the machine is. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** The mouse goes up and out of the page, to the tabs of the browser. */
async function leaveThroughTheTop(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  await page.mouse.move(400, -5);
}

describe('the survey for people who leave', () => {
  it('comes once, a second after the mouse left through the top, and sends each answer at once', async () => {
    const page = await whenWatching(
      await open('/?secret=1', { clock: true, stored: { hasSeenTour: 'true' } }),
    );
    await leaveThroughTheTop(page);
    await page.clock.runFor(20_000);
    await page.mouse.move(400, 300);
    await page.clock.runFor(11_000);
    expect(await quickFeedback(page).count(), 'left too early').toBe(0);

    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await stopTheClock(page);
    await leaveThroughTheTop(page);
    await page.clock.runFor(900);
    expect(await quickFeedback(page).count(), 'may still come back').toBe(0);
    await page.clock.resume();
    const dialog = quickFeedback(page);
    await dialog.getByRole('heading', { name: 'What made you want to leave?' }).waitFor();
    await dialog.getByText(whatGoesAlong).waitFor();
    await expectNothingOnAnyScreen(page, 'the survey', '[role=dialog]');

    const [first] = await Promise.all([
      page.waitForRequest(survey),
      dialog.getByRole('button', { name: 'I need a lawyer' }).click(),
    ]);
    expect(sentIn(first)).toEqual({
      sessionId: 'everybody',
      surveyType: 'exit_intent',
      questionId: 'exit_reason',
      questionText: 'What made you want to leave?',
      answer: 'need_lawyer',
      answerLabel: 'I need a lawyer',
      triggerEvent: 'exit_intent',
      currentPage: 'home',
      // The screens that were tried last are small, and a Chromium without a window is no Chrome.
      deviceType: 'mobile',
      userAgent: 'other',
      referrer: 'none',
      // Under a minute, or over one where the machine is busy.
      timeOnSite: expect.toBeOneOf([0, 60_000]),
    });

    const next = dialog.getByRole('heading', { name: 'What would help you most?' });
    await next.waitFor();
    expect(await next.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await stopTheClock(page);
    const [second] = await Promise.all([
      page.waitForRequest(survey),
      dialog.getByRole('button', { name: 'Help by phone' }).click(),
    ]);
    expect(sentIn(second)).toMatchObject({ answer: 'phone_support' });
    const thanks = notifications(page).getByText('Thank you!');
    // What draws it is fetched in turns of no time, in which the clock does not come far.
    await expect.poll(() => page.clock.runFor(1).then(() => thanks.count()), { timeout: 60_000 }).toBe(1);
    await notifications(page)
      .getByText('Your feedback helps us improve the assessment experience.')
      .waitFor();
    expect(await dialog.count(), 'open for a second more').toBe(1);
    await page.clock.resume();
    await dialog.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)));
    expect(kept.sort()).toEqual(['hasSeenExitSurvey', 'hasSeenTour']);

    await reload(page);
    await page.clock.runFor(31_000);
    await leaveThroughTheTop(page);
    await page.clock.runFor(70_000);
    expect(await quickFeedback(page).count(), 'only once').toBe(0);
  });

  it('comes after a minute without a move, but not while writing, and keeps a failed answer open', async () => {
    const page = await failing.open('/', { clock: true, stored: { hasSeenTour: 'true' } });
    await page.getByRole('heading', { name: 'Community Support Forum' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Create New Post' }).click();
    const post = page.getByLabel('Your post');
    await post.fill('I am not done');
    await page.clock.runFor(65_000);
    expect(await quickFeedback(page).count(), 'while writing').toBe(0);
    await post.fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await post.evaluate((box: HTMLElement) => box.blur());
    await page.clock.runFor(61_000);
    const dialog = quickFeedback(page);
    // A scroll that the click set off may be told late, and the minute begins again with it.
    for (let more = 0; more < 8 && (await dialog.count()) === 0; more += 1) await page.clock.runFor(10_000);
    await page.route('**/api/surveys/response', (route) => route.fulfill({ status: 503, body: '' }));
    const answer = dialog.getByRole('button', { name: 'Something else' });
    await answer.click();
    await notifications(page).getByText('Error').waitFor();
    await dialog.getByText('Failed to submit feedback. Please try again.').waitFor();
    // F8 leads from the dialog to the notifications, and Tab through them and back.
    await page.keyboard.press('F8');
    const inNotifications = () =>
      notifications(page).evaluate((region) => region.contains(document.activeElement));
    await expect.poll(inNotifications).toBe(true);
    await notifications(page).getByRole('button', { name: 'Close this notification' }).waitFor();
    for (let press = 0; press < 4 && (await inNotifications()); press += 1) await page.keyboard.press('Tab');
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.unroute('**/api/surveys/response');
    await answer.click();
    await dialog.getByRole('heading', { name: 'What would help you most?' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('the survey for people who leave an assessment', () => {
  const reason = (page: Page) =>
    quickFeedback(page).getByRole('heading', { name: 'What made you want to leave?' });

  it('does not come before something was answered', async () => {
    for (const path of ['/assessment/pa', '/assessment-simple/pa']) {
      const page = await open(path, { clock: true });
      await page.getByRole('main').locator('form').waitFor();
      await page.clock.runFor(31_000);
      await leaveThroughTheTop(page);
      await page.clock.runFor(70_000);
      expect(await quickFeedback(page).count(), path).toBe(0);
    }
  });

  it('comes on the way out of the questions once one of them was answered', async () => {
    const page = await open('/assessment/pa', { clock: true });
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
    await page.clock.runFor(31_000);
    await leaveThroughTheTop(page);
    await page.clock.runFor(1_200);
    await reason(page).waitFor();
  });

  it('does not come over a result that is being read, but on the way out of it', async () => {
    const page = await open('/assessment-simple/pa', { clock: true });
    await page.getByLabel('How did the case end?').selectOption('dismissed');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(95_000);
    expect(await quickFeedback(page).count()).toBe(0);
    await leaveThroughTheTop(page);
    await page.clock.runFor(1_200);
    await reason(page).waitFor();
  });

  it('does not come over a page to read', async () => {
    const page = await whenWatching(await open('/help', { clock: true }));
    await page.clock.runFor(95_000);
    await leaveThroughTheTop(page);
    await page.clock.runFor(70_000);
    expect(await quickFeedback(page).count()).toBe(0);
  });
});

describe('the survey about the site', () => {
  it('stands below a result, and asks whether it was understood', async () => {
    const page = await open('/assessment-simple/pa', { viewport: phone });
    await page.getByLabel('How did the case end?').selectOption('dismissed');
    const card = page.getByRole('region', { name: 'Two short questions about this site' });
    await card.getByRole('button', { name: 'Very helpful' }).click();
    const [request] = await Promise.all([
      page.waitForRequest(survey),
      card.getByRole('button', { name: 'Partly' }).click(),
    ]);
    expect(sentIn(request)).toMatchObject({
      questionId: 'clarity',
      triggerEvent: 'result',
      currentPage: 'questions',
      deviceType: 'mobile',
    });
    await page.getByRole('region', { name: 'Feedback', exact: true }).getByText('Thank you!').waitFor();
    await reload(page);
    await page.getByRole('region', { name: 'What the law says so far' }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => page.getByRole('button', { name: 'Very helpful' }).count()).toBe(0);
  });

  it('comes after five minutes, covers nothing for good, and leaves the focus alone', async () => {
    const stored = { hasSeenExitSurvey: 'true' };
    const page = await whenWatching(
      await open('/terms-of-service', { clock: true, viewport: phone, stored }),
    );
    await page.clock.runFor(299_000);
    const card = page.getByRole('region', { name: 'A short question about this site' });
    await expect.poll(() => card.count()).toBe(0);
    await page.clock.runFor(1_500);
    await card.waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectNothingOnAnyScreen(page, 'the card');
    await card.getByRole('button', { name: 'Somewhat helpful' }).click();
    await notifications(page).getByText('Thank you!').waitFor();
    await card.waitFor({ state: 'detached' });
  });
});

describe('the legal updates', () => {
  const ticker = (page: Page) => page.getByRole('region', { name: 'Legal Updates' });

  it('are one line that moves at a steady pace, stands still when told to, and can be read as a list', async () => {
    const page = await open('/help');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const show = ticker(page).getByRole('button', { name: /^Show Legal Updates \(\d+ new\)$/ });
    await show.waitFor();
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    const before = await top();
    const [counted] = await Promise.all([page.waitForRequest('**/api/analytics/track'), show.click()]);
    expect(await countIn(counted)).toEqual({ event: 'news_opened' });

    const line = ticker(page).locator('.news-moving');
    await line.waitFor();
    expect(await top(), 'nothing below has moved').toBe(before);
    const pace = await line.evaluate((moving) => {
      const { offsetWidth = 0 } = moving.firstElementChild as HTMLElement;
      return offsetWidth / Number.parseFloat(getComputedStyle(moving).animationDuration);
    });
    expect(pace).toBeCloseTo(72, 1);
    const state = () => line.evaluate((moving) => moving.getAnimations()[0]?.playState);
    await page.mouse.move(600, 700);
    expect(await state()).toBe('running');
    const box = await ticker(page).locator('.news-frame').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    expect(await state(), 'pointed at').toBe('paused');
    await page.mouse.move(600, 700);
    expect(await state()).toBe('running');
    await ticker(page).getByRole('button', { name: 'Pause' }).click();
    expect(await state()).toBe('paused');
    await ticker(page).getByRole('button', { name: 'Play' }).click();
    expect(await state()).toBe('running');
    // A keyboard that reaches the news from what comes next below stops them, and can set them going again.
    await page.locator('main').locator('a, button, input, summary').first().focus();
    await page.keyboard.press('Shift+Tab');
    await ticker(page).getByRole('button', { name: 'Read as a list' }).waitFor();
    expect(await state(), 'reached with the keyboard').toBe('paused');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await state(), 'set going again').toBe('running');
    expect(await violations(page, undefined, '[data-news]'), 'axe on the line').toEqual([]);

    await ticker(page).getByRole('button', { name: 'Read as a list' }).press('Enter');
    const entries = ticker(page).locator('li:has(time)');
    // Heard as well as seen, a space stands between the letters of a place and what is new there.
    for (const line of await entries.locator('p:first-child').allTextContents())
      expect(line).toMatch(/^(Urgent )?[A-Z][a-z]+( [a-z]+)?, [A-Z]{2} \S/);
    await expect.poll(() => entries.count()).toBeGreaterThan(3);
    expect(await entries.first().locator('time').innerText()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect.poll(() => entries.getByRole('link').first().getAttribute('href')).toMatch(/^https:/);
    await expectNothingOnAnyScreen(page, 'the list', '[data-news]');

    // Open for as long as the tab is, and on the next page at the same height.
    await visit(page, `${site}/record-relief`);
    await ticker(page).getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('newsTickerVisible'))).toBe('true');
    await ticker(page).getByRole('button', { name: 'Close Legal Updates' }).click();
    await ticker(page).getByRole('button', { name: 'Show Legal Updates (0 new)' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('newsTickerVisible'))).toBe('false');
  });

  it('say that they are loading, that they cannot be, and stand still where that is asked for', async () => {
    const page = await failing.open('/robots.txt');
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/news-updates', async (route) => {
      await held;
      await route.fulfill({ status: 503, body: '' });
    });
    await visit(page, `${site}/help`);
    await ticker(page).getByRole('button', { name: 'Show Legal Updates', exact: true }).click();
    await ticker(page).getByText('Loading latest legal news...').waitFor();
    answer();
    await ticker(page).getByText('Unable to load latest news updates').waitFor();
    await ticker(page).getByRole('button', { name: 'Close Legal Updates' }).click();

    await page.unroute('**/api/news-updates');
    await ticker(page).getByRole('button', { name: 'Show Legal Updates', exact: true }).click();
    await ticker(page).getByRole('heading', { name: 'Legal Updates' }).waitFor();
    await expect.poll(() => ticker(page).locator('.news-moving').count()).toBe(0);
    await expect.poll(() => ticker(page).getByRole('button', { name: 'Pause' }).count()).toBe(0);

    await page.route('**/api/news-updates', (route) => route.fulfill({ json: { data: [] } }));
    await reload(page);
    await ticker(page).waitFor({ state: 'hidden' });
    const heights = () =>
      page.evaluate(() => {
        const [header, main] = ['header', 'main'].map((part) => document.querySelector(part));
        return (main?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
      });
    expect(await heights(), 'an empty band').toBeLessThan(8);
  });
});

describe('what people write to us', () => {
  it('stays in the form until it has arrived: a story', async () => {
    const page = await failing.open('/impact-stories', { viewport: phone });
    await page.getByText('There are no stories yet').waitFor();
    await page.getByRole('button', { name: 'Send my story' }).click();
    const problems = page.getByRole('region', { name: 'There is a problem' });
    expect(await problems.getByRole('link').allInnerTexts()).toEqual([
      'Write the title',
      'Write the story',
      'Choose the state of the case',
    ]);
    expect(await violations(page, undefined, 'main'), 'a form with errors').toEqual([]);

    await page.getByLabel('Title').fill('A door that opened');
    const story = page.getByLabel('Your story');
    await story.fill('After my record was sealed I got the job. Call me at 215-555-0123.');
    await page.getByText('66/3000 characters').waitFor();
    await page.getByLabel('State of the case').selectOption('PA');
    await page.getByRole('button', { name: 'Blank it' }).click();
    await expect.poll(() => story.inputValue()).toContain('Call me at [phone].');

    await reload(page);
    await expect.poll(() => story.inputValue()).toContain('Call me at [phone].');
    await expect.poll(() => page.getByLabel('State of the case').inputValue()).toBe('PA');
    await page.route('**/api/impact-stories', (route) => route.fulfill({ status: 422, body: '' }));
    await page.getByRole('button', { name: 'Send my story' }).click();
    await page.getByText('What you wrote is still here.').waitFor();
    await expect.poll(() => story.inputValue()).toContain('Call me at [phone].');
    await page.unroute('**/api/impact-stories');
    const [counted] = await Promise.all([
      page.waitForRequest('**/api/analytics/track'),
      page.getByRole('button', { name: 'Send my story' }).click(),
    ]);
    expect(await countIn(counted)).toEqual({ event: 'story_sent', state: 'PA' });
    await page.getByText('A person reads your story before anybody else does.').waitFor();
  });

  it('stays in the form until it has arrived: a message', async () => {
    const page = await failing.open('/media-inquiries');
    const message = page.getByLabel('Your message');
    await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('media');
    await message.fill('Too short');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('link', { name: 'Make the message at least 10 characters long' }).click();
    await message.fill('A question from a newspaper.');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Something went wrong on our side.').waitFor();
    await expect.poll(() => message.inputValue()).toBe('A question from a newspaper.');
    await page.unroute('**/api/contact');
    await reload(page);
    await expect.poll(() => message.inputValue()).toBe('A question from a newspaper.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Your message has arrived').waitFor();
    await page.getByText('no answer will come').waitFor();
    expect(await violations(page, undefined, 'main'), 'a message that has arrived').toEqual([]);

    // What has arrived is not kept here any more.
    await reload(page);
    await expect.poll(() => message.inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('message_draft'))).toBeNull();
  });
});

it('everybody sees what was counted, and whoever does not want to be counted is not', async () => {
  const page = await open('/assessment-simple/pa');
  await Promise.all([
    page.waitForResponse('**/api/analytics/track'),
    page.getByLabel('How did the case end?').selectOption('dismissed'),
  ]);
  await visit(page, `${site}/analytics`);
  await page.getByRole('link', { name: 'the numbers' }).click();
  const did = page.getByRole('table', { name: 'What people did here' });
  await did.getByRole('row', { name: /Short versions answered [1-9]/ }).waitFor();
  await page.getByLabel('Show by day and by state').selectOption('simple_assessment_finished');
  await page.getByText(/in all, \d+ on the busiest day/).waitFor();
  await expectNothingOnAnyScreen(page, 'the numbers', 'main');

  await page.getByLabel('Count what I do on this device').uncheck();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await visit(page, `${site}/assessment-simple/pa`);
  await page.getByLabel('How did the case end?').selectOption('dismissed');
  await page.getByRole('link', { name: 'See why' }).waitFor();
  expect(sent.filter((path) => /^\/api\/(analytics|progress)/.test(path))).toEqual([]);
});
