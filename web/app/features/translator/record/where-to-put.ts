import type { FoundProgress } from '../../assessment/kept-progress.ts';
import type { Told } from '../../assessment/saved-progress.ts';
import { answeredPaths } from '../../assessment/told.ts';
import { addedTo } from './added-to-answers.ts';
import { mostCharges } from './charges-told.ts';

/** What becomes of the answers that this device keeps for the same place. */
export type Kept = 'added_to' | 'replaced';

/** What is here already, as far as it matters to whoever brings more. */
export type AnswersHere =
  | { readonly kind: 'none' }
  /** They cannot be read. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'some'; readonly told: Told; readonly charges: number };

export function answersHere(found: FoundProgress): AnswersHere {
  if (found.kind === 'broken') return { kind: 'broken' };
  if (found.kind === 'none') return { kind: 'none' };
  const { progress } = found;
  if (answeredPaths(progress).length === 0 && Object.keys(progress.names).length === 0)
    return { kind: 'none' };
  return { kind: 'some', told: progress, charges: progress.answers.charges.length };
}

/** The answers as they will be, or nothing where there would be too many charges. */
export function answersAfter(here: AnswersHere, kept: Kept | undefined, told: Told): Told | undefined {
  if (here.kind !== 'some' || kept !== 'added_to') return told;
  const after = addedTo(here.told, told);
  return after.answers.charges.length > mostCharges ? undefined : after;
}
