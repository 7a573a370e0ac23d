import { describe, expect, it } from 'vitest';
import { loadCases, loadJurisdiction } from '../jurisdictions/index.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { WorkedCase } from '../place/worked-case.ts';
import { type AnswerValue, answerAt, idOf, withAnswer } from './answers.ts';
import { interview } from './interview.ts';
import type { Answers } from './record.ts';

/** Whom or what each question is about, one after the other, while a person tells a life from nothing. */
function askedAbout({ answers, asOf }: WorkedCase, law: Jurisdiction): readonly string[] {
  const charges = answers.charges.map((charge, index) => ({ ...charge, id: idOf(charge, index) }));
  const known = { recordComplete: true, ...answers, charges };
  let told: Answers = { charges: charges.map(({ id, caseId, court }) => ({ id, caseId, court })) };
  const unknown: string[] = [];
  const about: string[] = [];
  for (let questions = 0; questions < 100; questions += 1) {
    const next = interview(told, law, asOf, unknown);
    if (!next) break;
    about.push(next.chargeId ?? 'person');
    const value = answerAt(known, next.path) as AnswerValue | undefined;
    if (value === undefined) unknown.push(next.path);
    else told = withAnswer(told, next.path, value);
  }
  return about.filter((each, index) => each !== about[index - 1]);
}

describe('the questions about several charges', async () => {
  const lives = (
    await Promise.all(
      (['CO', 'MO', 'NC', 'VA'] as const).map(async (code) => {
        const [law, cases] = await Promise.all([loadJurisdiction(code), loadCases(code)]);
        const several = cases.filter(({ answers }) => answers.charges.length > 1);
        return several.map((life) => [`${code}: ${life.title}`, life, law] as const);
      }),
    )
  ).flat();
  const orders = lives.map(([title, life, law]) => ({
    title,
    ids: life.answers.charges.map(idOf),
    about: askedAbout(life, law),
  }));

  it('finish one charge before the next', () => {
    expect(orders.length).toBeGreaterThan(30);
    for (const { title, ids, about } of orders) {
      const places = about.map((each) => (each === 'person' ? ids.length : ids.indexOf(each)));
      const back = places.findIndex((place, index) => place < (places[index - 1] ?? -1));
      const before = new Set(places.slice(0, back < 0 ? undefined : back));
      // What the later charges have made worth asking of an earlier one follows them all, and no charge begins after it.
      expect(
        places.every((place) => place === ids.length || before.has(place)),
        title,
      ).toBe(true);
    }
  });

  it('come back to an earlier one in few lives', () => {
    const back = orders.filter(({ about }) => new Set(about).size < about.length);
    expect(back.length / orders.length).toBeLessThan(0.1);
  });
});
