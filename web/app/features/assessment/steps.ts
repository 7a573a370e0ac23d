import { createContext, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { enter, entryNow, exchange, type Step, settle, start } from './entries.ts';
import { nameOfStep } from './step-names.ts';

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
      if (nameOfStep(entryNow().step) === nameOfStep(next)) return;
      const entered = enter(next, depth + 1);
      // A question is drawn at once. What is long is drawn in pieces, so that a thumb is answered in between.
      if (next.at === 'question') setEntry(entered);
      else startTransition(() => setEntry(entered));
    },
    [depth],
  );
  const replace = useCallback((next: Step) => setEntry(exchange(next, depth)), [depth]);
  // The way back leads through the browser's own history, where there is one.
  const back = useCallback(() => {
    settle();
    if (depth > 0) window.history.back();
    else replace(start);
  }, [depth, replace]);
  return { step, key, go, replace, back };
}
