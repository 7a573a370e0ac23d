import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { type Part, part } from '../../../parts/part.ts';

const parts = new Map<PlaceCode | undefined, Part<Jurisdiction | undefined>>();

/** The law of the place that the charges are of, once that is known. It names the classes, and asks what is missing. */
export function lawOf(code: PlaceCode | undefined): Part<Jurisdiction | undefined> {
  const known = parts.get(code) ?? part(async () => (code ? loadJurisdiction(code) : undefined));
  parts.set(code, known);
  return known;
}
