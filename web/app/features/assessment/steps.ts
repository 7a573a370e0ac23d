import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { enter, entryNow, exchange, type Step, settle, start } from './entries.ts';
import { nameOfStep } from './step-names.ts';

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
  /** Goes there without drawing it, and gives what draws it. */
  enterStep: (step: Step) => () => void;
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

  const enterStep = useCallback(
    (next: Step) => {
      // If it was pressed twice, it is being drawn.
      if (nameOfStep(entryNow().step) !== nameOfStep(next)) enter(next, depth + 1);
      return () => setEntry(entryNow);
    },
    [depth],
  );
  const go = useCallback((next: Step) => drawerOf(next)(enterStep(next)), [enterStep]);
  const replace = useCallback((next: Step) => setEntry(exchange(next, depth)), [depth]);
  // The way back leads through the browser's own history, where there is one.
  const back = useCallback(() => {
    settle();
    if (depth > 0) window.history.back();
    else replace(start);
  }, [depth, replace]);
  return { step, key, go, enterStep, replace, back };
}

/** A question is drawn at once. What is long is drawn in pieces, so that a thumb is answered in between. */
export function drawerOf({ at }: Step): (draw: () => void) => void {
  return at === 'question' ? (draw) => draw() : startTransition;
}
