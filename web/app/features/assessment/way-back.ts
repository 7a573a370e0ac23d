import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import type { SavedProgress } from './saved-progress.ts';
import { stepNamed } from './steps.ts';

type Page = (typeof assessmentPages)[number];

/** Where to go on. The short version shows one charge; with more, only the full assessment can go on. */
export function wayBack(page: Page, { selectedState, answers, currentStep }: SavedProgress) {
  const place = placeOf(selectedState);
  if (page === '/assessment-simple' && answers.charges.length === 1) return { to: pathOfPlace(page, place) };
  return { to: pathOfPlace('/assessment', place), state: { step: stepNamed(currentStep) } };
}
