import type { SavedProgress } from '../assessment/saved-progress.ts';
import { isDone, ticksOnRoad } from './steps.ts';

export type BadgeId =
  | 'finished'
  | 'record'
  | 'fees'
  | 'filed'
  | 'hearing'
  | 'cleared'
  | 'road'
  | 'states'
  | 'helping';

/** What a badge is called, and what was done for it. */
export type BadgeWords = { readonly title: string; readonly words: string };

export const badgeWords: Readonly<Record<BadgeId, BadgeWords>> = {
  finished: { title: 'You looked', words: 'You finished an assessment, and know where you stand.' },
  record: { title: 'Asked for the record', words: 'You know what it says, or soon will.' },
  fees: { title: 'No surprises', words: 'You know what it costs.' },
  filed: { title: 'Paperwork done', words: 'What had to be filed is filed.' },
  hearing: { title: 'Hearing behind you', words: 'The court has heard what it has to hear.' },
  cleared: { title: 'A clear page', words: 'Your record is cleared.' },
  road: { title: 'Step by step', words: 'You ticked off five things on your road.' },
  states: { title: 'More than one state', words: 'You finished an assessment in two states.' },
  helping: { title: 'A hand for someone', words: 'You checked a record for someone else.' },
};

const tickedForRoad = 5;

const earnedBy: Readonly<Record<BadgeId, (kept: readonly SavedProgress[]) => boolean>> = {
  finished: (kept) => kept.some((each) => isDone('finished', each)),
  record: (kept) => kept.some((each) => isDone('record', each)),
  fees: (kept) => kept.some((each) => isDone('fees', each)),
  filed: (kept) => kept.some((each) => isDone('filed', each)),
  hearing: (kept) => kept.some((each) => isDone('hearing', each)),
  cleared: (kept) => kept.some((each) => isDone('cleared', each)),
  road: (kept) => kept.reduce((sum, each) => sum + ticksOnRoad(each), 0) >= tickedForRoad,
  states: (kept) => kept.filter((each) => isDone('finished', each)).length > 1,
  helping: (kept) => kept.some((each) => each.helping && isDone('finished', each)),
};

/** Only for what somebody did here, or says that they did. Taken back, it is gone again. */
export function earnedBadges(kept: readonly SavedProgress[]): readonly BadgeId[] {
  return (Object.keys(earnedBy) as BadgeId[]).filter((badge) => earnedBy[badge](kept));
}
