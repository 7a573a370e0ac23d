import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { eraseAnswersFor } from '../assessment/erasing.ts';
import { changeProgress } from '../assessment/kept-progress.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { stepNamed } from '../assessment/step-names.ts';
import { EraseButton } from '../kept-here/erase-button.tsx';
import { BadgeList } from './badge-list.tsx';
import { EraseEverything } from './erase-everything.tsx';
import { KeepCopy } from './keep-copy.tsx';
import { OpenCopy } from './open-copy.tsx';
import { PlaceSteps } from './place-steps.tsx';
import { useKeptProgress } from './use-kept-progress.ts';

/** How far somebody has come in every state they checked, and what they can do with what this device keeps. */
export function ProgressPanel() {
  const kept = useKeptProgress();
  return (
    <div className="mt-2 rounded-card border border-line bg-card p-4 sm:p-5">
      <ul className="grid gap-6">
        {kept.map((progress) => (
          <li key={progress.selectedState}>
            <OnePlace progress={progress} isOnly={kept.length === 1} />
          </li>
        ))}
      </ul>
      <BadgeList kept={kept} />
      <h3 className="mt-6 text-[1.1rem]">A copy for yourself</h3>
      <KeepCopy kept={kept} />
      <OpenCopy />
      <EraseEverything />
    </div>
  );
}

function OnePlace({ progress, isOnly }: { progress: SavedProgress; isOnly: boolean }) {
  const place = placeOf(progress.selectedState);
  return (
    <>
      <PlaceSteps
        name={place.name}
        progress={progress}
        onTick={(mark, isDone) =>
          changeProgress({
            ...progress,
            done: isDone ? [...progress.done, mark] : progress.done.filter((each) => each !== mark),
          })
        }
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <ButtonLink
          size="small"
          variant="secondary"
          to={pathOfPlace('/assessment', place)}
          state={{ step: stepNamed(progress.currentStep) }}
        >
          Open {place.name}
        </ButtonLink>
        {!isOnly && (
          <EraseButton
            size="small"
            variant="quiet"
            question={`Erase your answers for ${place.name}?`}
            onErase={() => eraseAnswersFor(place.code, `Your answers for ${place.name} are erased`)}
          >
            Erase {place.name}
          </EraseButton>
        )}
      </div>
    </>
  );
}
