import { repeatedIds } from '@openslate/contract/impossible-dates.ts';
import type { Answers } from '@openslate/contract/record.ts';
import { SavedProgress as StoredProgress } from '@openslate/contract/saved-progress.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { idOf } from '@openslate/law/record/answers.ts';

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

/** Throws where something is none, or none that could be gone on with. */
export function readProgress(value: unknown): SavedProgress {
  const progress = StoredProgress.parse(value);
  const place = placeNamed(progress.selectedState);
  if (!place || Object.keys(repeatedIds(progress.answers)).length > 0)
    throw new TypeError('No place, or two charges of one name.');
  const charges = progress.answers.charges.map((charge, index) => ({ ...charge, id: idOf(charge, index) }));
  return { ...progress, selectedState: place.code, answers: { ...progress.answers, charges } };
}
