import type { assessmentPages } from '@openslate/contract/site.ts';
import { placesToEnter } from '@openslate/law/jurisdictions/listed/to-enter.ts';
import type { PlaceToEnter } from '@openslate/law/place/place.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NotedClearing } from '../clean-slate/noted-clearing.tsx';
import { useInSight } from '../surveys/in-sight.ts';
import { Disclaimer } from './disclaimer.tsx';

/** A place whose law we have not entered: says so at once, gives no verdict, and shows who can help there. */
export function NotEntered({ page, place }: { page: (typeof assessmentPages)[number]; place: Place }) {
  const known = placesToEnter[place.code];
  useInSight('not_entered');
  return (
    <div className="page py-10">
      <div className="reading">
        <h1>Clearing a record: {place.name}</h1>
        <Alert
          kind="wait"
          title={`We have not entered the law of this place yet: ${place.name}`}
          className="mt-6"
        >
          <p>
            So we cannot say whether your record may be cleared, and we do not guess. The pages below can help
            you today.
          </p>
        </Alert>
        <section id="where-to-turn">
          <h2 className="mt-10">Where to turn</h2>
          <ul className="mt-4 grid gap-3">
            {pagesFor(place, known?.whereToTurn).map(({ url, name, what }) => (
              <li key={url} className="rounded-card border border-line bg-card p-4">
                <a href={url} rel="noreferrer" className="font-[650]">
                  {name}
                </a>
                <p className="mt-1 text-soft">{what}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            The clerk of the court where your case was can tell you which forms to use and what they cost.
          </p>
          {known && (
            <>
              <h2 className="mt-10">What is cleared by itself</h2>
              <div className="mt-3">
                <NotedClearing noted={known.clearing} place={place} />
              </div>
            </>
          )}
        </section>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={page} variant="secondary">
            Choose another state
          </ButtonLink>
          <ButtonLink to="/attorney-finder" variant="quiet">
            More ways to find help
          </ButtonLink>
          <ButtonLink to="/clean-slate" variant="quiet">
            Compare all states
          </ButtonLink>
        </div>
        <Disclaimer />
      </div>
    </div>
  );
}

type HelpfulPage = { url: string; name: string; what: string };

function pagesFor(
  { name }: Place,
  { selfHelp, profile, legalHelp }: PlaceToEnter['whereToTurn'] = {},
): HelpfulPage[] {
  return [
    ...(selfHelp ? [{ ...selfHelp, what: 'An official page on clearing a record there.' }] : []),
    ...(legalHelp
      ? [{ ...legalHelp, what: 'A guide or a person to help with clearing a record there.' }]
      : []),
    ...(profile
      ? [
          {
            url: profile,
            name: `Collateral Consequences Resource Center: ${name}`,
            what: 'The law of this place at length. It is written for lawyers. Look for the part on expungement and sealing.',
          },
        ]
      : []),
  ];
}
