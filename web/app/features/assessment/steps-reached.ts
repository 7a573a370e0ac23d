import { type ProgressStepName, progressSteps } from '@openslate/contract/analytics-events.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import type { Step } from './entries.ts';
import type { Told } from './saved-progress.ts';
import { answeredPaths } from './told.ts';

/** The steps that lie behind somebody who stands here, with the one they stand on. What was answered plays no part. */
export function stepsReached(
  step: Step,
  asked: AskedAbout | undefined,
  told: Told,
): readonly ProgressStepName[] {
  return progressSteps.slice(0, progressSteps.indexOf(furthest(step, asked, told)) + 1);
}

function furthest(step: Step, asked: AskedAbout | undefined, told: Told): ProgressStepName {
  if (step.at === 'result' || step.at === 'review') return step.at;
  if (step.at === 'start' || answeredPaths(told).length === 0) return 'place_chosen';
  const [first] = told.answers.charges;
  const isAboutAnother = asked?.chargeId !== undefined && asked.chargeId !== first?.id;
  return isAboutAnother ? 'first_charge' : 'first_answer';
}
