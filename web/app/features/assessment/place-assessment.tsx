import { chargeAt } from '@openslate/law/answers.ts';
import type { Place } from '@openslate/law/places.ts';
import { questionAt } from '@openslate/law/questions.ts';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { ClearingNote } from '../clean-slate/clearing-note.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { FormSection } from './form-section.tsx';
import { QuestionScreen } from './questions/question-screen.tsx';
import { ReviewScreen } from './questions/review-screen.tsx';
import { StartScreen } from './questions/start-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { findProgress } from './saved-progress.ts';
import { useAssessment } from './use-assessment.ts';
import { type Law, useLaw } from './use-law.ts';

/** The assessment of one place. Its law is loaded once; after that everything happens on the device. */
export function PlaceAssessment({ place }: { place: Place }) {
  const law = useLaw(place.code);
  if (law.kind === 'ready') return <Ready key={place.code} place={place} law={law} />;
  return (
    <div className="page py-8">
      <FormSection className="reading">
        <h1>Check your record: {place.name}</h1>
        {law.kind === 'loading' ? (
          <p className="needs-script mt-4 text-lg text-soft" role="status">
            Loading the law of this place…
          </p>
        ) : (
          <Alert kind="wait" title="The law could not be loaded" announce="now" className="mt-6">
            <p>Check your connection, then try again. Nothing you answered is lost.</p>
            <Button onClick={law.retry}>Try again</Button>
          </Alert>
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

function Ready({ place, law }: { place: Place; law: Law }) {
  const assessment = useAssessment(law.jurisdiction);
  const [found] = useState(findProgress);
  const { step, told, today } = assessment;
  const asked =
    step.at === 'question'
      ? questionAt(step.path, law.jurisdiction, chargeAt(told.answers, step.path)?.level)
      : undefined;

  if (step.at === 'result')
    return (
      <div className="page py-8">
        <WrongClock {...today} />
        <ResultScreen place={place} law={law} assessment={assessment} />
      </div>
    );
  return (
    <div className="page py-8">
      <FormSection className="reading mx-auto">
        <WrongClock {...today} />
        {asked ? (
          <QuestionScreen key={asked.path} assessment={assessment} asked={asked} placeName={place.name} />
        ) : step.at === 'review' ? (
          <ReviewScreen assessment={assessment} placeName={place.name} />
        ) : (
          <>
            <SavedElsewhere found={found} here={place.code} onErase={assessment.startOver} />
            <StartScreen
              assessment={assessment}
              place={place}
              savedStep={found.kind === 'saved' ? found.progress.currentStep : undefined}
            />
          </>
        )}
      </FormSection>
    </div>
  );
}

function WrongClock({ date, wrongClock }: { date: string; wrongClock?: string }) {
  if (wrongClock === undefined) return null;
  return (
    <Alert kind="wait" title="The date on your device seems wrong" className="mb-6">
      <p>
        Your device says it is {spokenDate(wrongClock)}. We checked this law after that day, so we count from{' '}
        {spokenDate(date)} instead. Set the date on your device for an exact answer.
      </p>
    </Alert>
  );
}
