import { keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';

/** That somebody completed, closed or skipped the tour on this device. */
export const seenTour = keptWord(keys.tour, /^true$/);
