import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outline } from '../engine/judge.ts';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import { halfAnswered, judgedOn } from '../testing/random-records.ts';
import { withAnswer } from './answers.ts';
import {
  askableNow,
  interview,
  interviewInPieces,
  leftOpen,
  questionsLeft,
  questionsLeftInPieces,
} from './interview.ts';
import { likelyAnswers } from './likely-answers.ts';

/** The same records on every run. */
const runs = { numRuns: 60, seed: 20261117 };

/** Takes turns between pieces of work, as a browser does that is stopped and goes on. */
function taken(...works: Iterator<unknown>[]): unknown[] {
  const found = works.map((): IteratorResult<unknown> => ({ done: false, value: undefined }));
  while (found.some(({ done }) => !done))
    works.forEach((work, index) => {
      if (!found[index]?.done) found[index] = work.next();
    });
  return found.map(({ value }) => value);
}

describe.each(['PA', 'CA', 'TX', 'CO', 'US'] as const)('for any record in %s', async (code) => {
  const law = await loadJurisdiction(code);

  it('the question whose answers leave least open is asked, though not every answer is looked at', () => {
    fc.assert(
      fc.property(halfAnswered, ({ half }) => {
        const open = askableNow(half, law, judgedOn, []).map((asked) => {
          const likely = likelyAnswers(asked, judgedOn);
          const total = likely.reduce((sum, { weight }) => sum + weight, 0);
          const left = likely.map(
            ({ value, weight }) =>
              (weight / total) * leftOpen(outline(withAnswer(half, asked.path, value), law, judgedOn)),
          );
          return { path: asked.path, left: left.reduce((sum, each) => sum + each, 0) };
        });
        const [least] = [...open].sort((a, b) => a.left - b.left);
        expect(interview(half, law, judgedOn)?.path).toBe(least?.path);
      }),
      runs,
    );
  });

  it('work in pieces finds the same as at once, whatever else is thought of in between', () => {
    fc.assert(
      fc.property(halfAnswered, halfAnswered, ({ half: one }, { half: other }) => {
        expect(
          taken(
            interviewInPieces(one, law, judgedOn),
            interviewInPieces(other, law, judgedOn),
            questionsLeftInPieces(one, law, judgedOn),
          ),
        ).toEqual([
          interview(one, law, judgedOn),
          interview(other, law, judgedOn),
          questionsLeft(one, law, judgedOn),
        ]);
      }),
      runs,
    );
  });
});
