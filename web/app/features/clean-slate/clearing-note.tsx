import { cleanSlates } from '@openslate/law/jurisdictions/listed/clean-slates.ts';
import { placesToEnter } from '@openslate/law/jurisdictions/listed/to-enter.ts';
import type { CleanSlate } from '@openslate/law/place/place.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { NotedClearing } from './noted-clearing.tsx';
import { PagesRead } from './pages-read.tsx';

/** What a place clears by itself, as its guide tells it, or while its law is not entered, as we read it. */
export function ClearingNote({ place }: { place: Place }) {
  const entered = cleanSlates[place.code];
  const noted = placesToEnter[place.code]?.clearing;
  return (
    <>
      {entered && <EnteredClearing entered={entered} place={place} />}
      {noted && <NotedClearing noted={noted} place={place} />}
    </>
  );
}

function EnteredClearing({ entered: { told, checked }, place }: { entered: CleanSlate; place: Place }) {
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
