import type { placePages } from '@openslate/contract/site.ts';
import { automaticClearing } from '@openslate/law/automatic-clearing.ts';
import type { Place } from '@openslate/law/places.ts';
import { OutlineScreen } from '../outline/outline-screen.tsx';
import { Disclaimer } from './disclaimer.tsx';

/** A place whose questions cannot be asked here yet: no verdict, but what is known, with its source. */
export function PlaceOutline({ page, place }: { page: (typeof placePages)[number]; place: Place }) {
  const { note, law, source, coming } = automaticClearing[place.code];
  return (
    <OutlineScreen
      heading={`Clearing a record: ${place.name}`}
      purpose="You cannot check your record for this place here yet, so we give no verdict. Here is what we have checked so far."
      links={[
        { to: page, words: 'Choose another state' },
        { to: '/clean-slate', words: 'Compare all states' },
        { to: '/attorney-finder', words: 'Find a person who can help' },
      ]}
    >
      <section id="assessment-form" tabIndex={-1}>
        <h2 className="mt-10 text-xl">What is cleared by itself</h2>
        <p className="mt-2">{note}</p>
        {coming && <p className="mt-2">{coming.what}</p>}
        <p className="mt-2 text-[0.9rem] text-soft">
          {law && `${law}. `}
          <a href={source} rel="noreferrer">
            Where we read this
          </a>
        </p>
      </section>
      <Disclaimer />
    </OutlineScreen>
  );
}
