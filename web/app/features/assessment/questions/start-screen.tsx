import type { Place } from '@openslate/law/place/places.ts';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EraseButton } from '../../kept-here/erase-button.tsx';
import { ForgottenNote } from '../../kept-here/forgotten-note.tsx';
import { chargeName } from '../charge-name.ts';
import { answeredPaths } from '../told.ts';
import type { Assessment } from '../use-assessment.ts';
import { StartForm, StartIntroduction } from './start-form.tsx';
import { StepHeading } from './step-heading.tsx';

/** What is checked, for whom, and what happens with the answers. */
export function StartScreen({ assessment, place }: { assessment: Assessment; place: Place }) {
  const { told, change, goOn, resume, startOver, jurisdiction, ahead } = assessment;
  useEffect(() => ahead.think(told));
  const returning = answeredPaths(told).length > 0;
  return (
    <StartForm
      told={told}
      nameOf={(id) => chargeName(told, id, jurisdiction)}
      onChange={change}
      onStart={() => goOn(told)}
    >
      <StepHeading title={`Check Eligibility: ${place.name}`}>
        {told.helping ? `Check their record: ${place.name}` : `Check your record: ${place.name}`}
      </StepHeading>
      {returning ? (
        <section aria-labelledby="welcome-back" className="mt-5 rounded-card bg-deep-wash p-5">
          <h2 id="welcome-back" className="text-[1.3rem]">
            Welcome back
          </h2>
          <p className="mt-1">Your answers are still on this device. You can go on where you stopped.</p>
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            <Button wide onClick={resume}>
              Continue
            </Button>
            <EraseButton wide onErase={startOver} />
          </div>
        </section>
      ) : (
        <>
          <ForgottenNote className="mt-5" />
          <StartIntroduction />
        </>
      )}
    </StartForm>
  );
}
