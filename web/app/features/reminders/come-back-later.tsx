import { findProgress } from '../assessment/kept-progress.ts';
import { answeredPaths } from '../assessment/told.ts';
import { RemindMe } from './remind-me.tsx';

/** For whoever has to stop in the midst of the questions. */
export function ComeBackLater() {
  return (
    <>
      <p>
        You can stop at any time. When you open OpenSlate on this device again, you can go on where you
        stopped.
      </p>
      <RemindMe of={unfinished}>Remind me tomorrow</RemindMe>
    </>
  );
}

/** As it is kept at the moment: what stands on the screen is kept with the next answer. */
function unfinished() {
  const found = findProgress();
  if (found.kind !== 'saved') return { of: { state: '', step: 'start', questionsAnswered: 0 }, days: [] };
  const { progress } = found;
  return {
    of: {
      state: progress.selectedState,
      step: progress.currentStep,
      questionsAnswered: answeredPaths(progress).length,
    },
    days: [],
  };
}
