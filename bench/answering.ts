import { loadCases, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { type Browser, chromium, type Page } from 'playwright-core';
import { answerAll, seeResult, startWith } from '../e2e/answering.ts';
import { startSite } from '../e2e/site-server.ts';
import { findChromium, launchOptions } from '../tools/chromium.ts';
import { bareButton } from './answering/bare-button.ts';
import { markPresses } from './answering/mark-presses.ts';
import { type Press, pressesIn } from './answering/presses-in-trace.ts';

const slowDown = 6;
const places: readonly PlaceCode[] = ['PA', 'CA', 'TX'];
/** Nobody chooses and presses in the same breath. In milliseconds. */
const betweenActions = 400;
const phone = { width: 360, height: 740 };
const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8'];

/**
 * How much scripting an answer takes on a slow phone: from the press on Continue until the next question is on the
 * screen, and all that comes after it until the page is touched again. Beside it the same press in a page that is one
 * button of React.
 */
export async function measureAnswering(): Promise<void> {
  const { site, stop } = await startSite();
  const browser = await chromium.launch({ ...launchOptions(findChromium()), slowMo: betweenActions });
  try {
    const bare = await measure(browser, async (page) => {
      const body = await bareButton();
      await page.route(`${site}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${site}/bare`);
      for (let pressed = 1; pressed <= 20; pressed += 1) {
        await page.getByRole('button').click();
        await page.getByRole('heading', { name: `Question ${pressed}`, exact: true }).waitFor();
      }
    });
    const walks = [];
    for (const place of places)
      walks.push({ place, presses: await measure(browser, (page) => walk(page, site, place)) });
    tell(bare, walks);
  } finally {
    await browser.close();
    await stop();
  }
}

async function measure(browser: Browser, act: (page: Page) => Promise<void>): Promise<Press[]> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.addInitScript(markPresses);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await browser.startTracing(page, { categories: traced });
  await act(page);
  const trace = await browser.stopTracing();
  await context.close();
  return pressesIn(trace);
}

/** All questions of the place’s first life with a conviction, from the start to the result. */
async function walk(page: Page, site: string, place: PlaceCode): Promise<void> {
  const law = await loadJurisdiction(place);
  const known = await convictedIn(place);
  await page.goto(`${site}/assessment/${place.toLowerCase()}`);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await startWith(page, known);
  await answerAll(page, known, law);
  await seeResult(page);
  await page.waitForLoadState('networkidle');
}

/** Somebody who knows all that is asked of them, also that their case truly ended in a conviction. */
async function convictedIn(place: PlaceCode): Promise<Answers> {
  for (const { answers } of await loadCases(place)) {
    const [charge, ...others] = answers.charges;
    if (charge?.disposition === 'convicted' && others.length === 0)
      return { ...answers, charges: [{ ...charge, facts: { ...charge.facts, convictedAs: 'convicted' } }] };
  }
  throw new Error(`${place} has no life to walk through.`);
}

function tell(bare: Press[], walks: { place: PlaceCode; presses: Press[] }[]): void {
  const least = median(bare.map(({ scripting }) => scripting));
  const row = (kind: string, presses: Press[]) => {
    const scripting = presses.map((press) => press.scripting);
    return {
      kind,
      presses: presses.length,
      'median (ms)': median(scripting).toFixed(1),
      'most (ms)': Math.max(...scripting).toFixed(1),
      'after it, median (ms)': median(presses.map(({ scriptingAfter }) => scriptingAfter)).toFixed(1),
      'longest task after (ms)': Math.max(...presses.map(({ longestAfter }) => longestAfter)).toFixed(1),
      'of a bare button': (median(scripting) / least).toFixed(1),
    };
  };
  console.log(`\nAnswering: scripting from a press to the next question, at ${slowDown} times slow-down`);
  console.table([
    row('one button of React', bare),
    ...walks.map(({ place, presses }) =>
      row(`from question to question, ${place}`, betweenQuestions(presses)),
    ),
    row(
      'from question to question, all of them',
      walks.flatMap(({ presses }) => betweenQuestions(presses)),
    ),
    row(
      'to the first question, the review and the result',
      walks.flatMap(({ presses }) => presses.filter((press) => !betweenQuestions(presses).includes(press))),
    ),
  ]);
  if (!process.argv.includes('--details')) return;
  for (const { place, presses } of walks) {
    console.log(`\n${place}, press by press`);
    console.table(
      presses.map(({ shown, scripting, scriptingAfter, longestAfter }) => ({
        shown,
        'scripting (ms)': scripting.toFixed(1),
        'after it (ms)': scriptingAfter.toFixed(1),
        'longest task after (ms)': longestAfter.toFixed(1),
      })),
    );
  }
}

/** The first press starts, before the law is here; the last two lead to the review and to the result. */
function betweenQuestions(presses: Press[]): Press[] {
  return presses.slice(1, -2);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
