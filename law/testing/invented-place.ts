import type { EnteredPlace } from '../place/place.ts';

/** A place for laws that nobody made. */
export const inventedPlace: EnteredPlace = {
  code: 'WY',
  name: 'Wyoming',
  timeZone: 'America/Denver',
  verified: '2026-11-15',
  knownFrom: '2020-01-01',
  gaps: [],
  changes: [],
};
