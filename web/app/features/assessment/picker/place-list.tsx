import type { Place } from '@openslate/law/place/places.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { controlLook } from '../../../ui/fields/field.tsx';
import { type TileLevel, TileMark } from '../../../ui/tile-mark.tsx';
import { findPlaces, meantPlace } from './find-places.ts';

type PlaceListProps<Level extends TileLevel> = {
  choices: readonly (Place & { level: Level })[];
  /** What the mark of each level says. */
  words: Record<Level, string>;
  href: (place: Place) => string;
};

/** The places by name. Typing shortens the list; Enter goes to the place that is meant, Escape starts over. */
export function PlaceList<Level extends TileLevel>({ choices, words, href }: PlaceListProps<Level>) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = findPlaces(typed);
  const shown = choices.filter(({ code }) => found.some((place) => place.code === code));
  const meant = meantPlace(typed);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped('');
    if (event.key === 'Enter' && meant) navigate(href(meant));
  }

  return (
    <div>
      <div className="needs-script mb-3">
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
          className={`${controlLook} mt-2`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <p role="status" className="mt-1.5 min-h-6 text-[0.95rem] text-soft">
          {typed.trim() !== '' && foundWords(found, meant)}
        </p>
      </div>
      <ul className="far-down columns-[9rem] gap-x-5">
        {shown.map((choice) => (
          <li key={choice.code} className="break-inside-avoid">
            <Link to={href(choice)} className="inline-flex min-h-11 items-center gap-2.5 py-1">
              <TileMark level={choice.level} className="size-3 shrink-0" />
              <span>
                {choice.name}
                <span className="sr-only">{`: ${words[choice.level]}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p>
          No state has a name like that. Check the spelling, or press Escape to see all places again. US
          territories and tribal courts are not listed yet.
        </p>
      )}
    </div>
  );
}

function foundWords(found: readonly Place[], meant: Place | undefined): string {
  const count = found.length === 1 ? '1 place found' : `${found.length || 'No'} places found`;
  return meant ? `${count}. Press Enter for ${meant.name}.` : `${count}.`;
}
