import type { Crime } from '../place/crime.ts';
import type { Guide } from '../place/guide.ts';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { PlaceCode } from '../place/places.ts';
import type { Reviewed } from '../place/review.ts';
import type { Source } from '../place/source.ts';
import type { WorkedCase } from '../place/worked-case.ts';
import { entered } from './listed/entered.ts';

export function loadJurisdiction(code: PlaceCode): Promise<Jurisdiction> {
  return entered[code].law();
}

export function loadGuide(code: PlaceCode): Promise<Guide> {
  return entered[code].guide();
}

export function loadSources(code: PlaceCode): Promise<readonly Source[]> {
  return entered[code].sources();
}

export function loadCases(code: PlaceCode): Promise<readonly WorkedCase[]> {
  return entered[code].cases();
}

export function loadCrimes(code: PlaceCode): Promise<readonly Crime[]> {
  return entered[code].crimes();
}

/** Only of places whose law’s own text was at hand. */
export function loadReview(code: PlaceCode): Promise<readonly Reviewed[]> | undefined {
  return entered[code].review?.();
}
