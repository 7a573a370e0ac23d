import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { site, visitor } from './browser.ts';

const { open } = visitor();

describe('the self-checks', () => {
  it('show that React runs', async () => {
    const page = await open('/test-react');
    await page.getByText('React is running.').waitFor();
    await page.getByRole('button', { name: 'Count a press' }).click();
    await page.getByText('Presses: 1').waitFor();
  });

  it('fetch the list of states', async () => {
    const page = await open('/test-query');
    await page.getByText('52 places received.').waitFor();
  });

  it('send a report that the server takes', async () => {
    const page = await open('/test-mutation');
    await page.getByRole('button', { name: 'Send a report' }).click();
    await page.getByText(/Received as OS-/).waitFor();
  });
});

describe('the self-check of the assessment', () => {
  it('shows what the server answers to a sample record', async () => {
    const page = await open('/test-assessment');
    await page.getByText('Nothing sent yet.').waitFor();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/eligibility'));
    await page.getByRole('button', { name: 'Send the sample record' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ state: 'PA', answers: { charges: [{ id: 'c1' }] } });
    await page.getByText(/^PA, \d{4}-\d\d-\d\d: c1 automatic$/).waitFor();
    await page.getByText('What came back').click();
    await page.getByText('"lawVerified"').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('a self-check that fails', () => {
  const failing = visitor({ expectFailures: true });

  it.each([422, 503])('of the assessment tells the status %i', async (status) => {
    const page = await failing.open('/test-assessment');
    await page.route('**/api/eligibility', (route) =>
      route.fulfill({ status, json: { error: { code: 'made_up', message: 'Made up by a test.' } } }),
    );
    await page.getByRole('button', { name: 'Send the sample record' }).click();
    await page.getByText(`HTTP error! status: ${status}`).waitFor();
  });

  it('of the assessment says so when the server cannot be reached', async () => {
    const page = await failing.open('/test-assessment');
    await page.route('**/api/eligibility', (route) => route.abort());
    await page.getByRole('button', { name: 'Send the sample record' }).click();
    await page.getByText(/^It failed: /).waitFor();
    await expect.poll(() => page.getByText('HTTP error!').count()).toBe(0);
  });
});

describe('the accessibility test page', () => {
  it('runs the checks on request and finds nothing', async () => {
    const page = await open('/accessibility-test');
    await page.getByRole('button', { name: 'Run the accessibility checks on this page' }).click();
    await page.getByText('No problems found').first().waitFor({ timeout: 60_000 });
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(15);
  });
});

describe('a state by its name', () => {
  it('gets its own address when a link within the site leads there', async () => {
    const page = await open('/assessment');
    await page.evaluate(() => {
      history.pushState(null, '', '/assessment/Pennsylvania');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForURL(`${site}/assessment/pa`);
    await page.getByRole('heading', { level: 1, name: /Pennsylvania/ }).waitFor();
  });
});
