import type { OrdinaryRecord } from '@openslate/law/comparison/ordinary-records.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';

/** A kind of relief that a place has, and when it opens, in words. */
export type ShownWay = {
  readonly kind: ReliefKind;
  readonly automatic?: true;
  /** It does not clear the record. */
  readonly alternative?: true;
  /** Nothing where it is for special cases, and not for an ordinary record. */
  readonly wait?: string;
  /** The shortest wait in years, where the law tells one. */
  readonly years?: number;
};

export type OffersInPlace = {
  readonly code: PlaceCode;
  readonly offers: Readonly<Record<OrdinaryRecord, readonly ShownWay[]>>;
};

/** What somebody wants to see. Nothing said leaves nothing out, save what does not clear a record. */
export type WayFilter = {
  readonly record: OrdinaryRecord;
  readonly kind?: ReliefKind | undefined;
  readonly done?: 'automatic' | 'asking' | undefined;
  /** The longest wait in years. */
  readonly within?: number | undefined;
};

/** What fits in one place: what an ordinary record may have, and what is for special cases only. */
export type Fitting = {
  readonly code: PlaceCode;
  readonly ways: readonly ShownWay[];
  readonly special: readonly ShownWay[];
};

export function fitting(places: readonly OffersInPlace[], filter: WayFilter): readonly Fitting[] {
  return places.map(({ code, offers }) => {
    const those = offers[filter.record].filter((way) => fits(way, filter));
    return {
      code,
      ways: those.filter(({ wait }) => wait !== undefined),
      special: those.filter(({ wait }) => wait === undefined),
    };
  });
}

function fits({ kind, automatic, alternative, years }: ShownWay, filter: WayFilter): boolean {
  return (
    (filter.kind === undefined ? !alternative : kind === filter.kind) &&
    (filter.done === undefined || (automatic === true) === (filter.done === 'automatic')) &&
    (filter.within === undefined || (years !== undefined && years <= filter.within))
  );
}
