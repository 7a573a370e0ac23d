import type { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { pathOfPlace } from '@openslate/contract/site.ts';
import type { Result } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import { useParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { nameFor } from '../charge-name.ts';
import { compose } from '../result/composed/compose.ts';
import { ResultView } from '../result/result-view.tsx';
import { type Law, useLaw } from '../use-law.ts';
import { type Outcomes, OutcomesThen, outcomesIn } from './outcomes-then.tsx';
import { SharedAnswers } from './shared-answers.tsx';
import { SharedAssumptions } from './shared-assumptions.tsx';
import type { Opened } from './shared-link.ts';
import { resultOf } from './shared-result.ts';
import { TroubleScreen } from './trouble-screen.tsx';
import { useSharedLink } from './use-shared-link.ts';

/** A result that somebody shared: fetched sealed, opened here, and only to be read. */
export function SharedScreen() {
  const { id = '' } = useParams();
  const link = useSharedLink(id);
  if (link.kind === 'opening') return <Opening />;
  if (link.kind !== 'opened') return <TroubleScreen trouble={link.kind} onRetry={link.retry} />;
  const place = placeNamed(outcomesIn(link.payload).state);
  // Nothing is judged by a law that we do not have, so this was not made here.
  if (!place) return <TroubleScreen trouble="damaged" onRetry={link.retry} />;
  return <OpenedLink key={id} place={place} opened={link} />;
}

function Opening() {
  return (
    <div className="page reading py-12">
      <h1>Shared result</h1>
      <p className="needs-script mt-4 text-lg text-soft" role="status">
        Opening the result…
      </p>
      <noscript>
        <p className="mt-4">
          A shared result is locked, and your own browser has to unlock it. That needs JavaScript. Switch it
          on, then load this page again.
        </p>
      </noscript>
    </div>
  );
}

function OpenedLink({ place, opened }: { place: Place; opened: Opened }) {
  const law = useLaw(place.code);
  if (law.kind === 'loading') return <Opening />;
  if (law.kind === 'failed') return <TroubleScreen trouble="no_connection" onRetry={law.retry} />;
  const { payload, expiresAt } = opened;
  const shared = outcomesIn(payload);
  const whole = payload.version === 1 ? undefined : wholeResult(payload, law.jurisdiction);
  return (
    <div className="page grid grid-cols-1 gap-8 py-8">
      <SharedNotice shared={shared} expiresAt={expiresAt} verified={whole && law.jurisdiction.verified} />
      {whole ? (
        <SharedResult place={place} law={law} {...whole} />
      ) : (
        <OutcomesThen place={place} law={law} shared={shared} lawChanged={payload.version !== 1} />
      )}
    </div>
  );
}

type Whole = { readonly payload: SharedPayload; readonly result: Result };

/** All that was shared, as long as our law has the words for all of it. */
function wholeResult(payload: SharedPayload, jurisdiction: Jurisdiction): Whole | undefined {
  const result = resultOf(payload, jurisdiction);
  return result && { payload, result };
}

function SharedResult({ place, law, payload, result }: { place: Place; law: Law } & Whole) {
  const { charges, told } = payload;
  const placeOf = (id: string) => result.charges.findIndex((charge) => charge.id === id);
  const nameOf = (id: string) => nameFor(charges[placeOf(id)], placeOf(id), law.jurisdiction);
  return (
    <ResultView
      place={place}
      title={`Shared result: ${place.name}`}
      asOfWords={spokenDate(result.asOf)}
      result={result}
      composed={compose({ place, result, guide: law.guide, jurisdiction: law.jurisdiction, nameOf })}
      nameOf={nameOf}
      actions={
        <div>
          <ButtonLink to={pathOfPlace('/assessment', place)} variant="secondary">
            Check a record yourself
          </ButtonLink>
        </div>
      }
      decided={result.charges.map(({ id }, index) => ({ id, date: charges[index]?.decided }))}
    >
      <SharedAssumptions result={result} />
      {told && <SharedAnswers shared={told} charges={charges.length} jurisdiction={law.jurisdiction} />}
    </ResultView>
  );
}

/** Who speaks here, since when, and for how long. */
function SharedNotice({
  shared: { made, lawVerified },
  expiresAt,
  verified,
}: {
  shared: Outcomes;
  expiresAt: string;
  /** When the law was checked in whose words the result is told, if it is. */
  verified: string | undefined;
}) {
  return (
    <Alert title="Somebody shared this result with you" announce="polite">
      <p>
        Made on {spokenDate(made)}, under the law as checked on {spokenDate(lawVerified)}. The link works
        until {spokenDate(localDay(new Date(expiresAt)))}.
      </p>
      {verified !== undefined && verified !== lawVerified && (
        <p>
          We checked the law again on {spokenDate(verified)}. Below are the outcome and the days as they were
          then, in the words of the law as we have it today. The answer may be another one now.
        </p>
      )}
      <p>
        “You” is the person whose record it is. We cannot read shared results, so we have not checked this
        one. OpenSlate is free: do not pay anyone because of it.
      </p>
    </Alert>
  );
}
