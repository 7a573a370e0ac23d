import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { useEffect, useState } from 'react';
import { chosenPlace } from './chosen-place.ts';

/**
 * The place that a page shows first: the one in the address (`#pa`), which no server is told, or the one of the
 * assessment on this device. Both are known only once the page is there.
 */
export function useChosenPlace(): [PlaceCode | undefined, (place: PlaceCode | undefined) => void] {
  const [place, setPlace] = useState<PlaceCode>();
  useEffect(() => setPlace(placeNamed(location.hash.slice(1))?.code ?? chosenPlace()), []);
  return [place, setPlace];
}
