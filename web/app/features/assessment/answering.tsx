import type { Place } from '@openslate/law/place/places.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useInSight } from '../surveys/in-sight.ts';
import { ResultFeedback } from '../surveys/result-feedback.tsx';
import { EntryOnScreen } from './entry-on-screen.ts';
import { FormSection } from './form-section.tsx';
import { QuestionScreen } from './questions/question-screen.tsx';
import { ReviewScreen } from './questions/review-screen.tsx';
import { StartScreen } from './questions/start-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import type { Told } from './saved-progress.ts';
import { thinkingAhead } from './thinking-ahead.ts';
import { todayFor } from './today.ts';
import { answeredPaths } from './told.ts';
import { type Assessment, askedAt, useAssessment } from './use-assessment.ts';
import { useCountedSteps } from './use-counted-steps.ts';
import type { Law } from './use-law.ts';
import { WrongClock } from './wrong-clock.tsx';

type AnsweringProps = {
  place: Place;
  law: Law;
  /** On the first screen, before the law came. */
  toldBefore: Told;
  /** The first screen lies behind already. */
  started: boolean;
};

/** The questions of a place whose law is here, and the result. */
export function Answering(props: AnsweringProps) {
  const assessment = useAssessment(props.law.jurisdiction, props.toldBefore);
  return (
    <EntryOnScreen value={assessment.entry}>
      <StepOnScreen assessment={assessment} {...props} />
    </EntryOnScreen>
  );
}

/** Finds the first question while somebody still fills in the first screen, which began before this law came. */
export function ThinkingAhead({ jurisdiction, told }: Pick<Law, 'jurisdiction'> & { told: Told }) {
  useEffect(() => thinkingAhead(jurisdiction, todayFor(jurisdiction).date).think(told));
  return null;
}

function StepOnScreen({ place, law, started, assessment }: AnsweringProps & { assessment: Assessment }) {
  const { step, today } = assessment;
  const asked = askedAt(step, assessment);
  useCountedSteps(assessment, asked);
  useInSight('begun', answeredPaths(assessment.told).length > 0);
  useInSight('result', step.at === 'result');
  const isToGoOn = useGoOnAtOnce(assessment, started);

  if (isToGoOn) return null;
  if (step.at === 'result')
    return (
      <div className="page py-8">
        <WrongClock {...today} />
        <ResultScreen place={place} law={law} assessment={assessment} />
        <ResultFeedback />
      </div>
    );
  return (
    <div className="page py-8">
      <FormSection className="reading mx-auto min-h-svh">
        <WrongClock {...today} />
        {asked ? (
          <QuestionScreen assessment={assessment} asked={asked} placeName={place.name} guide={law.guide} />
        ) : step.at === 'review' ? (
          <ReviewScreen assessment={assessment} placeName={place.name} />
        ) : (
          <>
            <SavedElsewhere besides={assessment.keptBesides} onErased={assessment.lookAgain} />
            <StartScreen assessment={assessment} place={place} />
          </>
        )}
      </FormSection>
    </div>
  );
}

/** Who pressed before the law was here does not see the first screen again. Tells whether that is still to be done. */
function useGoOnAtOnce({ told, goOn }: Assessment, started: boolean): boolean {
  const [isToGoOn, setToGoOn] = useState(started);
  useLayoutEffect(() => {
    if (!isToGoOn) return;
    setToGoOn(false);
    goOn(told);
  });
  return isToGoOn;
}
