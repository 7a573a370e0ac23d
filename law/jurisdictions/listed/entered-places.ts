// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.
import type { PlaceCode } from '../../place/places.ts';

/** The places whose law is entered, by their codes alone. */
export const enteredPlaces: readonly PlaceCode[] = [
  'CA',
  'CO',
  'FL',
  'GA',
  'HI',
  'ID',
  'MD',
  'MI',
  'MO',
  'NY',
  'NC',
  'ND',
  'OK',
  'OR',
  'PA',
  'SD',
  'TN',
  'TX',
  'UT',
  'VA',
  'WA',
  'WI',
  'WY',
  'US',
];
