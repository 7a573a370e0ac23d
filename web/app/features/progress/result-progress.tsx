import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { useInView } from '../../ui/use-in-view.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';

const resultSteps = part(() => import('./result-steps.tsx').then(({ ResultSteps }) => ResultSteps));

type ResultProgressProps = {
  name: string;
  progress: SavedProgress;
  onTick: (mark: string, isDone: boolean) => void;
};

/** The seven steps beside the road. Its room is kept until it has come: what stands below does not move. */
export function ResultProgress(props: ResultProgressProps) {
  const [box, seen] = useInView<HTMLDivElement>();
  const steps = usePart(resultSteps, seen);
  if (steps.kind === 'failed') return null;
  return (
    <div ref={box} className="min-h-[44rem] sm:min-h-[32rem] print:hidden">
      {steps.kind === 'ready' && <steps.part {...props} />}
    </div>
  );
}
