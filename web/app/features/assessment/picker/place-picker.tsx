import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { type Place, placeNamed, places } from '@openslate/law/place/places.ts';
import { TileMap } from '../../../ui/tile-map.tsx';
import { FormSection } from '../form-section.tsx';
import { PlaceList } from './place-list.tsx';

type Page = (typeof assessmentPages)[number];

const legend = { full: 'You can check your record here', none: 'Law not entered yet' };

/** Every place twice, to look at and to look up. Both are plain links, so they work on any phone and without scripts. */
export function PlacePicker({ page }: { page: Page }) {
  const href = (place: Place) => pathOfPlace(page, place);
  const choices = places.map((place) => ({
    ...place,
    level: enteredPlaces.includes(place.code) ? ('full' as const) : ('none' as const),
  }));
  return (
    <FormSection className="mt-10">
      <h2>Where was your case?</h2>
      <p className="reading mt-2 text-soft">
        Choose the state of the court, not the state you live in now. For a case in federal court, choose
        “Federal courts”. We do not ask where you are.
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TileMap
          className="w-full max-w-[34rem] lg:sticky lg:top-6"
          label="The states as a map"
          legend={legend}
          tiles={choices}
          href={(code) => href(placeNamed(code) as Place)}
          listedBeside
        />
        <PlaceList choices={choices} words={legend} href={href} />
      </div>
    </FormSection>
  );
}
