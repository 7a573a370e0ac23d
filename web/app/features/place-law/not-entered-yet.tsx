import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { HelpfulPage } from './place-law.ts';

type NotEnteredProps = { place: Place; pages: readonly HelpfulPage[]; clears: string };

/** A place whose law nobody can check here yet: says so, and where to turn. */
export function NotEnteredYet({ place, pages, clears }: NotEnteredProps) {
  return (
    <div className="page reading py-10">
      <h1>The law on clearing records: {place.name}</h1>
      <Alert kind="wait" title="We have not entered the law of this place yet" className="mt-6">
        <p>So there are no rules to read here, and we do not guess. These pages can help you today.</p>
      </Alert>
      <h2 className="mt-10">Where to turn</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {pages.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
        <li>The clerk of the court where your case was can tell you which forms to use.</li>
      </ul>
      <h2 className="mt-10">What is cleared by itself</h2>
      <p className="mt-3">{clears}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={pathOfPlace('/assessment', place)} variant="secondary">
          Help for this place
        </ButtonLink>
        <ButtonLink to="/record-relief" variant="quiet">
          All states
        </ButtonLink>
      </div>
    </div>
  );
}
