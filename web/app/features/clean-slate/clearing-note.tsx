import { automaticClearing } from '@openslate/law/automatic-clearing.ts';
import type { Place } from '@openslate/law/places.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';

/** What a place clears by itself, what is to come, and where and when we read that. */
export function ClearingNote({ place: { code, name } }: { place: Place }) {
  const { note, law, source, alsoRead = [], checked, coming } = automaticClearing[code];
  const pages = [...new Set([source, ...alsoRead, ...(coming ? [coming.source] : [])])];
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
        {pages.map((page, index) => (
          <span key={page}>
            {index > 0 && ', '}
            <a href={page} rel="noreferrer" aria-label={`${new URL(page).hostname}, on ${name}`}>
              {new URL(page).hostname.replace(/^www\./, '')}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
