import type { Place } from '@openslate/law/places.ts';
import { part } from '../../parts/part.ts';
import { LawNotReady } from './law-not-ready.tsx';
import { useLaw } from './use-law.ts';

const answering = part(() => import('./answering.tsx').then(({ Answering }) => Answering));

/** The assessment of one place. Its law is loaded once; after that everything happens on the device. */
export function PlaceAssessment({ place }: { place: Place }) {
  const law = useLaw(place.code, answering);
  if (law.kind !== 'ready') return <LawNotReady place={place} law={law} />;
  const Answering = law.screen;
  return <Answering key={place.code} place={place} law={law} />;
}
