import { createContext, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Where in the assessment a person is. It stands in the browser's history, so that Back does what people expect. */
export type Step =
  | { readonly at: 'start' }
  /** Where it was asked from is where to go once nothing more is to be asked; most often the review. */
  | { readonly at: 'question'; readonly path: string; readonly askedFrom?: 'result' | undefined }
  | { readonly at: 'review' }
  | { readonly at: 'result' };

/** An entry of the history: the step, and how many steps of the assessment lie before it. */
type Entry = { readonly key: string; readonly step: Step; readonly depth: number };

const start: Step = { at: 'start' };

/** The entry of the history whose step is on the screen, by its key. Outside of an assessment, the page is one step. */
export const EntryOnScreen = createContext<string | undefined>(undefined);

/**
 * Neither the address nor the network learns of the step: it is kept beside the address. Nor does the router: telling it
 * would draw every link of the page anew, which on an old phone takes longer than the next question. The entries look
 * like its own, so that it finds its way when somebody goes back to one.
 */
export function useSteps(): {
  step: Step;
  /** What tells this entry of the history from another. */
  key: string;
  go: (step: Step) => void;
  replace: (step: Step) => void;
  back: () => void;
} {
  const location = useLocation();
  const [heardOf, setHeardOf] = useState(location);
  const [entry, setEntry] = useState(entryNow);
  const { key, step, depth } = entry;
  const { pathname } = location;
  if (heardOf !== location) {
    setHeardOf(location);
    setEntry(entryNow);
  }

  useEffect(() => {
    const moved = () => {
      // The way may lead out of the assessment; then the router draws what comes.
      if (window.location.pathname === pathname) setEntry(entryNow);
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [pathname]);

  const go = useCallback(
    (next: Step) => {
      // It was pressed twice, and is being drawn.
      if (hasStep() && nameOfStep(entryNow().step) === nameOfStep(next)) return;
      window.history.pushState(stateFor(next, depth + 1, placeInHistory() + 1), '');
      // A question is drawn at once. What is long is drawn in pieces, so that a thumb is answered in between.
      if (next.at === 'question') setEntry(entryNow);
      else startTransition(() => setEntry(entryNow));
    },
    [depth],
  );
  const replace = useCallback(
    (next: Step) => {
      window.history.replaceState(stateFor(next, depth, placeInHistory()), '');
      setEntry(entryNow);
    },
    [depth],
  );
  // The way back leads through the browser's own history, where there is one.
  const back = useCallback(() => (depth > 0 ? window.history.back() : replace(start)), [depth, replace]);
  return { step, key, go, replace, back };
}

/** The history of this tab holds a step that is gone back to, or was loaded again. */
export function hasStep(): boolean {
  return window.history.state?.usr?.step !== undefined;
}

function entryNow(before?: Entry): Entry {
  // The one that a visit begins with is called so by the router too.
  const key = window.history.state?.key ?? 'default';
  if (before && before.key === key) return before;
  const { step = start, depth = 0 }: { step?: Step; depth?: number } = window.history.state?.usr ?? {};
  return { key, step, depth };
}

function placeInHistory(): number {
  return window.history.state?.idx ?? 0;
}

/** In the form in which the router keeps its own entries. */
function stateFor(step: Step, depth: number, idx: number) {
  return { usr: { step, depth }, key: Math.random().toString(36).slice(2, 10), idx };
}

export function nameOfStep(step: Step): string {
  return step.at === 'question' ? step.path : step.at;
}

/** The step that a saved name stands for. */
export function stepNamed(name: string): Step {
  if (name === 'start' || name === 'review' || name === 'result') return { at: name };
  return { at: 'question', path: name };
}
