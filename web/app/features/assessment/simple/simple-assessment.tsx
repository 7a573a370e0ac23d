import type { Place } from '@openslate/law/place/places.ts';
import { part } from '../../../parts/part.ts';
import { LawNotReady } from '../law-not-ready.tsx';
import { useLaw } from '../use-law.ts';

const shortCheck = part(() => import('./short-check.tsx').then(({ ShortCheck }) => ShortCheck));

/** The short version. */
export function SimpleAssessment({ place }: { place: Place }) {
  const law = useLaw(place.code, shortCheck);
  if (law.kind !== 'ready') return <LawNotReady place={place} law={law} />;
  const ShortCheck = law.screen;
  return <ShortCheck key={place.code} place={place} law={law} />;
}
