import { expect, it } from 'vitest';
import { mayHaveChanged } from './law-checked.ts';

it('A law that was checked 90 days ago is told without a warning', () => {
  expect(mayHaveChanged('2026-11-15', '2026-11-15')).toBeUndefined();
  expect(mayHaveChanged('2026-11-15', '2027-02-13')).toBeUndefined();
});

it('A law that was checked more than 90 days ago may have changed, and that is said with its day', () => {
  expect(mayHaveChanged('2026-11-15', '2027-02-14')).toContain('November 15, 2026, more than 90 days ago');
});
