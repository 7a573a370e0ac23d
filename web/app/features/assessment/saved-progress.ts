import { repeatedIds } from '@openslate/contract/impossible-dates.ts';
import type { Answers } from '@openslate/contract/record.ts';
import { SavedProgress as StoredProgress } from '@openslate/contract/saved-progress.ts';
import { idOf } from '@openslate/law/answers.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/places.ts';

/** What a person has told so far. It stays on this device. */
export type Told = {
  readonly answers: Answers;
  /** The questions answered with “I don’t know”, by path. */
  readonly unknown: readonly string[];
  /** What the person calls each charge, by its id. */
  readonly names: Readonly<Record<string, string>>;
  /** Answered for someone else. */
  readonly helping: boolean;
};

export type SavedProgress = Told & {
  readonly selectedState: PlaceCode;
  readonly currentStep: string;
  /** What has been ticked off, by relief and step. */
  readonly done: readonly string[];
};

const storageKey = 'assessment_progress';

export type FoundProgress =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly progress: SavedProgress }
  /** Something is stored that we cannot read. It is left where it is until the person says so. */
  | { readonly kind: 'broken' };

export function findProgress(): FoundProgress {
  const text = readStorage();
  if (text === null) return { kind: 'none' };
  try {
    const progress = StoredProgress.parse(JSON.parse(text));
    const place = placeNamed(progress.selectedState);
    if (!place || Object.keys(repeatedIds(progress.answers)).length > 0) return { kind: 'broken' };
    const charges = progress.answers.charges.map((charge, index) => ({ ...charge, id: idOf(charge, index) }));
    return {
      kind: 'saved',
      progress: { ...progress, selectedState: place.code, answers: { ...progress.answers, charges } },
    };
  } catch {
    return { kind: 'broken' };
  }
}

/** Whether it could be kept: a browser may refuse, or be full. */
export function saveProgress(progress: SavedProgress): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}

export function eraseProgress(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
