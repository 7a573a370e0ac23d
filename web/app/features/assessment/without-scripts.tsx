import type { Place } from '@openslate/law/places.ts';
import { ClearingNote } from '../clean-slate/clearing-note.tsx';

/** What a place can say where the questions cannot be asked. */
export function WithoutScripts({ place }: { place: Place }) {
  return (
    <noscript>
      <p className="mt-4">
        The questions need JavaScript, because they are answered on your own device and not on our server.
        Switch it on in your browser, or read below what we know without it.
      </p>
      <h2 className="mt-10 text-xl">What is cleared by itself</h2>
      <div className="mt-2">
        <ClearingNote place={place} />
      </div>
    </noscript>
  );
}
