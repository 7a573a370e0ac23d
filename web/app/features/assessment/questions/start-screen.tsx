import type { Place } from '@openslate/law/places.ts';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CountedNote } from '../../analytics/counted-note.tsx';
import { ForgottenNote } from '../../kept-here/forgotten-note.tsx';
import { SharedComputerSwitch } from '../../kept-here/shared-computer-switch.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import { type Assessment, answeredPaths } from '../use-assessment.ts';
import { ChargesEditor } from './charges-editor.tsx';
import { StepHeading } from './step-heading.tsx';

/** What is checked, for whom, and what happens with the answers. */
export function StartScreen({ assessment, place }: { assessment: Assessment; place: Place }) {
  const { told, change, goOn, resume, startOver, jurisdiction, ahead } = assessment;
  useEffect(() => ahead.think(told));
  const returning = answeredPaths(told).length > 0;
  return (
    <div>
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
            <Button variant="danger" wide onClick={startOver}>
              Erase my answers
            </Button>
          </div>
        </section>
      ) : (
        <>
          <ForgottenNote className="mt-5" />
          <p className="mt-4 text-lg text-soft">
            We ask a few short questions, one at a time. “I don’t know” is always a fine answer. Your answers
            stay on this device.
          </p>
        </>
      )}
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          goOn(told);
        }}
      >
        <h2 className="text-[1.3rem]">What do you want to check?</h2>
        <p className="mt-1 text-soft">
          One charge is enough to start. If there are more here, add them: some laws look at the whole record.
        </p>
        <div className="mt-3">
          <ChargesEditor told={told} jurisdiction={jurisdiction} onChange={change} />
        </div>
        <Checkbox
          className="mt-4"
          label="I’m helping someone else"
          checked={told.helping}
          onChange={(event) => change({ ...told, helping: event.target.checked })}
        />
        <SharedComputerSwitch className="mt-2" />
        <div className="mt-5">
          <Button type="submit" size="large" wide>
            Start
          </Button>
        </div>
      </form>
      <Disclaimer />
      <CountedNote />
    </div>
  );
}
