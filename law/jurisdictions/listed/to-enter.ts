// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.
import type { PlaceToEnter } from '../../place/place.ts';
import type { PlaceCode } from '../../place/places.ts';
import { place as placeDE } from '../de/place.ts';

/** The places whose law is still to be entered. */
export const placesToEnter: Partial<Record<PlaceCode, PlaceToEnter>> = {
  DE: placeDE,
};
