import { pathOfPlace, type placePages } from '@openslate/contract/site.ts';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { type Place, placeNamed } from '@openslate/law/places.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { NotEntered } from './not-entered.tsx';
import { PlaceAssessment } from './place-assessment.tsx';
import { PlacePicker } from './place-picker.tsx';

type AssessmentProps = { page: (typeof placePages)[number]; heading: string; purpose: string };

/** Picks the place, by its code or its name in any case, and says what is known of it. */
export function AssessmentScreen({ page, heading, purpose }: AssessmentProps) {
  const { state } = useParams();
  const place = state === undefined ? undefined : placeNamed(state);
  useAddress(place && pathOfPlace(page, place));

  if (place)
    return isEntered(place) ? <PlaceAssessment place={place} /> : <NotEntered page={page} place={place} />;
  return (
    <div className="page py-12">
      <div className="reading">
        <h1>{heading}</h1>
        {state === undefined ? (
          <p className="mt-4 text-lg text-soft">{purpose}</p>
        ) : (
          <div className="mt-6">
            <Alert kind="wait" title="We do not know that state">
              Check the spelling in the address, or choose from the list below.
            </Alert>
          </div>
        )}
        <Disclaimer />
      </div>
      <PlacePicker page={page} />
    </div>
  );
}

function isEntered({ code }: Place): boolean {
  return enteredPlaces.includes(code);
}

/** Each place has one address. The server leads to it; this does the same for a link followed within the site. */
function useAddress(pathname: string | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname && location.pathname !== pathname) navigate({ ...location, pathname }, { replace: true });
  }, [pathname, location, navigate]);
}
