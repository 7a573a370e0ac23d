import type { PlaceCode } from '@openslate/law/place/places.ts';

/** What a place offers to people whose record stays. */
export type Alternative = {
  /** The id of its relief: the page of the place has its rules and steps under it. */
  readonly id: string;
  readonly name: string;
  readonly effect: string;
};

export const alternativeKinds = ['pardon', 'certificate', 'rights'] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];

export type AlternativesOfPlace = { readonly code: PlaceCode; readonly name: string } & Readonly<
  Record<AlternativeKind, readonly Alternative[]>
>;
