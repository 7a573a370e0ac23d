import type { Place } from '@openslate/law/places.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { ClearingNote } from '../clean-slate/clearing-note.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FormSection } from './form-section.tsx';
import type { LawToCome } from './use-law.ts';

/** A place while its law is on the way, when it did not arrive, and for browsers without scripts. */
export function LawNotReady({ place, law }: { place: Place; law: LawToCome }) {
  return (
    <div className="page py-8">
      <FormSection className="reading">
        <h1>Check your record: {place.name}</h1>
        {law.kind === 'loading' ? (
          <p className="needs-script mt-4 text-lg text-soft" role="status">
            Loading the law of this place…
          </p>
        ) : (
          <PartFailed
            kind="wait"
            title="The law could not be loaded"
            announce="now"
            className="mt-6"
            missing={law.missing}
          >
            <p>Check your connection, then try again. Nothing you answered is lost.</p>
            <Button onClick={law.retry}>Try again</Button>
          </PartFailed>
        )}
        <noscript>
          <p className="mt-4">
            The questions need JavaScript, because they are answered on your own device and not on our server.
            Switch it on in your browser, or read below what we know without it.
          </p>
        </noscript>
        <Disclaimer />
        <h2 className="mt-10 text-xl">What is cleared by itself</h2>
        <div className="mt-2">
          <ClearingNote place={place} />
        </div>
      </FormSection>
    </div>
  );
}
