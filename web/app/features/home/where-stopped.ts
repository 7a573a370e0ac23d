import { placeOf } from '@openslate/law/place/places.ts';
import { findProgress } from '../assessment/saved-progress.ts';
import { wayBack } from '../assessment/way-back.ts';

/** Where somebody stopped. Of answers that cannot be read, the assessment tells more. */
export function whereStopped() {
  const found = findProgress();
  if (found.kind === 'none') return { kind: 'nothing' } as const;
  if (found.kind === 'broken') return { kind: 'unreadable' } as const;
  const { progress } = found;
  return {
    kind: 'answers',
    place: placeOf(progress.selectedState).name,
    way: wayBack('/assessment', progress),
  } as const;
}
