import { places } from '@openslate/law/place/places.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Beginning } from './beginnings.ts';
import { TitledClearingMap } from './clearing-map.tsx';
import { ClearingNote } from './clearing-note.tsx';
import { LawsByYear } from './laws-by-year.tsx';
import { WhatAutomaticMeans } from './what-automatic-means.tsx';

export function CleanSlateScreen({ beginnings }: { beginnings: readonly Beginning[] }) {
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>Clean Slate Laws</h1>
        <p className="mt-4 text-lg text-soft">
          Some states clear some records by themselves: nobody has to file, pay or go to court. Here is what
          we know of each place, from its law. It is not the whole law, and it does not say that your record
          is cleared.
        </p>
      </div>
      <TitledClearingMap className="mt-8" />
      <WhatAutomaticMeans />
      <LawsByYear beginnings={beginnings} />
      <h2 className="mt-12">Place by place</h2>
      <dl className="far-down reading mt-4 divide-y divide-line [contain-intrinsic-block-size:auto_742rem]">
        {places.map((place) => (
          <div key={place.code} className="py-3">
            <dt className="font-semibold">{place.name}</dt>
            <dd>
              <ClearingNote place={place} />
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/assessment" className="mt-8">
        Check my record
      </ButtonLink>
    </div>
  );
}
