import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

/*
 * What pages besides the assessment want to know of the one that was answered last on this device, without the schema that reads
 * all of it.
 */

type Begun = { readonly place: PlaceCode; readonly step: string };

const latest = kept(keys.progress, { parse: begunIn });
const others = kept(keys.otherProgress, { parse: (list) => begunIn((list as unknown[])[0]) });

export function begunAssessment(): Begun | undefined {
  const found = latest.find();
  if (found.kind === 'kept') return found.value;
  const another = others.find();
  return another.kind === 'kept' ? another.value : undefined;
}

export function chosenPlace(): PlaceCode | undefined {
  return begunAssessment()?.place;
}

function begunIn(progress: unknown): Begun | undefined {
  const { selectedState, currentStep } = (progress ?? {}) as Record<string, unknown>;
  const place = typeof selectedState === 'string' ? placeNamed(selectedState)?.code : undefined;
  return place && { place, step: typeof currentStep === 'string' ? currentStep : 'start' };
}
