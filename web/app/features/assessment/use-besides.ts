import type { PlaceCode } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { findBesides } from './kept-besides.ts';

/** What this device keeps besides the answers for this place, looked for again when that may have changed. */
export function useBesides(here: PlaceCode, hasOwn: boolean) {
  const [kept, setKept] = useState(() => findBesides(here));
  const [isHeldBack, setHeldBack] = useState(!hasOwn && (kept.unreadable || kept.places.length > 0));
  return {
    kept,
    /** Names alone must not come before the answers somebody gave elsewhere, nor cost those that cannot be read. */
    isHeldBack,
    /** Something was answered here. */
    answered: () => {
      setHeldBack(false);
      if (kept.unreadable) setKept({ ...kept, unreadable: false });
    },
    lookAgain: (hasOwnNow: boolean) => {
      const now = findBesides(here);
      setKept(now);
      setHeldBack(!hasOwnNow && (now.unreadable || now.places.length > 0));
    },
  };
}
