import { ProgressFile, ProgressFileMark, progressFileVersion } from '@openslate/contract/progress-file.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import { readProgress, type SavedProgress } from '../assessment/saved-progress.ts';

/** The text of a copy that a person keeps. */
export function copyOf(kept: readonly SavedProgress[], savedOn: string): string {
  const copy = { kind: 'saved-answers', version: progressFileVersion, savedOn, states: kept };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

export type ReadCopy =
  | { readonly kind: 'read'; readonly states: readonly SavedProgress[] }
  /** Some other file. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'newer' }
  /** Ours, but cut off or changed. */
  | { readonly kind: 'damaged' };

/** All of a copy or nothing of it. */
export function readCopy(text: string): ReadCopy {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { kind: text.includes('"saved-answers"') ? 'damaged' : 'foreign' };
  }
  const mark = ProgressFileMark.safeParse(content);
  if (!mark.success) return { kind: 'foreign' };
  if (mark.data.version > progressFileVersion) return { kind: 'newer' };
  try {
    const states = ProgressFile.parse(content).states.map(readProgress);
    const isTwice = new Set(states.map(({ selectedState }) => selectedState)).size < states.length;
    return isTwice ? { kind: 'damaged' } : { kind: 'read', states };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The states for which there are other answers here than in the copy. */
export function replacedBy(
  copy: readonly SavedProgress[],
  kept: readonly SavedProgress[],
): readonly PlaceCode[] {
  return kept
    .filter((here) => copy.some((each) => isSameState(each, here) && !isSame(each, here)))
    .map(({ selectedState }) => selectedState);
}

/** What is here, with the copy's answers in place of those for the same state, and its other states after them. */
export function together(
  copy: readonly SavedProgress[],
  kept: readonly SavedProgress[],
): readonly SavedProgress[] {
  const added = copy.filter((each) => !kept.some((here) => isSameState(each, here)));
  return [...kept.map((here) => copy.find((each) => isSameState(each, here)) ?? here), ...added];
}

function isSameState(one: SavedProgress, other: SavedProgress): boolean {
  return one.selectedState === other.selectedState;
}

function isSame(one: SavedProgress, other: SavedProgress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
