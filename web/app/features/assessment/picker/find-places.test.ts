import { places } from '@openslate/law/place/places.ts';
import { describe, expect, it } from 'vitest';
import { findPlaces, meantPlace } from './find-places.ts';

const codes = (typed: string) => findPlaces(typed).map(({ code }) => code);

describe('looking for a place', () => {
  it('shows all of them while nothing is typed', () => {
    expect(codes('')).toHaveLength(52);
    expect(codes('  ')).toHaveLength(52);
  });

  it.each([
    ['pen', ['PA']],
    ['PA', ['PA']],
    ['carolina', ['NC', 'SC']],
    ['new', ['NH', 'NJ', 'NM', 'NY']],
    ['north d', ['ND']],
    ['virginia', ['VA', 'WV']],
    ['d.c.', ['DC']],
    ['washington', ['DC', 'WA']],
    ['washington dc', ['DC']],
    ['fed', ['US']],
    ['united states', ['US']],
    ['Hawai‘i', ['HI']],
    // Not Delaware, Hawaii and Iowa, which only have it inside.
    ['wa', ['DC', 'WA']],
  ])('finds by the beginning of a word, or by the letters: %s', (typed, expected) => {
    expect(codes(typed)).toEqual(expected);
  });

  it.each([
    ['Pensilvania', 'PA'],
    ['Conneticut', 'CT'],
    ['Tennesee', 'TN'],
    ['Missisippi', 'MS'],
    ['Massachusets', 'MA'],
    ['Arkensas', 'AR'],
    ['Lousiana', 'LA'],
  ])('forgives a slip: %s', (typed, code) => {
    expect(codes(typed)).toEqual([code]);
  });

  it.each(['zzz', 'ontario', 'puerto rico', '123x', 'xx'])('finds nothing for %s', (typed) => {
    expect(codes(typed)).toEqual([]);
  });

  it('finds every place by its own name and letters', () => {
    for (const place of places) {
      expect(codes(place.name), place.name).toContain(place.code);
      expect(codes(place.code), place.code).toContain(place.code);
      expect(meantPlace(place.name)?.code, place.name).toBe(place.code);
    }
  });
});

describe('the place that Enter leads to', () => {
  it.each([
    ['penn', 'PA'],
    ['Virginia', 'VA'],
    ['kansas', 'KS'],
    ['Pensilvania', 'PA'],
  ])('is clear from %s', (typed, code) => {
    expect(meantPlace(typed)?.code).toBe(code);
  });

  // “co” is Colorado's code, but Connecticut and Columbia are in sight too.
  it.each(['', ' ', 'new', 'co', 'carolina', 'zzz'])('is not guessed from “%s”', (typed) => {
    expect(meantPlace(typed)).toBeUndefined();
  });
});
