import type { Place } from '@openslate/law/place/places.ts';
import { Disclaimer } from './disclaimer.tsx';
import { FormSection } from './form-section.tsx';
import { LawFailed } from './law-failed.tsx';
import type { LawToCome } from './use-law.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** A place while its law is on the way, when it did not arrive, and for browsers without scripts. */
export function LawNotReady({ place, law }: { place: Place; law: LawToCome }) {
  return (
    <div className="page py-8">
      {/* As high as the screen: what stands below must not move when the questions come. */}
      <FormSection className="reading min-h-svh">
        <h1>Check your record: {place.name}</h1>
        {law.kind === 'failed' ? <LawFailed law={law} /> : <LawOnItsWay />}
        <Disclaimer />
        <WithoutScripts place={place} />
      </FormSection>
    </div>
  );
}

export function LawOnItsWay() {
  return (
    <p className="needs-script mt-4 text-lg text-soft" role="status">
      Loading the law of this place…
    </p>
  );
}
