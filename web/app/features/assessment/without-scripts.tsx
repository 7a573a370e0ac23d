import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Place } from '@openslate/law/place/places.ts';

/** What a place can say where the questions cannot be asked. */
export function WithoutScripts({ place }: { place: Place }) {
  return (
    <noscript>
      <p className="mt-4">
        The questions need JavaScript, because they are answered on your own device and not on our server.
        Switch it on in your browser. Without it you can read{' '}
        <a href={pathOfPlace('/record-relief', place)}>every way to clear a record there: {place.name}</a>.
      </p>
    </noscript>
  );
}
