import { readFile } from 'node:fs/promises';
import { readCalendar } from '@openslate/web/testing/read-calendar.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNothingOnAnyScreen } from './axe.ts';
import { desktop, type OpenOptions, phone, site, visit, visitor } from './browser.ts';

const { open } = visitor();

const name = 'assessment_reminders';
const hour = 60 * 60 * 1000;
const path = 'charges.c1.disposition';
const progress = (currentStep: string) => ({
  assessment_progress: JSON.stringify({
    selectedState: 'PA',
    currentStep,
    answers: { charges: [{ id: 'c1' }] },
  }),
});
const dismissed = JSON.stringify({
  selectedState: 'PA',
  currentStep: 'result',
  answers: { charges: [{ id: 'c1', disposition: 'dismissed', dispositionDate: '2012-05-09' }] },
});
const reminder = (at: number, step = path) =>
  JSON.stringify([
    {
      id: 'r1',
      scheduledFor: new Date(at).toISOString(),
      assessmentData: { state: 'PA', step, questionsAnswered: 2 },
      created: new Date(at - 24 * hour).toISOString(),
    },
  ]);

/** Real notifications, each of which the test can look at and press. */
function noteNotifications(): void {
  const shown: Notification[] = [];
  const Noted = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      shown.push(this);
    }
  };
  Object.assign(window, { shown, Notification: Noted });
}

const shown = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shown: Notification[] }).shown.map(({ title, body, requireInteraction }) => ({
      title,
      body,
      requireInteraction,
    })),
  );
const tags = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: Notification[] }).shown.map(({ tag }) => tag));
const press = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shown: Notification[] }).shown[0]?.dispatchEvent(new Event('click')),
  );
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), name);
const stepOf = (page: Page) => page.evaluate(() => history.state?.usr?.step);

const allowed = { permissions: ['notifications'], before: noteNotifications } satisfies OpenOptions;
const neutral = {
  title: 'OpenSlate',
  body: 'You asked to be reminded. Press to open.',
  requireInteraction: true,
};

async function openDialog(page: Page): Promise<void> {
  await page.getByText('Come back to this later').click();
  await page.getByRole('button', { name: 'Remind me tomorrow' }).click();
  await page.getByRole('dialog', { name: 'Remind me' }).waitFor();
}

type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: object;
  NotificationEvent: new (name: string, of: { notification: Notification }) => Event;
};

describe('a reminder', () => {
  it('comes at its time, says nothing about a record, and is gone from the device', async () => {
    const page = await open('/assessment/pa#go-on', {
      ...allowed,
      viewport: phone,
      clock: true,
      stored: progress(path),
    });
    await openDialog(page);
    await page.getByText('only while it is open on this device, or when you next open it').waitFor();
    await expectNothingOnAnyScreen(page, 'the dialog', '[role=dialog]');
    await page.getByRole('button', { name: 'Show me one now' }).click();
    await expect.poll(() => shown(page)).toEqual([{ ...neutral, requireInteraction: false }]);
    await page.getByRole('button', { name: 'Remind me in 24 hours' }).click();
    await page.getByText(/^Set for /).waitFor();
    const [set] = JSON.parse((await kept(page)) ?? '[]');
    expect(Date.parse(set.scheduledFor) - Date.parse(set.created)).toBe(24 * hour);
    expect(set.assessmentData).toEqual({ state: 'PA', step: path, questionsAnswered: 0 });
    await page.evaluate(() => {
      (window as unknown as { shown: Notification[] }).shown.length = 0;
    });

    await page.clock.fastForward(23 * hour);
    expect(await shown(page)).toEqual([]);
    await page.clock.fastForward(2 * hour);
    await expect.poll(() => shown(page)).toEqual([neutral]);
    expect(await kept(page)).toBeNull();
  });

  it('that is overdue comes when the site is next opened, and leads to where one stopped', async () => {
    const page = await open('/help', {
      ...allowed,
      stored: { ...progress(path), [name]: reminder(Date.now() - 30 * 24 * hour) },
    });
    await expect.poll(() => shown(page)).toEqual([neutral]);
    expect(await kept(page)).toBeNull();
    await press(page);
    await page.getByRole('heading', { level: 1, name: /How did the case end/ }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/assessment/pa');
  });

  it('is left alone where the result was seen meanwhile', async () => {
    const page = await open('/help', {
      ...allowed,
      stored: { ...progress('result'), [name]: reminder(Date.now() - hour) },
    });
    await expect.poll(() => kept(page)).toBeNull();
    expect(await shown(page)).toEqual([]);
  });

  it('comes once, though two tabs are open', async () => {
    const page = await open('/help', { ...allowed, clock: true });
    const other = await page.context().newPage();
    await visit(other, `${site}/glossary`);
    const soon = await page.evaluate(() => Date.now() + 3_600_000);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, reminder(soon)] as const);
    await visit(page, `${site}/help`);
    await page.clock.fastForward(2 * hour);
    await expect.poll(() => kept(page)).toBeNull();
    // What one tab stores may reach the other late. Both may ask then, and the device shows two with one tag as one.
    await expect.poll(async () => new Set([...(await tags(page)), ...(await tags(other))]).size).toBe(1);
  });

  it('comes in the page where notifications were forbidden since', async () => {
    const page = await open('/help', { stored: { ...progress(path), [name]: reminder(Date.now() - hour) } });
    await page.getByText('You asked to be reminded').first().waitFor();
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.getByRole('heading', { level: 1, name: /How did the case end/ }).waitFor();
  });

  it('is a calendar file where notifications are refused', async () => {
    const page = await open('/assessment/pa#go-on', { viewport: phone, stored: progress(path) });
    await openDialog(page);
    await page.getByRole('button', { name: 'Remind me in 24 hours' }).click();
    await page.getByText('This browser does not show notifications from OpenSlate').waitFor();
    expect(await kept(page)).toBeNull();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save calendar file' }).click(),
    ]);
    const entries = readCalendar(await readFile(await download.path(), 'utf8'));
    expect(entries.map(({ title }) => title)).toEqual(['OpenSlate: check your dates']);
  });

  it('is not kept on a shared computer', async () => {
    const page = await open('/privacy-policy', {
      ...allowed,
      stored: { [name]: reminder(Date.now() + 24 * hour) },
    });
    await page.getByRole('checkbox', { name: /^This is a shared computer/ }).check();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), name))
      .toBeNull();
    const shared = await open('/assessment/pa', {
      ...allowed,
      stored: { ...progress(path), shared_computer: 'true' },
    });
    await shared
      .getByRole('button', { name: /^Start|^Continue/ })
      .first()
      .click();
    await shared.getByText('Come back to this later').click();
    await shared.getByRole('button', { name: 'Remind me tomorrow' }).click();
    await shared.getByText('No reminder is kept on a shared computer').waitFor();
    expect(await shared.getByRole('button', { name: 'Remind me in 24 hours' }).count()).toBe(0);
  });

  it('stands in the list of what is kept, where it can be deleted', async () => {
    const page = await open('/privacy-policy#kept-here', {
      viewport: phone,
      stored: { [name]: reminder(Date.parse('2031-03-04T14:00:00Z'), 'result') },
    });
    const list = page.getByRole('list', { name: 'Reminders on this device' });
    await list.getByText('Look at your result again (Pennsylvania)').waitFor();
    await expectNothingOnAnyScreen(page, 'the list');
    await list.getByRole('button', { name: /^Delete/ }).click();
    await list.waitFor({ state: 'detached' });
    expect(await kept(page)).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('kept-here');
  });

  it('goes when its answers are erased, and comes back with them', async () => {
    const page = await open('/assessment', {
      stored: { ...progress(path), [name]: reminder(Date.now() + 24 * hour) },
    });
    const before = await kept(page);
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    await page.getByRole('button', { name: 'Yes, erase them' }).click();
    await expect.poll(() => kept(page)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => kept(page)).toBe(before);
  });
});

