import { progressSteps } from '@openslate/contract/analytics-events.ts';
import { assessmentPages, pathOfPlace, publicPages } from '@openslate/contract/site.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  goThrough,
  openAssessment,
  seeResult,
  startButton,
  startWith,
  toNextStep,
  verdictOn,
} from './answering.ts';
import { phone, site, visit, visitor } from './browser.ts';
import { countIn } from './counts.ts';
import { oldMisdemeanor, recentFelony, threeCharges } from './stories.ts';

const { open } = visitor();
const pennsylvania = await loadJurisdiction('PA');

/** All that may be sent from here on, besides files that everybody is sent: how far somebody came, and the state. */
const counts = [
  ...progressSteps.map((step) => ({ step, state: 'PA' })),
  { event: 'assessment_started', state: 'PA' },
  { event: 'assessment_finished', state: 'PA' },
];

it('no request carries an answer: the site is asked for its files and the law of one state, and told how far somebody came', async () => {
  const page = await open('/assessment', { viewport: phone, firstVisit: true });
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  await page.getByRole('link', { name: 'Pennsylvania' }).first().click();
  await startButton(page).waitFor();
  await page.getByLabel('Name of the charge').fill('a-name-nobody-else-has');
  await goThrough(page, threeCharges, pennsylvania);
  await page.getByRole('region', { name: 'What to do' }).getByRole('checkbox').first().check();
  const counting = () => Promise.all(requests.map(countIn)).then((found) => found.filter(Boolean));
  await expect.poll(counting).toHaveLength(counts.length);

  const laws = new Set<string>();
  const counted: unknown[] = [];
  for (const request of requests) {
    const { origin, pathname, search, hash } = new URL(request.url());
    expect(origin).toBe(site);
    expect(search + hash, pathname).toBe('');
    const count = await countIn(request);
    if (count) {
      counted.push(count);
      continue;
    }
    expect(request.method(), pathname).toBe('GET');
    expect(request.postData(), pathname).toBeNull();
    expect(pathname).toMatch(
      /^\/(assets\/[\w.~-]+|assessment\/pa(\.data)?|api\/news-updates|favicon\.ico|[\w-]+\.(svg|png|webmanifest))$/,
    );
    const sent = JSON.stringify(await request.allHeaders());
    expect(sent, pathname).not.toMatch(/a-name-nobody-else-has|charges|disposition|felony|theft|2018/i);
    const law = /^\/assets\/law-([a-z]{2})-/.exec(pathname)?.[1];
    if (law) laws.add(law);
  }
  expect([...laws]).toEqual(['pa']);
  // Each once, and nothing besides: three charges count no more often than one.
  expect(counted).toHaveLength(counts.length);
  expect(counted).toEqual(expect.arrayContaining(counts));

  // Nor does the address: it is what others see over a shoulder, and what a browser remembers.
  const place = placeNamed('PA');
  expect(page.url()).toBe(site + (place && pathOfPlace(assessmentPages[0], place)));
  expect(await page.context().cookies()).toEqual([]);
});

/** What would tell who somebody is, or take their money. */
const asksWho =
  /\b(your|full|first|last|user) ?name\b|e-?mail|phone|street|zip|social security|date of birth|password|card number|donat|\bpay\b/i;

// One page shows every kind of field there is, to those who work on them.
it.each(publicPages.filter((path) => path !== '/accessibility-test'))(
  '%s asks nobody who they are or for money, asks nothing of another site and leaves no cookie',
  async (path) => {
    const page = await open('/robots.txt', { firstVisit: true });
    const elsewhere: string[] = [];
    page.context().on('request', (request) => {
      if (new URL(request.url()).origin !== site) elsewhere.push(request.url());
    });
    await visit(page, site + path);
    const fields = await page
      .locator('main :is(input, select, textarea)')
      .evaluateAll((found) =>
        (found as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]).map((field) =>
          [
            field.type,
            field.autocomplete,
            field.ariaLabel,
            ...[...(field.labels ?? [])].map(({ innerText }) => innerText),
          ].join(' '),
        ),
      );
    expect(fields.filter((field) => asksWho.test(field))).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  },
);

describe('a network that fails', () => {
  // What cannot be fetched is noted on the console by the browser itself.
  const failing = visitor({ expectFailures: true });

  it('after the law is there changes nothing, up to the result', async () => {
    const page = await openAssessment(failing.open, 'PA', { viewport: phone, firstVisit: true });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.context().setOffline(true);
    await startWith(page, recentFelony);
    await answerAll(page, recentFelony, pennsylvania);
    await seeResult(page);
    expect(await verdictOn(page)).toBe('You may be able to have this sealed from January 10, 2028 on.');
    await page.getByRole('region', { name: 'Talk to a person' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('before the law is there is named, and the law is loaded again on request', async () => {
    const saved = { selectedState: 'OR', currentStep: 'result', answers: oldMisdemeanor };
    const stored = { assessment_progress: JSON.stringify(saved) };
    const page = await failing.open('/assessment', { viewport: phone, firstVisit: true, stored });
    await page.route(/\/assets\/law-or-/, (route) => route.abort());
    await page.getByRole('link', { name: /^Oregon/ }).click();
    await page.getByText('The law could not be loaded').waitFor();
    await page.unroute(/\/assets\/law-or-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await toNextStep(page, () => page.getByRole('button', { name: 'Continue' }).click());
    expect(await verdictOn(page)).toMatch(/set aside/);
  });
});
