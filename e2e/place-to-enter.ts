import { placesToEnter } from '@openslate/law/jurisdictions/listed/to-enter.ts';

const last = Object.values(placesToEnter).at(-1);
if (!last) throw new Error('Every place is entered: what is said where none is has no place to stand.');

/** A place whose law is not entered, whichever that still is. */
export const placeToEnter = last;

export const pathOfPlaceToEnter = placeToEnter.code.toLowerCase();
