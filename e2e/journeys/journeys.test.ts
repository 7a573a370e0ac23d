import { judge } from '@openslate/law/engine/judge.ts';
import type { Basis, Result } from '@openslate/law/engine/result.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { mayLink } from '@openslate/law/place/hosts.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type PlaceCode, placeCodes } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerOne,
  openAssessment,
  savedOn,
  seeResult,
  startWith,
  stepOf,
  todayIn,
  verdictOn,
} from '../answering.ts';
import { phone, visitor } from '../browser.ts';
import { droppedCharges, lives as told } from './lives.ts';

const lives = [...told, ...droppedCharges];

/*
 * Lives from the first screen to the answer, each told on a phone by somebody who knows what they know and says
 * “I don’t know” to the rest.
 */

const { open } = visitor();

/** How many screens each of them saw. */
const screens = new Map<string, number>();

/** The limit for one who has an ordinary record. */
const mostInTheMedian = 13;

describe('from the first screen to the answer', () => {
  it.each(lives)('$about ($place)', async ({ about, place, knows, headline, firstTask }) => {
    const law = await loadJurisdiction(place);
    const page = await openAssessment(open, place, { viewport: phone });
    screens.set(`${about} (${place})`, await walk(page, knows, law));
    await takePicture(page, `${place}-${about}`);
    expect(await verdictOn(page)).toMatch(headline);
    await expectMarks(page, await judgedFrom(page, law));
    expect(await firstToDo(page)).toMatch(firstTask);
    await expectLinks(page, place);
  });

  it('is walked in every place', () => {
    expect(placeCodes.filter((code) => lives.every(({ place }) => place !== code))).toEqual([]);
  });

  it('takes few screens', () => {
    // Only some of them may have been asked to run.
    if (screens.size < lives.length) return;
    const sorted = [...screens.values()].sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    expect(median, JSON.stringify(Object.fromEntries(screens))).toBeLessThanOrEqual(mostInTheMedian);
  });
});

/** Answers whatever is asked up to the result, and counts the screens, with the first, the review and the result. */
async function walk(page: Page, knows: Answers, law: Jurisdiction): Promise<number> {
  await startWith(page, knows);
  let questions = 0;
  for (let step = await stepOf(page); step.at === 'question'; questions += 1) {
    if (questions > 40) throw new Error(`It does not stop asking: ${step.path}`);
    step = await answerOne(page, step.path, knows, law);
  }
  await seeResult(page);
  return questions + 3;
}

/** What the law says of exactly what was told on the screens. */
async function judgedFrom(page: Page, law: Jurisdiction): Promise<Result> {
  const saved = await savedOn(page);
  if (!saved) throw new Error('Nothing was saved.');
  return judge(saved.answers, law, todayIn(law));
}

/** How each basis of a reason is told. */
const marks: Record<Basis, RegExp> = {
  told: /You told us/,
  assumed: /We took (it that|this for granted)/,
  unknown: /Not known yet/,
};

/**
 * Each reason for the answer says what it rests on, and nothing is said to have been told that was not. Where nothing
 * clears a charge, only what closes the way has to be there.
 */
async function expectMarks(page: Page, { charges }: Result): Promise<void> {
  const rows = await page.locator('#assessment-results li:not(:has(li))').allTextContents();
  for (const { outcome, reliefs } of charges)
    for (const { text, basis } of reliefs[0]?.reasons ?? []) {
      const said = rows.filter((row) => row.includes(text));
      if (outcome !== 'not_eligible') expect(said, text).not.toEqual([]);
      if (said.length > 0) expect(said.join('\n'), `${basis}: ${text}`).toMatch(marks[basis]);
    }
  const reasons = charges.flatMap(({ reliefs, alternatives }) =>
    [...reliefs, ...alternatives].flatMap((relief) => relief.reasons),
  );
  const told = reasons.filter(({ basis }) => basis === 'told').map(({ text }) => text);
  const unsupported = rows.filter(
    (row) => row.includes('You told us.') && told.every((text) => !row.includes(text)),
  );
  expect(unsupported).toEqual([]);
}

/** What the answer itself says to do first. */
async function firstToDo(page: Page): Promise<string> {
  const first = page.getByRole('definition').first();
  return first.innerText();
}

/** Every page somebody is sent to from the result is one of an office, a court or people who help. */
async function expectLinks(page: Page, place: PlaceCode): Promise<void> {
  const links = await page
    .locator('#assessment-results a[href^=http]')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !mayLink(link, place))).toEqual([]);
}

/** Of the first screen of the answer, to be looked at, where a folder for it is named. */
async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\w-]+/g, '-')}.png` });
}