describe('a day', () => {
  it('of a result is reminded of when its person chooses, also months ahead', async () => {
    const page = await open('/assessment/pa', {
      ...allowed,
      viewport: desktop,
      clock: true,
      stored: { assessment_progress: dismissed },
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('#assessment-results').waitFor();
    await page.getByRole('button', { name: 'Save or share' }).click();
    await page.getByRole('button', { name: 'Remind me' }).click();
    await page.getByRole('button', { name: 'Remind me then' }).click();
    await page.getByText(/^Set for /).waitFor();
    const [{ scheduledFor, assessmentData }] = JSON.parse((await kept(page)) ?? '[]');
    expect(assessmentData).toMatchObject({ state: 'PA', step: 'result' });
    // A browser's own timer would have come at once: it counts no further than 24.8 days.
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [name, reminder(Date.parse(scheduledFor) + 60 * 24 * hour, 'result')] as const,
    );
    await page.clock.fastForward(30 * 24 * hour);
    expect(await shown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save calendar file' }).click();
    await page.getByRole('dialog', { name: 'Add to your calendar' }).waitFor();
  });

  it('of a paper is reminded of without a word of the paper being kept', async () => {
    const page = await open('/translator', { ...allowed, viewport: phone, today: '2026-12-01' });
    await page.getByRole('button', { name: 'A court date' }).click();
    await page.getByRole('button', { name: 'Remind me of a day' }).click();
    await page.getByRole('combobox', { name: 'Which day?' }).selectOption({ label: 'January 14, 2027' });
    await page.getByRole('radio', { name: 'The day before' }).check();
    await page.getByRole('button', { name: 'Remind me then' }).click();
    await page.getByText('Set for January 13, 2027, 8:00').waitFor();
    const [{ assessmentData }] = JSON.parse((await kept(page)) ?? '[]');
    expect(assessmentData).toEqual({ state: 'MD', step: 'paper', questionsAnswered: 0 });
  });
});

it('a worker shows the reminder and opens the page, where there is one', async () => {
  const page = await open('/help', {
    permissions: ['notifications'],
    keepsSite: true,
    stored: progress(path),
  });
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [name, reminder(Date.now() - hour)] as const,
  );
  await expect.poll(() => kept(page)).toBeNull();
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    let [notification] = await scope.registration.getNotifications();
    while (!notification) [notification] = await scope.registration.getNotifications();
    const { title, requireInteraction } = notification;
    // Only a person’s press may open a window; what is looked for is which one it would be.
    const address = new Promise<unknown>((resolve) => {
      Object.assign(scope.clients, { openWindow: async (to: unknown) => resolve(to) });
    });
    const event = new scope.NotificationEvent('notificationclick', { notification });
    Object.assign(event, { waitUntil: () => {} });
    scope.dispatchEvent(event);
    return { title, requireInteraction, address: await address };
  });
  expect(opened).toEqual({
    title: 'OpenSlate',
    requireInteraction: true,
    address: `${site}/assessment/pa#go-on`,
  });
  await visit(page, String(opened.address));
  await page.getByRole('heading', { level: 1, name: /How did the case end/ }).waitFor();
  expect(await stepOf(page)).toEqual({ at: 'question', path });
  expect(page.url()).toBe(`${site}/assessment/pa`);
});
