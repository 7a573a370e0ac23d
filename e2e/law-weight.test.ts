import { expect, it } from 'vitest';
import { lawBudget, lawWeights } from '../bench/law-weight.ts';

it('sends the law of a place with its guide in 8 KB, for half of the places or more', () => {
  const { places, median } = lawWeights();
  const heaviest = places.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
  console.log(
    `Law with guide: median ${(median / 1024).toFixed(2)} KB, heaviest ${JSON.stringify(heaviest)}`,
  );
  expect(places.length).toBeGreaterThanOrEqual(13);
  expect(median).toBeLessThanOrEqual(lawBudget);
});
