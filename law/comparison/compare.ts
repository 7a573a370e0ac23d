import { judge } from '../engine/judge.ts';
import type { ChargeResult } from '../engine/result.ts';
import { enteredPlaces, loadJurisdiction } from '../jurisdictions/index.ts';
import type { PlaceCode } from '../place/places.ts';
import { answersIn, asOf, lives } from './lives.ts';

export type Compared = {
  readonly life: string;
  readonly place: PlaceCode;
  readonly charge: ChargeResult;
};

/** What each place says to the same lives. */
export async function compare(): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const life of lives)
    for (const place of enteredPlaces) {
      const jurisdiction = await loadJurisdiction(place);
      if (!jurisdiction) throw new Error(`The law of ${place} could not be loaded.`);
      const [charge] = judge(answersIn(jurisdiction, life), jurisdiction, asOf).charges;
      if (charge) compared.push({ life: life.name, place, charge });
    }
  return compared;
}
