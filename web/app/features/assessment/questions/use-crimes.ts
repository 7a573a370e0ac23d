import { loadCrimes } from '@openslate/law/jurisdictions/index.ts';
import type { Crime } from '@openslate/law/place/crime.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { useEffect, useState } from 'react';

/** The crimes of a place, once they are here. Without them, a section can still be typed. */
export function useCrimes(code: PlaceCode): readonly Crime[] {
  const [crimes, setCrimes] = useState<readonly Crime[]>(none);
  useEffect(() => {
    let wanted = true;
    loadCrimes(code).then(
      (loaded) => {
        if (wanted) setCrimes(loaded);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return crimes;
}

const none: readonly Crime[] = [];
