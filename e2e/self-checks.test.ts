import { describe, expect, it } from 'vitest';
import { site, visitor, whenAlive } from './browser.ts';

const { open } = visitor();

describe('the self-checks', () => {
  it('show that React runs', async () => {
    const page = await whenAlive(await open('/test-react'));
    await page.getByText('React is running.').waitFor();
    await page.getByRole('button', { name: 'Count a press' }).click();
    await page.getByText('Presses: 1').waitFor();
  });

  it('fetch the list of states', async () => {
    const page = await open('/test-query');
    await page.getByText('52 places received.').waitFor();
  });

  it('send a report that the server takes', async () => {
    const page = await whenAlive(await open('/test-mutation'));
    await page.getByRole('button', { name: 'Send a report' }).click();
    await page.getByText(/Received as OS-/).waitFor();
  });
});

describe('the accessibility test page', () => {
  it('runs the checks on request and finds nothing', async () => {
    const page = await whenAlive(await open('/accessibility-test'));
    await page.getByRole('button', { name: 'Run the accessibility checks on this page' }).click();
    await page.getByText('No problems found').first().waitFor({ timeout: 60_000 });
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(15);
  });
});

describe('a state by its name', () => {
  it('gets its own address when a link within the site leads there', async () => {
    const page = await whenAlive(await open('/assessment'));
    await page.evaluate(() => {
      history.pushState(null, '', '/assessment/Pennsylvania');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForURL(`${site}/assessment/pa`);
    await page.getByRole('heading', { level: 1, name: /Pennsylvania/ }).waitFor();
  });
});

describe('the logo page', () => {
  it.each([
    ['Download SVG', 'logo.svg'],
    ['Download PNG, 1024 pixels', 'logo.png'],
  ])('gives a file for “%s”', async (name, file) => {
    const page = await open('/logo-download');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  });
});
