import { describe, expect, it } from 'vitest';
import { site, visitor } from './browser.ts';

const { open } = visitor({ expectFailures: true });

describe('a screen that fails', () => {
  it('shows an error ID, reports itself without anything of the person’s, and can be tried again', async () => {
    const page = await open('/test-react?secret=1');
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();

    const report = (await sent).postDataJSON();
    expect(Object.keys(report).sort()).toEqual(['errorId', 'message', 'screen', 'version']);
    expect(report).toMatchObject({
      screen: '/test-react',
      message: 'A screen was made to fail by its self-check.',
    });
    expect(JSON.stringify(report)).not.toContain('secret');
    await page.getByText(`Error ID: ${report.errorId}`).waitFor();
    await page.getByText('Our team has been notified').waitFor();

    for (const tip of [
      'Clear this site’s cache and cookies',
      'Try a different browser',
      'Check your connection',
    ]) {
      await page.getByText(tip).waitFor();
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'React self-check' }).waitFor();
  });

  it('still gives the ID when the report cannot be sent, and does not claim that it was', async () => {
    const page = await open('/test-react');
    await page.route('**/api/errors', (route) => route.abort());
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.getByText(/Error ID: OS-/).waitFor();
    await expect.poll(() => page.getByText('Our team has been notified').count()).toBe(0);
  });

  it('takes the focus, and can be loaded anew', async () => {
    const page = await open('/test-react');
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await loaded;
    await page.getByRole('heading', { name: 'React self-check' }).waitFor();
  });

  it('leads home', async () => {
    const page = await open('/test-react');
    await page.getByRole('button', { name: 'Make this screen fail' }).click();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.getByRole('heading', { name: 'Your record may not be for life.' }).waitFor();
  });

  it('speaks to administrators in the admin area', async () => {
    const page = await open('/');
    const broken = 'export default function Broken() { throw new Error("broken on purpose"); }';
    // The screen alone: its name and eight characters.
    await page.route(/\/assets\/admin-[\w-]{8}\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await page.goto(`${site}/admin`);
    await page.getByRole('heading', { name: 'Admin Panel Error' }).waitFor();
    await page.getByText('There was an error with the admin interface.').waitFor();
    await page.getByRole('link', { name: 'Return to Admin Home' }).waitFor();
    await page.getByRole('button', { name: 'Reload Page' }).waitFor();
  });
});

describe('a screen whose code cannot be run', () => {
  it('ends in the error screen, and not in a page that loads itself for ever', async () => {
    const page = await open('/');
    let asked = 0;
    await page.route(/\/assets\/admin-login-[\w-]{8}\.js$/, (route) => {
      asked += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'export { nothing } from "./no-such.js";',
      });
    });
    await page.goto(`${site}/admin-login`);
    await page.getByRole('heading', { name: 'Admin Panel Error' }).waitFor();
    expect(asked).toBeGreaterThan(1);
  });
});

describe('an address without a page', () => {
  it('shows the 404 screen with ways on, also within the site', async () => {
    const page = await open('/no/such/page');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Check Eligibility' }).click();
    await page.waitForURL(`${site}/assessment`);
  });

  it('offers the list of states where the state is unknown', async () => {
    const page = await open('/assessment/atlantis');
    await page.getByText('We do not know that state').waitFor();
    await page.getByRole('link', { name: /^Pennsylvania/ }).click();
    await page.waitForURL(`${site}/assessment/pa`);
  });
});
