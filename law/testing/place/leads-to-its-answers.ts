import { describe, expect, it } from 'vitest';
import { judge } from '../../engine/judge.ts';
import { loadCases, loadJurisdiction } from '../../jurisdictions/index.ts';
import type { PlaceCode } from '../../place/places.ts';
import { askAll } from '../interviewed.ts';

/** Whoever is asked one question after the other ends where somebody does who told all at once. */
export const leadsToItsAnswers = (code: PlaceCode) =>
  describe('its interview', async () => {
    const jurisdiction = await loadJurisdiction(code);
    const cases = await loadCases(code);

    it.each(cases.map((each) => [each.title, each] as const))(
      'from nothing reaches the answer to “%s”',
      (_, each) => {
        // A few rules open only to people who name the section themselves: nobody is asked for those.
        const reached = [false, true].some((withStatute) => {
          const { answers } = askAll(each.answers, jurisdiction, each.asOf, withStatute);
          const { charges } = judge(answers, jurisdiction, each.asOf);
          const outcomes = new Map(charges.map(({ id, outcome }) => [id, outcome]));
          return Object.entries(each.expect).every(([id, { outcome }]) => outcomes.get(id) === outcome);
        });
        expect(reached).toBe(true);
      },
    );
  });
