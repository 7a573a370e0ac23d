import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { useEffect } from 'react';
import { track, trackStep } from '../analytics/counting.ts';
import { afterPaint } from './after-paint.ts';
import { stepsReached } from './steps-reached.ts';
import type { Assessment } from './use-assessment.ts';

/** Counts how far people come, by state. That is all that leaves the device: no answer, no charge, no outcome. */
export function useCountedSteps(
  { step, told, jurisdiction }: Assessment,
  asked: AskedAbout | undefined,
): void {
  const { code } = jurisdiction;
  useEffect(() => {
    // Each by itself: after a result is loaded again they are many.
    for (const reached of stepsReached(step, asked, told)) afterPaint(() => trackStep(reached, code));
    if (step.at !== 'start') afterPaint(() => track('assessment_started', code));
    if (step.at === 'result') afterPaint(() => track('assessment_finished', code));
  }, [step, asked, told, code]);
}
