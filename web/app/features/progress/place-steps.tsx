import { CircleCheck } from 'lucide-react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { isDone, isTickable, markOf, type StepId, stepIds, stepsDone, stepWords } from './steps.ts';

type PlaceStepsProps = {
  name: string;
  progress: Pick<SavedProgress, 'done' | 'currentStep'>;
  onTick: (mark: string, isDone: boolean) => void;
};

/** The seven steps for one place: what the site saw is marked, and the rest is ticked off by whoever did it. */
export function PlaceSteps({ name, progress, onTick }: PlaceStepsProps) {
  const count = stepsDone(progress).length;
  return (
    <>
      <Progress
        label={<b className="font-[650]">{name}</b>}
        text={`${count} of ${stepIds.length} steps`}
        value={count}
        max={stepIds.length}
      />
      <ol aria-label={`Steps: ${name}`} className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {stepIds.map((step) => (
          <li key={step}>
            {isTickable(step) ? (
              <Checkbox
                label={stepWords[step].title}
                description={stepWords[step].hint}
                checked={isDone(step, progress)}
                onChange={({ target }) => onTick(markOf(step), target.checked)}
              />
            ) : (
              <SeenStep step={step} isDone={isDone(step, progress)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function SeenStep({ step, isDone }: { step: StepId; isDone: boolean }) {
  const { title } = stepWords[step];
  return (
    <p className="flex min-h-11 items-center gap-3 py-1.5">
      {isDone ? (
        <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
      ) : (
        <span aria-hidden className="size-6 shrink-0 rounded-full border-2 border-edge" />
      )}
      <span>
        {title}
        <span className={isDone ? 'sr-only' : 'text-soft'}>{isDone ? ': done' : ': not yet'}</span>
      </span>
    </p>
  );
}
