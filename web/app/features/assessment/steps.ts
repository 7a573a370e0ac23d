import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where in the assessment a person is. It stands in the browser's history, so that Back does what people expect. */
export type Step =
  | { readonly at: 'start' }
  /** Where it was asked from is where to go once nothing more is to be asked; most often the review. */
  | { readonly at: 'question'; readonly path: string; readonly askedFrom?: 'result' | undefined }
  | { readonly at: 'review' }
  | { readonly at: 'result' };

type Remembered = { readonly step?: Step; readonly depth?: number };

const start: Step = { at: 'start' };

/** Neither the address nor the network learns of the step: it is kept beside the address. */
export function useSteps(): {
  step: Step;
  go: (step: Step) => void;
  replace: (step: Step) => void;
  back: () => void;
} {
  const { state, ...location } = useLocation();
  const navigate = useNavigate();
  const { step = start, depth = 0 } = (state ?? {}) as Remembered;
  const { pathname, search, hash } = location;

  const move = useCallback(
    (next: Step, by: 0 | 1) =>
      navigate(
        { pathname, search, hash },
        { state: { step: next, depth: depth + by }, replace: by === 0, preventScrollReset: false },
      ),
    [navigate, pathname, search, hash, depth],
  );
  return {
    step,
    go: useCallback((next) => void move(next, 1), [move]),
    replace: useCallback((next) => void move(next, 0), [move]),
    // The way back leads through the browser's own history, where there is one.
    back: useCallback(() => (depth > 0 ? navigate(-1) : move(start, 0)), [depth, navigate, move]),
  };
}

export function nameOfStep(step: Step): string {
  return step.at === 'question' ? step.path : step.at;
}

/** The step that a saved name stands for. */
export function stepNamed(name: string): Step {
  if (name === 'start' || name === 'review' || name === 'result') return { at: name };
  return { at: 'question', path: name };
}
