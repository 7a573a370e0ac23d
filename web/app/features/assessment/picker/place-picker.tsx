import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { ClearingMap } from '../../clean-slate/clearing-map.tsx';
import { FormSection } from '../form-section.tsx';
import { findPlaces } from './find-places.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceSearch } from './place-search.tsx';

type Page = (typeof assessmentPages)[number];

/**
 * Every place twice, to look at and to look up. Both are plain links, so they work on any phone and without scripts. What
 * was typed for stands at once below the words that were typed, before the map, also for a keyboard.
 */
export function PlacePicker({ page }: { page: Page }) {
  const href = (place: Place) => pathOfPlace(page, place);
  const [typed, setTyped] = useState('');
  const map = (
    <ClearingMap
      key="map"
      page={page}
      label="The states as a map"
      listedBeside
      className="w-full max-w-[34rem] lg:sticky lg:top-[calc(var(--strip)+1rem)] lg:col-start-1 lg:row-start-1"
    />
  );
  const list = <PlaceList key="list" places={findPlaces(typed)} href={href} className="lg:col-start-2" />;
  return (
    <FormSection asks={false} className="mt-8">
      <h2>Where was your case?</h2>
      <p className="reading mt-2 mb-5 text-soft">
        Choose the state of the court, not the state you live in now. For a case in federal court, choose
        “Federal courts”. We do not ask where you are.
      </p>
      <PlaceSearch typed={typed} onType={setTyped} href={href} />
      <div className="mt-3 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {typed.trim() === '' ? [map, list] : [list, map]}
      </div>
    </FormSection>
  );
}
