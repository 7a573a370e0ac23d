import { classes } from '../../../ui/classes.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { mayHaveChanged } from '../result/law-checked.ts';
import { outcomeTones } from '../result/outcome-tones.ts';
import type { Said } from './short-verdict.ts';
import { useSettled } from './use-settled.ts';

/** How long an answer must stand before it is read out: a date passes through other answers while it is typed. */
const settledAfter = 900;

/** The answer in big letters. Screen readers are told of the sentence alone, and only when it has changed. */
export function VerdictBox({ said, asOf, verified }: { said: Said; asOf: string; verified: string }) {
  const changed = mayHaveChanged(verified, asOf);
  const spoken = useSettled(said.sentence, settledAfter);
  return (
    <div
      className={classes(
        'rounded-card border-l-6 px-5 py-5 sm:px-6',
        // On a large screen it stays in sight beside the questions.
        'z-10 lg:sticky lg:top-[calc(var(--strip)+0.75rem)] lg:shadow-card [@media(max-height:36rem)]:static',
        said.outcome ? outcomeTones[said.outcome] : 'border-l-edge bg-wash',
      )}
    >
      <h2 className="text-[1.5rem]">{said.sentence}</h2>
      <p className="mt-2">{said.next}</p>
      {said.outcome && (
        <p className="mt-2 text-[0.95rem]">
          As of {spokenDate(asOf)} · law checked {spokenDate(verified)}
        </p>
      )}
      {said.outcome && changed && <p className="mt-2 font-[650]">{changed}</p>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}
