import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { useUsed } from '../../parts/when-used.ts';
import { progressNames } from '../../storage/keys.ts';
import { holdsAny } from '../../storage/shelves.ts';
import { Alert } from '../../ui/alert.tsx';
import { CopyToOpen } from '../progress/copy-to-open.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { offerRoom } from './picker/offer-room.ts';
import { PlacePicker } from './picker/place-picker.tsx';

// Reading what was kept takes a schema that people who come for the first time need not load.
const savedOffer = part(() => import('./picker/saved-offer.tsx').then(({ SavedOffer }) => SavedOffer));

type Page = (typeof assessmentPages)[number];

type AssessmentProps = {
  page: Page;
  heading: string;
  purpose: string;
  /** The same for people who want it longer or shorter. */
  other: { page: Page; words: string };
  /** The questions of one place. */
  questionsFor: (place: Place) => ReactNode;
};

/** Picks the place, by its code or its name in any case, and asks its questions. */
export function AssessmentScreen({ page, heading, purpose, other, questionsFor }: AssessmentProps) {
  const { state } = useParams();
  const place = state === undefined ? undefined : placeNamed(state);
  useAddress(place && pathOfPlace(page, place));

  if (place) return questionsFor(place);
  return (
    <div className="page py-10">
      <div className="reading">
        <h1>{heading}</h1>
        <Disclaimer />
        <OfferToGoOn page={page} />
        {state === undefined ? (
          <p className="mt-6 text-lg text-soft">
            {purpose} <Link to={other.page}>{other.words}</Link>
          </p>
        ) : (
          <Alert kind="wait" title="We do not know that state" className="mt-6">
            <p>Check the spelling in the address, or choose from the list below.</p>
          </Alert>
        )}
      </div>
      <PlacePicker page={page} />
      <CopyToOpen />
    </div>
  );
}

/** Who cannot load it picks the place again, and finds what was kept there. */
function OfferToGoOn({ page }: { page: Page }) {
  const offer = usePart(
    savedOffer,
    useUsed(() => holdsAny(progressNames)),
  );
  // Until then the room for it is kept (build-steps/mark-kept.ts).
  useEffect(() => {
    if (offer.kind !== 'loading') delete document.documentElement.dataset.kept;
  }, [offer]);
  if (offer.kind === 'loading') return <div className={`hidden in-data-kept:block ${offerRoom}`} />;
  if (offer.kind === 'failed') return null;
  const SavedOffer = offer.part;
  return <SavedOffer page={page} />;
}

/** Each place has one address. The server leads to it; this does the same for a link followed within the site. */
function useAddress(pathname: string | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname && location.pathname !== pathname) navigate({ ...location, pathname }, { replace: true });
  }, [pathname, location, navigate]);
}
