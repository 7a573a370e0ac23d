import { cleanSlates } from '@openslate/law/jurisdictions/listed/clean-slates.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { PagesRead } from './pages-read.tsx';

/** What a place clears by itself, as its guide tells it. */
export function ClearingNote({ place }: { place: Place }) {
  const { told, checked } = cleanSlates[place.code];
  return (
    <>
      {told.map(({ text }) => (
        <p key={text} className="mt-1 first:mt-0">
          {text}
        </p>
      ))}
      <p className="mt-1 text-[0.9rem] text-soft">
        Law checked on {spokenDate(checked)}:{' '}
        <PagesRead
          of={told.flatMap(({ source, readOn }) => source ?? (readOn ? { readOn } : []))}
          on={place.name}
        />
      </p>
    </>
  );
}
