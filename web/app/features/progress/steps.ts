import { finishedMark } from '../assessment/finished.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';

/** From a chosen state to a clear record. The first two are seen; the others only the person can know. */
export const stepIds = ['state', 'finished', 'record', 'fees', 'filed', 'hearing', 'cleared'] as const;

export type StepId = (typeof stepIds)[number];

type StepWords = { readonly title: string; readonly hint?: string };

export const stepWords: Readonly<Record<StepId, StepWords>> = {
  state: { title: 'State chosen' },
  finished: { title: 'Assessment finished' },
  record: { title: 'Record requested', hint: 'From the court or the state police.' },
  fees: { title: 'Fees known', hint: 'What it costs, and if you can ask not to pay.' },
  filed: { title: 'Papers filed', hint: 'Or nothing to file, because it is automatic.' },
  hearing: { title: 'Hearing done', hint: 'Or none was needed.' },
  cleared: { title: 'Record cleared', hint: 'You have the order, or you saw that it is gone.' },
};

/** What a step is ticked off under, among the other ticks of the same state. */
export function markOf(step: StepId): string {
  return `step:${step}`;
}

export function isTickable(step: StepId): boolean {
  return step !== 'state' && step !== 'finished';
}

type Ticked = Pick<SavedProgress, 'done' | 'currentStep'>;

export function isDone(step: StepId, ticked: Ticked): boolean {
  if (step === 'state') return true;
  // Whoever ticked off something on the road of a result has seen one.
  if (step === 'finished')
    return ticked.currentStep === 'result' || ticked.done.includes(finishedMark) || ticksOnRoad(ticked) > 0;
  return ticked.done.includes(markOf(step));
}

export function stepsDone(ticked: Ticked): readonly StepId[] {
  return stepIds.filter((step) => isDone(step, ticked));
}

/** What was ticked off on the road of the result. */
export function ticksOnRoad({ done }: Pick<SavedProgress, 'done'>): number {
  const marks: readonly string[] = stepIds.map(markOf);
  return done.filter((tick) => !marks.includes(tick)).length;
}
