import type { Place } from '@openslate/law/places.ts';
import { ResultFeedback } from '../surveys/result-feedback.tsx';
import { useResultInSight } from '../surveys/result-in-sight.ts';
import { FormSection } from './form-section.tsx';
import { QuestionScreen } from './questions/question-screen.tsx';
import { ReviewScreen } from './questions/review-screen.tsx';
import { StartScreen } from './questions/start-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { askedAt, useAssessment } from './use-assessment.ts';
import { useCountedSteps } from './use-counted-steps.ts';
import type { Law } from './use-law.ts';
import { WrongClock } from './wrong-clock.tsx';

/** The questions of a place whose law is here, and the result. */
export function Answering({ place, law }: { place: Place; law: Law }) {
  const assessment = useAssessment(law.jurisdiction);
  const { step, today, keptBesides } = assessment;
  const asked = askedAt(step, assessment);
  useCountedSteps(assessment, asked);
  useResultInSight(step.at === 'result');

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
      <FormSection className="reading mx-auto">
        <WrongClock {...today} />
        {asked ? (
          <QuestionScreen assessment={assessment} asked={asked} placeName={place.name} />
        ) : step.at === 'review' ? (
          <ReviewScreen assessment={assessment} placeName={place.name} />
        ) : (
          <>
            <SavedElsewhere found={keptBesides} here={place.code} onErase={assessment.startOver} />
            <StartScreen assessment={assessment} place={place} />
          </>
        )}
      </FormSection>
    </div>
  );
}
