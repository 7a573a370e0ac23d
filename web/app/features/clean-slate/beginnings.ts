import type { PlaceCode } from '@openslate/law/place/places.ts';

/** A law that clears by itself, and the day on which it begins or began. */
export type Beginning = {
  readonly on: string;
  readonly code: PlaceCode;
  readonly place: string;
  /** The id of its relief: the page of the place has its rules under it. */
  readonly id: string;
  readonly name: string;
};

/** By year, the newest first: what is coming stands on top. */
export function byYear(
  beginnings: readonly Beginning[],
): readonly (readonly [string, readonly Beginning[]])[] {
  const years = [...new Set(beginnings.map(({ on }) => on.slice(0, 4)))].sort().reverse();
  return years.map((year) => [year, beginnings.filter(({ on }) => on.startsWith(year))]);
}
