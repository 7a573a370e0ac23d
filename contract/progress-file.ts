import * as z from 'zod/mini';
import { SavedProgress } from './saved-progress.ts';

/** Rises when an older site could no longer read the file. */
export const progressFileVersion = 1;

/** What tells a file of ours from any other, in every version. */
export const ProgressFileMark = z.object({ kind: z.literal('saved-answers'), version: z.number() });

/** A copy of the answers and ticks for every state, as a person keeps it. */
export const ProgressFile = z.object({
  kind: z.literal('saved-answers'),
  version: z.literal(progressFileVersion),
  savedOn: z.string(),
  states: z.array(SavedProgress).check(z.minLength(1), z.maxLength(60)),
});
