import type { placePages } from '@openslate/contract/site.ts';
import type { Place } from '@openslate/law/places.ts';
import { ClearingNote } from '../clean-slate/clearing-note.tsx';
import { OutlineScreen } from '../outline/outline-screen.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FormSection } from './form-section.tsx';

/** A place whose questions cannot be asked here yet: what is known so far, with its source. */
export function NotEntered({ page, place }: { page: (typeof placePages)[number]; place: Place }) {
  return (
    <OutlineScreen
      heading={`Clearing a record: ${place.name}`}
      purpose="You cannot check your record for this place here yet, so we cannot say what may be done about it. Here is what we have checked so far."
      links={[
        { to: page, words: 'Choose another state' },
        { to: '/clean-slate', words: 'Compare all states' },
        { to: '/attorney-finder', words: 'Find a person who can help' },
      ]}
    >
      <FormSection>
        <h2 className="mt-10 text-xl">What is cleared by itself</h2>
        <div className="mt-2">
          <ClearingNote place={place} />
        </div>
      </FormSection>
      <Disclaimer />
    </OutlineScreen>
  );
}
