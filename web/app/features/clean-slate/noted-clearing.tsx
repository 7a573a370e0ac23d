import type { AutomaticClearing } from '@openslate/law/place/place.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { PagesRead } from './pages-read.tsx';

/** What we read of a place whose law is not entered: what it clears by itself, what is to come, and where that stands. */
export function NotedClearing({ noted, place }: { noted: AutomaticClearing; place: Place }) {
  const { note, law, source, alsoRead = [], checked, coming } = noted;
  return (
    <>
      <p>{note}</p>
      {coming && (
        <p className="mt-1">
          <strong>From {spokenDate(coming.on)}:</strong> {coming.what}
        </p>
      )}
      <p className="mt-1 text-[0.9rem] text-soft">
        {law && `${law}. `}Read on {spokenDate(checked)}:{' '}
        <PagesRead of={[source, ...alsoRead, ...(coming ? [coming.source] : [])]} on={place.name} />
      </p>
    </>
  );
}
