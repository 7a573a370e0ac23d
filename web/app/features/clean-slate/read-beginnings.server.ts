import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes, placeOf } from '@openslate/law/place/places.ts';
import type { Beginning } from './beginnings.ts';

/** When each law that clears by itself begins, from the laws themselves. It runs when the site is built. */
export async function readBeginnings(): Promise<readonly Beginning[]> {
  const all = await Promise.all(
    placeCodes.map(async (code) => {
      const { name: place } = placeOf(code);
      const { reliefs } = await loadJurisdiction(code);
      return reliefs.flatMap(({ id, name, automatic, alternative, inForce }) =>
        automatic && !alternative && inForce?.from ? [{ on: inForce.from, code, place, id, name }] : [],
      );
    }),
  );
  return all.flat().sort((one, other) => (one.on < other.on ? 1 : -1));
}
