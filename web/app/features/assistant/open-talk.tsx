import type { PlaceCode } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { chosenPlace } from '../assessment/chosen-place.ts';
import { placeInWords } from './place-in-words.ts';
import { Talk } from './talk.tsx';

type OpenTalkProps = {
  /** The place of the page. Without one, it is that of the assessment on this device, if there is any. */
  place?: PlaceCode | undefined;
  onLeave?: () => void;
};

/** A talk that begins by saying which place is meant where a question names none. */
export function OpenTalk({ place, onLeave }: OpenTalkProps) {
  const [meant] = useState(() => place ?? chosenPlace());
  return (
    <>
      {meant && (
        <p className="mb-4">
          We take it that your case was in {placeInWords(meant)}. For another state, name it in your question.
        </p>
      )}
      <Talk place={meant} {...(onLeave && { onLeave })} />
    </>
  );
}
