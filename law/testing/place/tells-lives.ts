import { describe, expect, it } from 'vitest';
import { loadCases } from '../../jurisdictions/index.ts';
import { impossibleIn } from '../../place/life.ts';
import type { PlaceCode } from '../../place/places.ts';
import type { WorkedCase } from '../../place/worked-case.ts';

/** The worked cases are lives that somebody can have lived. */
export const tellsLives = (code: PlaceCode) =>
  describe('its worked lives', async () => {
    const cases = await loadCases(code);

    it('can have been lived', () => {
      const impossible = cases.flatMap(({ title, life, asOf }) =>
        impossibleIn(life, asOf).map((why) => `${title}: ${why}`),
      );
      expect(impossible).toEqual([]);
    });

    it('have a birth wherever a day is told', () => {
      const unborn = cases.filter(
        ({ life }) => life.born === undefined && life.charges.some(({ offenseDate }) => offenseDate),
      );
      expect(unborn.map(({ title }) => title).filter((title) => !/not told/.test(title))).toEqual([]);
    });

    it('are as old as their titles say', () => {
      const wrong = cases.filter((each) => agesIn(each.title).some((age) => !agesOf(each).has(age)));
      expect(wrong.map(({ title }) => title)).toEqual([]);
    });
  });

/** “at 17”, “now 22”, “a man of 30”, “a 22-year-old”: two digits that can only be an age. */
function agesIn(title: string): number[] {
  const found = title.matchAll(/\b(?:at|now|still|is|age of|man of) (\d\d)\b(?! years)|\b(\d\d)-year-old/g);
  return [...found].map(([, named, old]) => Number(named ?? old));
}

function agesOf({ answers }: WorkedCase): ReadonlySet<number | undefined> {
  return new Set([answers.age, ...answers.charges.map(({ ageAtOffense }) => ageAtOffense)]);
}
