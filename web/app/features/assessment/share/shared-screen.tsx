import { pathOfPlace } from '@openslate/contract/site.ts';
import { enteredPlaces } from '@openslate/law/jurisdictions/index.ts';
import { type Place, placeNamed } from '@openslate/law/places.ts';
import { useParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { ResultView } from '../result/result-view.tsx';
import { type Law, useLaw } from '../use-law.ts';
import { localDay } from './local-day.ts';
import { withOwnLinks } from './own-links.ts';
import { SharedAnswers } from './shared-answers.tsx';
import { SharedAssumptions } from './shared-assumptions.tsx';
import type { Opened } from './shared-link.ts';
import { TroubleScreen } from './trouble-screen.tsx';
import { useSharedLink } from './use-shared-link.ts';

/** A result that somebody shared: fetched sealed, opened here, and only to be read. */
export function SharedScreen() {
  const { id = '' } = useParams();
  const link = useSharedLink(id);
  if (link.kind === 'opening') return <Opening />;
  if (link.kind !== 'opened') return <TroubleScreen trouble={link.kind} onRetry={link.retry} />;
  const place = placeNamed(link.payload.result.state);
  // Nothing is judged by a law that we do not have, so this was not made here.
  if (!place || !enteredPlaces.includes(place.code))
    return <TroubleScreen trouble="damaged" onRetry={link.retry} />;
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
  return <SharedResult place={place} law={law} opened={opened} />;
}

function SharedResult({ place, law, opened }: { place: Place; law: Law; opened: Opened }) {
  const { result, names, decided, told } = opened.payload;
  const nameOf = (id: string) => own(names, id) ?? `Charge ${id}`;
  return (
    <div className="page grid grid-cols-1 gap-8 py-8">
      <SharedNotice opened={opened} verified={law.jurisdiction.verified} />
      <ResultView
        place={place}
        title={`Shared result: ${place.name}`}
        asOfWords={spokenDate(result.asOf)}
        result={withOwnLinks(result, law.jurisdiction)}
        guide={law.guide}
        nameOf={nameOf}
        actions={
          <div>
            <ButtonLink to={pathOfPlace('/assessment', place)} variant="secondary">
              Check a record yourself
            </ButtonLink>
          </div>
        }
        decided={result.charges.map(({ id }) => ({ id, date: own(decided, id) }))}
      >
        <SharedAssumptions result={result} />
        {told && <SharedAnswers told={{ ...told, names }} jurisdiction={law.jurisdiction} />}
      </ResultView>
    </div>
  );
}

/** Ids come with the link: one that is called `constructor` must not find what every object has. */
function own(values: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** Who speaks here, since when, and for how long. */
function SharedNotice({ opened, verified }: { opened: Opened; verified: string }) {
  const { payload, expiresAt } = opened;
  const { made, result } = payload;
  return (
    <Alert title="Somebody shared this result with you" announce="polite">
      <p>
        Made on {spokenDate(made)}, under the law as checked on {spokenDate(result.lawVerified)}. The link
        works until {spokenDate(localDay(new Date(expiresAt)))}.
      </p>
      {verified > result.lawVerified && (
        <p>We checked the law again on {spokenDate(verified)}. The answer may be another one today.</p>
      )}
      <p>
        “You” is the person whose record it is. We cannot read shared results, so we have not checked this
        one. OpenSlate is free: do not pay anyone because of it.
      </p>
    </Alert>
  );
}
