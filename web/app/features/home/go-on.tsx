import { useEffect, useSyncExternalStore } from 'react';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { progressNames } from '../../storage/keys.ts';
import { holdsAny } from '../../storage/shelves.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

// Reading what was kept takes a schema that people who come for the first time need not load.
const whereStopped = part(() => import('./where-stopped.ts').then((loaded) => loaded.whereStopped));

/**
 * For whoever has answers on this device. The page knows of them before it is drawn (build-steps/mark-kept.ts), and there
 * is room for the name of the place: nothing moves when it comes. Until then the link leads to where it is offered too.
 */
export function GoOn() {
  const isKept = useSyncExternalStore(never, isAnythingKept, () => false);
  const reader = usePart(whereStopped, isKept);
  const stopped = reader.kind === 'ready' ? reader.part() : undefined;
  useEffect(() => void delete document.documentElement.dataset.kept, []);
  return (
    <section
      aria-labelledby="go-on"
      className={classes(
        'mt-6 flex-col gap-3 rounded-card bg-deep-wash px-5 py-4 in-data-kept:flex contrast-more:border contrast-more:border-edge',
        'sm:flex-row sm:flex-wrap sm:items-center sm:justify-between',
        isKept && stopped?.kind !== 'nothing' ? 'flex' : 'hidden',
      )}
    >
      <div>
        <h2 id="go-on" className="text-[1.15rem]">
          Welcome back
        </h2>
        <p>Your answers are on this device.</p>
        <p className="min-h-lh font-[650]">{stopped?.kind === 'answers' && stopped.place}</p>
      </div>
      <ButtonLink
        variant="secondary"
        wide
        {...(stopped?.kind === 'answers' ? stopped.way : { to: '/assessment' })}
      >
        Go on where you stopped
      </ButtonLink>
    </section>
  );
}

const never = () => () => {};

function isAnythingKept(): boolean {
  return holdsAny(progressNames);
}
