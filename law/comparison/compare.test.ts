import { describe, expect, it } from 'vitest';
import { placeCodes } from '../place/places.ts';
import { compare } from './compare.ts';
import { lives } from './lives.ts';

const compared = await compare();
const placesWhere = (life: string, isSo: (outcome: string) => boolean) =>
  compared.filter((each) => each.life === life && isSo(each.charge.outcome)).map(({ place }) => place);
const isOpen = (outcome: string) => outcome === 'automatic' || outcome === 'eligible';

describe('the same lives in every place', () => {
  it('are answered by each of them', () => {
    expect(compared).toHaveLength(lives.length * placeCodes.length);
  });

  it('never clear a murder by themselves', () => {
    expect(placesWhere('a murder', (outcome) => outcome === 'automatic')).toEqual([]);
  });

  it('find no way for a case that is open today', () => {
    expect(placesWhere('a case that is open', isOpen)).toEqual([]);
  });

  it('find a way out of an acquittal everywhere but in federal courts', () => {
    const shut = placesWhere('an acquittal', (outcome) => !isOpen(outcome));
    expect(shut.filter((place) => place !== 'US')).toEqual([]);
  });
});
