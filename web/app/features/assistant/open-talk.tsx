import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { useState } from 'react';
import { chosenPlace } from '../assessment/chosen-place.ts';
import { placeInWords } from './place-in-words.ts';
import { Talk } from './talk.tsx';

type OpenTalkProps = {
  /** The place of the page. Without one, it is that of the assessment on this device, if there is any. */
  place?: PlaceCode | undefined;
  /** On a result: what was told there. */
  record?: Answers | undefined;
  onLeave?: () => void;
};

/** A talk that begins by saying which place is meant where a question names none. */
export function OpenTalk({ place, record, onLeave }: OpenTalkProps) {
  const [meant] = useState(() => place ?? chosenPlace());
  return (
    <>
      {meant && (
        <p className="mb-4">
          {record
            ? 'We know what you told us here. It stays on this device.'
            : `We take it that your case was in ${placeInWords(meant)}.`}{' '}
          For another state, name it in your question.
        </p>
      )}
      <Talk place={meant} record={record} {...(onLeave && { onLeave })} />
    </>
  );
}
