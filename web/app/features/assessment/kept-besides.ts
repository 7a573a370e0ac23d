import type { PlaceCode } from '@openslate/law/place/places.ts';
import { everyProgress, findProgress } from './kept-progress.ts';

/** What this device keeps besides the answers for one place. */
export type KeptBesides = {
  /** Something that cannot be read. It stays until something is answered, and is then put aside. */
  readonly unreadable: boolean;
  /** Other places with answers of their own. */
  readonly places: readonly PlaceCode[];
};

export function findBesides(here: PlaceCode): KeptBesides {
  return {
    unreadable: findProgress(here).kind === 'broken',
    places: everyProgress().flatMap(({ selectedState }) => (selectedState === here ? [] : [selectedState])),
  };
}
