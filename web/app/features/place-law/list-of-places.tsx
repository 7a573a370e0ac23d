import { pathOfPlace } from '@openslate/contract/site.ts';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { type Place, places } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';

const isEntered = ({ code }: Place) => enteredPlaces.includes(code);

/** Every place with its page, those whose law can be read first. */
export function ListOfPlaces() {
  return (
    <>
      <h2 className="mt-10 text-xl">Read the rules of a state</h2>
      <p className="mt-2 text-soft">
        Every rule behind our answers, with its section of law. If you know the law of a state, please check
        us.
      </p>
      <Places of={places.filter(isEntered)} />
      <h2 className="mt-10 text-xl">Not entered yet</h2>
      <p className="mt-2 text-soft">For these we can tell you where to turn.</p>
      <Places of={places.filter((place) => !isEntered(place))} />
    </>
  );
}

function Places({ of }: { of: readonly Place[] }) {
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6">
      {of.map((place) => (
        <li key={place.code}>
          <Link to={pathOfPlace('/record-relief', place)} className="inline-flex min-h-11 items-center">
            {place.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
