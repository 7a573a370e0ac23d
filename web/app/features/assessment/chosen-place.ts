import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

const stored = kept(keys.progress, { parse: placeIn });

/** The place of the assessment that is kept on this device, without the schema that reads all of it. */
export function chosenPlace(): PlaceCode | undefined {
  const found = stored.find();
  return found.kind === 'kept' ? found.value : undefined;
}

function placeIn(progress: unknown): PlaceCode | undefined {
  const chosen = (progress as { selectedState?: unknown } | null)?.selectedState;
  return typeof chosen === 'string' ? placeNamed(chosen)?.code : undefined;
}
