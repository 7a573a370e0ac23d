import { pathOfPlace } from '@openslate/contract/site.ts';
import { places } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';

/** Every place with its page. */
export function ListOfPlaces() {
  return (
    <>
      <h2 className="mt-10 text-xl">Read the rules of a state</h2>
      <p className="mt-2 text-soft">
        Every rule behind our answers, with its section of law. If you know the law of a state, please check
        us.
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6">
        {places.map((place) => (
          <li key={place.code}>
            <Link to={pathOfPlace('/record-relief', place)} className="inline-flex min-h-11 items-center">
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
