import { judge } from '@openslate/law/engine/judge.ts';
import { loadCases, loadGuide, loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import { type AnswerValue, answerAt, withAnswer, withoutAnswer } from '@openslate/law/record/answers.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../questions/answer-draft.ts';
import { compose } from '../result/composed/compose.ts';
import { nothingTold } from '../told.ts';
import { type Entries, readEntries } from './short-answers.ts';
import { shortQuestions } from './short-questions.ts';
import { sayVerdict } from './short-verdict.ts';

/** What a person would enter who answers as in a worked case. */
function entriesFrom(answers: Answers, jurisdiction: Jurisdiction): Entries {
  return Object.fromEntries(
    shortQuestions(answers, jurisdiction).flatMap(({ id, question, answerIn }) => {
      const value = answerIn(answers);
      if (value === undefined) return [];
      return [[id, { draft: draftOf(question.answer, value, false), unknown: false }]];
    }),
  );
}

/** A record of one charge calls it by what a short form calls it. */
function calledFirst({ charges, ...person }: Answers): Answers {
  return { ...person, charges: charges.map(({ id: _, ...charge }) => charge) };
}

/** All that a record of one charge tells, by the paths of its answers. */
function pathsIn({ charges: [charge], ...person }: Answers): readonly string[] {
  const { id: _id, caseId: _case, facts: ownFacts = {}, ...told } = charge ?? {};
  const { facts = {}, elsewhere = {}, reliefs: _reliefs, ...rest } = person;
  const under = (prefix: string, answered: object) => Object.keys(answered).map((key) => `${prefix}${key}`);
  return [
    ...under('charges.c1.', told),
    ...under('charges.c1.facts.', ownFacts),
    ...under('', rest),
    ...under('facts.', facts),
    ...under('elsewhere.', elsewhere),
  ];
}

describe.each(placeCodes)('the short version and the long one in %s', async (code) => {
  const jurisdiction = await loadJurisdiction(code);
  const guide = await loadGuide(code);
  const cases = await loadCases(code);

  function composedOf(answers: Answers, asOf: string) {
    const result = judge(answers, jurisdiction, asOf);
    const composed = compose({ place: placeOf(code), result, guide, jurisdiction, nameOf: (id) => id });
    return { result, composed };
  }

  it('say the same of every worked life that the short one can tell', () => {
    for (const { title, answers: life, asOf } of cases) {
      if (life.charges.length > 1) continue;
      const answers = calledFirst(life);
      const { told, others } = readEntries(
        nothingTold,
        entriesFrom(answers, jurisdiction),
        jurisdiction,
        asOf,
      );
      if (others) continue;
      const short = composedOf(told.answers, asOf);
      const said = sayVerdict({ composed: short.composed, started: true, others });
      expect(said.sentence, title).toBe(short.composed.headline);
      const headline = (record: Answers) => composedOf(record, asOf).composed.headline;
      const long = headline(answers);
      if (said.outcome === 'needs_review' || said.sentence === long) continue;
      // They differ only by an answer that the short one does not ask, and that changes what is said.
      const notAsked = pathsIn(answers).filter((path) => answerAt(told.answers, path) === undefined);
      const turns = notAsked.filter(
        (path) =>
          headline(withoutAnswer(answers, path)) !== long ||
          headline(withAnswer(told.answers, path, answerAt(answers, path) as AnswerValue)) !== said.sentence,
      );
      expect(turns, `${title}: ${said.sentence} / ${long}`).not.toEqual([]);
    }
  });

  it('tell nobody to ask for what may clear by itself', () => {
    for (const { title, answers, asOf } of cases) {
      const { told } = readEntries(nothingTold, entriesFrom(answers, jurisdiction), jurisdiction, asOf);
      for (const record of [answers, told.answers]) {
        const { result, composed } = composedOf(record, asOf);
        for (const charge of result.charges) {
          const mayClear = charge.reliefs.some(
            ({ automatic, outcome, reasons }) =>
              automatic &&
              (outcome === 'automatic' ||
                (outcome === 'needs_review' && reasons.every(({ met }) => met !== false))),
          );
          const said = composed.charges.find(({ id }) => id === charge.id)?.afterword;
          if (mayClear) expect(said, title).not.toContain('You have to ask');
        }
      }
    }
  });
});
