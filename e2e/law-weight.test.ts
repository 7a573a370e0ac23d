import { expect, it } from 'vitest';
import { lawBudget, lawWeights } from '../bench/law-weight.ts';

it('sends the law of every place with its guide in 24 KB', () => {
  const places = lawWeights();
  console.log(`Law with guide, the heaviest: ${JSON.stringify(places.slice(0, 3))}`);
  expect(places.length).toBeGreaterThanOrEqual(13);
  for (const { place, bytes } of places) expect(bytes, place).toBeLessThanOrEqual(lawBudget);
});
