import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { progressNames } from '../../storage/keys.ts';
import { holdsAny, onChangeOf } from '../../storage/shelves.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { begunAssessment } from '../assessment/chosen-place.ts';
import { stepNamed } from '../assessment/step-names.ts';
import { YourProgress } from '../progress/your-progress.tsx';

/**
 * For whoever has answers on this device. The page knows of them before it is drawn (build-steps/mark-kept.ts), and there
 * is room for the name of the place: nothing moves when it comes. Until then, and where the answers cannot be read, the
 * link leads to where more is said of them.
 */
export function GoOn() {
  const isKept = useSyncExternalStore(onChange, isAnythingKept, () => false);
  const begun = isKept ? begunAssessment() : undefined;
  const place = begun && placeOf(begun.place);
  useEffect(() => void delete document.documentElement.dataset.kept, []);
  const [isErased, setErased] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => onChange(() => setErased(!isAnythingKept())), []);
  // The button that was pressed is gone from sight.
  useEffect(() => {
    if (isErased) said.current?.focus();
  }, [isErased]);
  if (isErased)
    return (
      <p ref={said} tabIndex={-1} role="status" className="mt-6 font-[650]">
        Your answers are erased from this device.
      </p>
    );
  return (
    <section
      aria-labelledby="go-on"
      className={classes(
        'mt-6 flex-col gap-3 rounded-card bg-deep-wash px-5 py-4 in-data-kept:flex contrast-more:border contrast-more:border-edge',
        'sm:flex-row sm:flex-wrap sm:items-center sm:justify-between',
        isKept ? 'flex' : 'hidden',
      )}
    >
      <div>
        <h2 id="go-on" className="text-[1.15rem]">
          Welcome back
        </h2>
        <p>Your answers are on this device.</p>
        <p className="min-h-lh font-[650]">{place?.name}</p>
      </div>
      <ButtonLink
        variant="secondary"
        wide
        to={place ? pathOfPlace('/assessment', place) : '/assessment'}
        state={begun && { step: stepNamed(begun.step) }}
      >
        Go on where you stopped
      </ButtonLink>
      <YourProgress className="basis-full" />
    </section>
  );
}

const onChange = (listener: () => void) => onChangeOf(progressNames, listener);

function isAnythingKept(): boolean {
  return holdsAny(progressNames);
}
