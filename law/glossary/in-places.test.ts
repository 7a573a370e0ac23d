import { describe, expect, it } from 'vitest';
import { loadJurisdiction } from '../jurisdictions/index.ts';
import { type PlaceCode, placeCodes } from '../place/places.ts';
import type { MeantInPlace } from './legal-word.ts';
import { legalWords, meantInPlaces } from './legal-words.ts';

const meant = Object.entries(meantInPlaces).flatMap(([word, places]) =>
  (Object.entries(places) as [PlaceCode, MeantInPlace][]).map(([place, here]) => ({ word, place, ...here })),
);

describe('what a word means in one place', () => {
  it('is told of words that the glossary has, and of places that there are', () => {
    const words = new Set(legalWords.map(({ word }) => word));
    expect(meant.filter(({ word, place }) => !words.has(word) || !placeCodes.includes(place))).toEqual([]);
  });

  it('is told for the words that states use in their own way', () => {
    expect(meant.length).toBeGreaterThan(100);
    expect(Object.keys(meantInPlaces.expunge ?? {}).length).toBeGreaterThan(40);
  });

  it.each(meant)('rests on a section that the law of $place names: $word', async ({ place, section }) => {
    const { reliefs } = await loadJurisdiction(place);
    const cited = reliefs.flatMap(({ rules }) => rules.map(({ cite }) => cite.label));
    expect(cited.filter((label) => label.includes(section))).not.toEqual([]);
  });
});
