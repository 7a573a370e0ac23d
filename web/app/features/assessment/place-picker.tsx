import { pathOfPlace, type placePages } from '@openslate/contract/site.ts';
import { places } from '@openslate/law/places.ts';
import { Link } from 'react-router';
import { FormSection } from './form-section.tsx';

/** Every place as a plain link, so it works on any phone and without scripts. */
export function PlacePicker({ page }: { page: (typeof placePages)[number] }) {
  return (
    <FormSection className="mt-10">
      <h2 id="place-picker">Where was your case?</h2>
      <p className="mt-2 text-soft">
        Choose the state of the court, not the state you live in now. For a case in federal court, choose
        “Federal courts”.
      </p>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => (
          <li key={place.code}>
            <Link to={pathOfPlace(page, place)} className="inline-flex min-h-11 items-center">
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
