import { part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';

const publicCounts = part(() => import('./public-counts.tsx').then(({ PublicCounts }) => PublicCounts));

/** The numbers, below all that is said of them. They and their charts are fetched when somebody has come that far. */
export function Numbers() {
  const [box, seen] = useInView<HTMLDivElement>();
  const counts = usePart(publicCounts, seen);
  if (counts.kind === 'ready') return <counts.part />;
  if (counts.kind === 'failed')
    return (
      <PartFailed
        kind="wait"
        title="The numbers could not be loaded"
        announce="polite"
        missing={counts.missing}
        className="mt-4"
      >
        <p>Check your connection, then try again.</p>
        <Button variant="secondary" size="small" onClick={counts.retry}>
          Try again
        </Button>
      </PartFailed>
    );
  return (
    <div ref={box}>
      <Skeleton picture label="Loading the numbers…" className="needs-script mt-4" />
    </div>
  );
}
