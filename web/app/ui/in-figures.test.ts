import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDollars, inFigures } from './in-figures.ts';

test('a whole number is written as the language writes it', () => {
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      expect(inFigures(whole)).toBe(whole.toLocaleString('en-US'));
    }),
  );
});

test('an amount of money is written as the language writes it, without empty cents', () => {
  const written = (cents: number) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(inDollars(cents)).toBe(written(cents).replace(/\.00$/, ''));
    }),
  );
});
