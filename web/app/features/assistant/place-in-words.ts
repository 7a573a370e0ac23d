import { type PlaceCode, placeOf } from '@openslate/law/place/places.ts';

/** A place as it stands in a sentence: “about the District of Columbia”. */
export function placeInWords(code: PlaceCode): string {
  if (code === 'US') return 'federal courts';
  return code === 'DC' ? 'the District of Columbia' : placeOf(code).name;
}
