import type { ResultToKeep } from '../result-to-keep.ts';
import { backgroundCheckDispute } from './background-check-dispute.ts';
import { feeWaiver } from './fee-waiver.ts';
import type { Letter } from './letter.ts';
import { noteToHelper } from './note-to-helper.ts';
import { recordRequest } from './record-request.ts';

/** In the order in which people come to need them. The first is for everyone. */
export const letters: readonly [Letter, ...Letter[]] = [
  recordRequest,
  feeWaiver,
  backgroundCheckDispute,
  noteToHelper,
];

/** The letters for what this person has before them, and no others. */
export function lettersFor(kept: ResultToKeep): readonly Letter[] {
  return letters.filter((letter) => letter.isFor(kept));
}
