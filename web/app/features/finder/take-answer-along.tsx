import { pathOfPlace } from '@openslate/contract/site.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { chosenPlace } from '../assessment/chosen-place.ts';

/** How an answer comes to the person who helps: by a link that only they can read, and a note made on the device. */
export function TakeAnswerAlong() {
  const [place, setPlace] = useState<Place>();
  useEffect(() => setPlace(placeNamed(chosenPlace() ?? '')), []);
  return (
    <Card as="section" tone="deep" aria-labelledby="take-along" className="reading mt-12">
      <h2 id="take-along">Take your answer along</h2>
      <p className="mt-2">
        Who helps you will ask what is on your record. Answer our questions first, then press “Save or share”
        under your result. You can make:
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          <strong>a private link</strong> that shows them your result. It ends after 30 days, and you can
          delete it before;
        </li>
        <li>
          <strong>a note to a helper</strong>, written on this device from your answers, to copy, print or
          mail. It is no part of the link.
        </li>
      </ul>
      <ButtonLink to={place ? pathOfPlace('/assessment', place) : '/assessment'} className="mt-4">
        {place ? `Go to my answers: ${place.name}` : 'Check my record first'}
      </ButtonLink>
    </Card>
  );
}
