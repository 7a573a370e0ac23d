import { enteredPlaces } from '@openslate/law/jurisdictions/listed/entered-places.ts';
import { places } from '@openslate/law/place/places.ts';

/** How many of the places can be checked, for as long as there are others. */
export const enteredSoFar =
  enteredPlaces.length < places.length ? `${enteredPlaces.length} of ${places.length} places` : undefined;
