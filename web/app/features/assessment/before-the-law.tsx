import type { Place } from '@openslate/law/place/places.ts';
import { type HTMLAttributes, useEffect, useSyncExternalStore } from 'react';
import { progressNames } from '../../storage/keys.ts';
import { holdsAny } from '../../storage/shelves.ts';
import { classes } from '../../ui/classes.ts';
import { hasStep } from './entries.ts';
import { FormSection } from './form-section.tsx';
import { LawFailed } from './law-failed.tsx';
import { LawOnItsWay } from './law-not-ready.tsx';
import { StartForm, StartIntroduction } from './questions/start-form.tsx';
import { StepHeading } from './questions/step-heading.tsx';
import type { Told } from './saved-progress.ts';
import { addedName } from './told.ts';
import type { LawToCome } from './use-law.ts';
import { WithoutScripts } from './without-scripts.tsx';

type BeforeTheLawProps = {
  place: Place;
  /** None where it has come meanwhile. */
  law: LawToCome | undefined;
  told: Told;
  started: boolean;
  onChange: (told: Told) => void;
  /** Somebody begins to fill it in. */
  onUse: () => void;
  onStart: () => void;
};

/**
 * The first screen of a place, as it is drawn at build time. Whoever comes for the first time can fill it in and start
 * while the law is still on its way; whoever goes on with something waits for the law, which that needs.
 */
export function BeforeTheLaw({ place, law, told, started, onChange, onUse, onStart }: BeforeTheLawProps) {
  const goesOn = useSyncExternalStore(never, goesOnWithSomething, () => false);
  // From here on the page knows it by itself (build-steps/mark-kept.ts).
  useEffect(() => void delete document.documentElement.dataset.kept, []);
  return (
    <div className="page py-8">
      <FormSection className="reading mx-auto min-h-svh">
        <StepHeading>
          {told.helping ? `Check their record: ${place.name}` : `Check your record: ${place.name}`}
        </StepHeading>
        <div className={classes('in-data-kept:block', !goesOn && 'hidden')}>
          {law?.kind === 'failed' ? <LawFailed law={law} /> : <LawOnItsWay />}
        </div>
        {!goesOn && (
          <OnceAlive className="in-data-kept:hidden" onFocusCapture={onUse} onPointerDownCapture={onUse}>
            <StartForm
              told={told}
              nameOf={(id) => addedName(told, id)}
              onChange={onChange}
              onStart={() => (law?.kind === 'failed' ? law.retry() : onStart())}
              busy={started && law?.kind === 'loading'}
              trouble={law?.kind === 'failed' && <LawFailed law={law} />}
            >
              <StartIntroduction />
            </StartForm>
          </OnceAlive>
        )}
        <WithoutScripts place={place} />
      </FormSection>
    </div>
  );
}

/** Until the scripts are here, a press would be lost, and words with it. Apart, so that what is in it is not drawn again for it. */
function OnceAlive(props: HTMLAttributes<HTMLDivElement>) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <div inert={!isAlive} {...props} />;
}

const never = () => () => {};

export function goesOnWithSomething(): boolean {
  return hasStep() || holdsAny(progressNames);
}
