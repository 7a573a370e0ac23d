import { useEffect, useState } from 'react';
import { progressNames } from '../../storage/keys.ts';
import { onChangeOf } from '../../storage/shelves.ts';
import { everyProgress } from '../assessment/kept-progress.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';

/** What this device keeps for every state, as it is now. */
export function useKeptProgress(): readonly SavedProgress[] {
  const [kept, setKept] = useState(everyProgress);
  useEffect(() => onChangeOf(progressNames, () => setKept(everyProgress())), []);
  return kept;
}
