import { placeCodes } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../tools/plain-language/reading-grade.ts';
import { type ComposedWay, compose } from '../app/features/assessment/result/composed/compose.ts';
import { workedResults } from './worked-results.ts';

const textsOfWay = ({ relief, groups }: ComposedWay): readonly string[] => [
  relief.effect,
  relief.fee,
  ...relief.limits,
  ...relief.cautions,
  ...groups.flatMap(({ reasons }) =>
    reasons.flatMap(({ text, taken, fix, question }) => [
      text,
      ...taken.map((each) => each.text),
      ...(fix ? [fix] : []),
      ...(question ? [question] : []),
    ]),
  ),
];

/** Every sentence that the results of all worked cases say. Names of ways and of forms are no sentences. */
async function saidIn(code: (typeof placeCodes)[number]): Promise<readonly string[]> {
  return (await workedResults(code)).flatMap(({ kept }) => {
    const { headline, afterword, charges, road, goodToKnow, people } = compose(kept);
    return [
      headline,
      afterword,
      ...charges.flatMap(({ verdict, afterword: next, forks, deciding, others, besides }) => [
        verdict,
        next,
        ...forks.flatMap(({ question, lines }) => [
          question,
          ...lines.map(({ when, leads }) => `${when}, ${leads}`),
        ]),
        ...[...(deciding ? [deciding] : []), ...others, ...besides].flatMap(textsOfWay),
      ]),
      ...road.flatMap(({ tasks, notes }) => [...tasks, ...notes].map(({ text }) => text)),
      ...goodToKnow.flatMap(({ told }) => told.map(({ text }) => text)),
      ...people.map(({ what }) => what),
    ];
  });
}

describe('what a result says', () => {
  it('is at grade 8 or below in the median, and above 10 in no text', async () => {
    const texts = new Map<string, string>();
    for (const code of placeCodes)
      for (const text of await saidIn(code)) if (!isName(text)) texts.set(text, code);
    const graded = [...texts]
      .map(([text, code]) => ({ grade: readingGrade(text), text: `${code}: ${text}` }))
      .sort((a, b) => b.grade - a.grade);
    const median = graded[Math.floor(graded.length / 2)]?.grade;
    console.log(`${graded.length} texts of results, grade ${median?.toFixed(1)} in the median.`);
    expect(graded.length).toBeGreaterThan(1_000);
    expect(median).toBeLessThanOrEqual(8);
    expect(
      graded.filter(({ grade }) => grade > 10).map(({ grade, text }) => `${grade.toFixed(1)} ${text}`),
    ).toEqual([]);
  });
});

/** “Get form CR-180: Petition for Dismissal.” is the name of a paper. */
const isName = (text: string) => /^Get (the )?form\b/.test(text);
