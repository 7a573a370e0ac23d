import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import type { Result } from '../../engine/result.ts';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { chargeAt, withAnswer } from '../../record/answers.ts';
import { isOftenOtherwise } from '../../record/interview.ts';
import { questionAt } from '../../record/questions.ts';
import type { Answers } from '../../record/record.ts';
import { askAll } from '../interviewed.ts';

/** Of every charge: cleared by itself, open now, or neither. */
const headlines = ({ charges }: Result) =>
  charges
    .map(({ outcome }) => (outcome === 'automatic' || outcome === 'eligible' ? outcome : 'not now'))
    .join();

/** Whoever is asked one question after the other ends where somebody does who told all at once. */
export const leadsToItsAnswers = (code: PlaceCode) =>
  describe('its interview', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const cases = await loadCases(code);

    /** Another answer to it is common, and would turn what a person reads first. */
    const turns = (field: string, answers: Answers, asOf: string) => {
      const about = chargeAt(answers, field);
      const asked = questionAt(field, jurisdiction, about);
      if (!asked || !isOftenOtherwise(asked, about)) return false;
      const { answer } = asked.question;
      const values = answer.kind === 'choice' ? answer.choices.map(({ value }) => value) : [];
      const before = headlines(judge(answers, jurisdiction, asOf));
      return values.some(
        (value) => headlines(judge(withAnswer(answers, field, value), jurisdiction, asOf)) !== before,
      );
    };

    it.each(cases.map((each) => [each.title, each] as const))(
      'from nothing reaches the answer to “%s”',
      (_, each) => {
        // A few rules open only to people who name the section themselves: nobody is asked for those.
        const reached = [false, true].some((withStatute) => {
          const { answers, unknown } = askAll(each.answers, jurisdiction, each.asOf, withStatute);
          const { charges, assumptions } = judge(answers, jurisdiction, each.asOf);
          const unasked = assumptions.flatMap(({ field }) =>
            field !== undefined && !unknown.includes(field) && turns(field, answers, each.asOf) ? field : [],
          );
          expect(unasked, 'often not as presumed, and never asked').toEqual([]);
          const outcomes = new Map(charges.map(({ id, outcome }) => [id, outcome]));
          return Object.entries(each.expect).every(([id, { outcome }]) => outcomes.get(id) === outcome);
        });
        expect(reached).toBe(true);
      },
    );
  });
