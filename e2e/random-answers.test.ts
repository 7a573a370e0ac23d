import { judge } from '@openslate/law/engine/judge.ts';
import type { Outcome, Result } from '@openslate/law/engine/result.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { answerAt, chargeAt, idOf } from '@openslate/law/record/answers.ts';
import { unsureAt } from '@openslate/law/record/how-it-ended.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { halfAnswered } from '@openslate/law/testing/random-records.ts';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withinReach } from '../web/app/features/assessment/result/composed/ways.ts';
import { notDirectly, onlyAfterPardon } from '../web/app/features/assessment/result/longer-way.ts';
import { answeredPaths } from '../web/app/features/assessment/told.ts';
import {
  erase,
  goThrough,
  knownAt,
  openAssessment,
  savedOn,
  spoken,
  startButton,
  todayIn,
  toNextStep,
  verdictOn,
} from './answering.ts';
import { desktop, phone, visitor } from './browser.ts';

const { open } = visitor();

/** The same records every time. */
const seed = 20261115;
const recordsEach = 4;
/** Two charges are enough to tell one from the other, and keep the interview short. */
const chargesEach = 2;

const places: [PlaceCode, typeof phone][] = [
  ['CA', phone],
  ['MI', desktop],
  ['OR', phone],
  ['PA', desktop],
  ['TX', phone],
];

const labels: Record<Outcome, string> = {
  automatic: 'May clear by itself',
  eligible: 'You may ask now',
  not_yet: 'Not yet',
  not_eligible: 'No way to clear it here',
  needs_review: 'Needs a closer look',
};

describe.each(places)('random answers through the screens of %s', (code, viewport) => {
  it('give exactly what the law gives for the same answers', async () => {
    const law = await loadJurisdiction(code);
    const page = await openAssessment(open, code, { viewport });
    for (const { half } of fc.sample(halfAnswered, {
      seed: seed + places.findIndex(([each]) => each === code),
      numRuns: recordsEach,
    })) {
      const known = { ...half, charges: half.charges.slice(0, chargesEach) };
      const asked = await goThrough(page, known, law);
      const told = await expectToldAsKnown(page, known, asked);
      await expectShown(page, judge(told, law, todayIn(law)), told, law);
      await toNextStep(page, () => erase(page));
      await startButton(page).waitFor();
    }
  }, 180_000);
});

/** Each question that was asked was answered as the person knows it, or with “I don’t know”, and nothing else was told. */
async function expectToldAsKnown(page: Page, known: Answers, asked: readonly string[]): Promise<Answers> {
  const saved = await savedOn(page);
  if (!saved) throw new Error('Nothing was saved.');
  const { answers, unknown } = saved;
  for (const path of asked) {
    const told = answerAt(answers, path);
    if (unknown.includes(path)) expect(told, path).toEqual(unsureAt(path));
    else expect(told, path).toEqual(knownAt(known, path));
  }
  const told = answeredPaths({ ...saved, unknown: [] }).filter((path) => !unknown.includes(path));
  expect(told.sort()).toEqual(asked.filter((path) => !unknown.includes(path)).sort());
  return answers;
}

async function expectShown(page: Page, result: Result, told: Answers, law: Jurisdiction): Promise<void> {
  const shown = await page.evaluate(() => {
    const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? '';
    const part = (id: string) => document.querySelector(`[aria-labelledby="${id}"]`);
    return {
      charges: [...document.querySelectorAll('section[aria-labelledby^="charge-"]')].map((charge) => ({
        id: charge.getAttribute('aria-labelledby')?.slice('charge-'.length),
        text: textOf(charge),
        name: textOf(charge.querySelector('h2')),
      })),
      toFindOut: [...(part('still-open')?.querySelectorAll('li') ?? [])].map(textOf),
      assumed: textOf(part('assumed')),
    };
  });
  const verdict = await verdictOn(page);
  const about = JSON.stringify(told);

  expect(
    shown.charges.map(({ id }) => id),
    about,
  ).toEqual(result.charges.map(({ id }) => id));
  for (const [index, charge] of result.charges.entries()) {
    const { text = '', name = '' } = shown.charges[index] ?? {};
    expect(
      text.startsWith(name + (charge.longer ? onlyAfterPardon : labels[charge.outcome])),
      `${text.slice(0, 80)} of ${about}`,
    ).toBe(true);
    const answer = result.charges.length === 1 ? verdict : text;
    if (charge.outcome === 'not_yet') expect(answer, about).toContain(dayOf(charge));
    for (const relief of [...charge.reliefs, ...withinReach(charge, result.asOf)]) {
      expect(text, about).toContain(relief.name);
      for (const reason of relief.reasons) expect(text, about).toContain(reason.text);
    }
  }
  const open = [...result.missing, ...result.unsure].flatMap(
    (path) => questionAt(path, law, chargeAt(told, path))?.question.text ?? [],
  );
  expect(shown.toFindOut.length, about).toBe(open.length);
  for (const question of open) expect(shown.toFindOut.join(' '), about).toContain(question);
  for (const { text } of result.assumptions) expect(shown.assumed, about).toContain(text);
  if (result.assumptions.length === 0) expect(shown.assumed).toBe('');
  if (result.charges.every(({ longer }) => longer)) expect(verdict).toBe(notDirectly);
  else if (result.charges.length > 1)
    expect(verdict).toContain(`your ${told.charges.map(idOf).length} charges`);
}

/** The day as people write it, or the two between which it lies. */
function dayOf({ on, between }: Result['charges'][number]): string {
  if (on) return `from ${spoken(on)} on`;
  return between
    ? `from a day between ${spoken(between[0])} and ${spoken(between[1])} on`
    : 'once something changes';
}
