import type { Step } from './entries.ts';

/** What a step is kept under. */
export function nameOfStep(step: Step): string {
  return step.at === 'question' ? step.path : step.at;
}

/** The step that a saved name stands for. */
export function stepNamed(name: string): Step {
  if (name === 'start' || name === 'review' || name === 'result') return { at: name };
  return { at: 'question', path: name };
}
