import { describe, expect, it } from 'vitest';
import { placeNamed, places } from './places.ts';

describe('the places', () => {
  it('are the fifty states, the District of Columbia and the federal courts, each once', () => {
    expect(places).toHaveLength(52);
    expect(new Set(places.map(({ code }) => code)).size).toBe(52);
    expect(new Set(places.map(({ name }) => name)).size).toBe(52);
  });

  it.each([
    ['pa', 'PA'],
    ['PA', 'PA'],
    ['Pennsylvania', 'PA'],
    ['new-york', 'NY'],
    ['New York', 'NY'],
    ['NEW_YORK', 'NY'],
    ['newyork', 'NY'],
    ['district of columbia', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['washington', 'WA'],
    ['west-virginia', 'WV'],
    ['virginia', 'VA'],
    ['us', 'US'],
    ['federal', 'US'],
  ])('know what %s means', (word, code) => {
    expect(placeNamed(word)?.code).toBe(code);
  });

  it.each(['', 'zz', 'p', 'new', 'constructor', '__proto__', 'ontario', '12'])(
    'do not guess at “%s”',
    (word) => {
      expect(placeNamed(word)).toBeUndefined();
    },
  );
});
