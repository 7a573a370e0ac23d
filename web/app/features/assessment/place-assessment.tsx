import type { Place } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { part } from '../../parts/part.ts';
import { useUsed } from '../../parts/when-used.ts';
import { wasForgotten } from '../../storage/last-use.ts';
import { BeforeTheLaw, goesOnWithSomething } from './before-the-law.tsx';
import { nothingTold } from './told.ts';
import { useLaw } from './use-law.ts';

const answering = part(() => import('./answering.tsx'));

/**
 * The assessment of one place. It begins before its law has come; the law is loaded once, while the person reads, and
 * after that everything happens on the device.
 */
export function PlaceAssessment({ place }: { place: Place }) {
  const isTime = useUsed(() => goesOnWithSomething() || wasForgotten());
  const law = useLaw(place.code, answering, isTime);
  const [told, setTold] = useState(nothingTold);
  /** Somebody is in the midst of the first screen: it is not to be exchanged under their hands. */
  const [inUse, setInUse] = useState(false);
  const [started, setStarted] = useState(false);
  if (law.kind === 'ready' && (started || !inUse)) {
    const { Answering } = law.screen;
    return <Answering place={place} law={law} toldBefore={told} started={started} />;
  }
  return (
    <>
      <BeforeTheLaw
        place={place}
        law={law.kind === 'ready' ? undefined : law}
        told={told}
        started={started}
        onChange={setTold}
        onUse={() => setInUse(true)}
        onStart={() => setStarted(true)}
      />
      {law.kind === 'ready' && <law.screen.ThinkingAhead jurisdiction={law.jurisdiction} told={told} />}
    </>
  );
}
