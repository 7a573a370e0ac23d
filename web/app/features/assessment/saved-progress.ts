import { repeatedIds } from '@openslate/contract/impossible-dates.ts';
import type { Answers } from '@openslate/contract/record.ts';
import { SavedProgress as StoredProgress } from '@openslate/contract/saved-progress.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

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

const stored = kept<SavedProgress>(keys.progress, { parse: readProgress });

export type FoundProgress =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly progress: SavedProgress }
  /** Something is stored that we cannot read. It is left where it is until the person says so. */
  | { readonly kind: 'broken' };

export function findProgress(): FoundProgress {
  const found = stored.find();
  if (found.kind === 'kept') return { kind: 'saved', progress: found.value };
  return { kind: found.kind === 'none' ? 'none' : 'broken' };
}

/** Whether it could be kept: a browser may refuse, or be full. Then it lasts as long as the page is open. */
export function saveProgress(progress: SavedProgress): boolean {
  return stored.write(progress);
}

export function eraseProgress(): void {
  stored.forget();
}

function readProgress(value: unknown): SavedProgress {
  const progress = StoredProgress.parse(value);
  const place = placeNamed(progress.selectedState);
  if (!place || Object.keys(repeatedIds(progress.answers)).length > 0)
    throw new TypeError('No place, or two charges of one name.');
  const charges = progress.answers.charges.map((charge, index) => ({ ...charge, id: idOf(charge, index) }));
  return { ...progress, selectedState: place.code, answers: { ...progress.answers, charges } };
}
