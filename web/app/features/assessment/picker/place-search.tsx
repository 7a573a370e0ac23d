import type { Place } from '@openslate/law/place/places.ts';
import { type KeyboardEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { controlLook } from '../../../ui/fields/field.tsx';
import { findPlaces, meantPlace } from './find-places.ts';

type PlaceSearchProps = {
  typed: string;
  onType: (typed: string) => void;
  href: (place: Place) => string;
};

/** Typing shortens the list; Enter goes to the place that is meant, Escape starts over. */
export function PlaceSearch({ typed, onType, href }: PlaceSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const meant = meantPlace(typed);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onType('');
    if (event.key === 'Enter' && meant) navigate(href(meant));
  }

  return (
    <div className="needs-script max-w-[34rem]">
      <label htmlFor={id} className="block w-fit font-[650]">
        Find a place by name
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={60}
        // Room below it for what is found, above the keyboard of a phone.
        className={`${controlLook} mt-2 max-lg:scroll-mb-56`}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      <p role="status" className="mt-1.5 min-h-6 text-[0.95rem] text-soft">
        {typed.trim() !== '' && foundWords(findPlaces(typed), meant)}
      </p>
    </div>
  );
}

function foundWords(found: readonly Place[], meant: Place | undefined): string {
  const count = found.length === 1 ? '1 place found' : `${found.length || 'No'} places found`;
  return meant ? `${count}. Press Enter for ${meant.name}.` : `${count}.`;
}
