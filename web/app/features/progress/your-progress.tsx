import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { part } from '../../parts/part.ts';
import { PartFailed } from '../../parts/part-failed.tsx';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';

const progressPanel = part(() => import('./progress-panel.tsx').then(({ ProgressPanel }) => ProgressPanel));

/** One line until it is opened: only then its code is fetched, and nothing moves under anybody's hands before. */
export function YourProgress({ className }: { className?: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = usePart(progressPanel, isOpen);
  return (
    <div className={className}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="-ml-3"
      >
        <ChevronRight aria-hidden className={isOpen ? 'rotate-90' : ''} />
        Your progress and badges
      </Button>
      <div id={id}>
        {isOpen && panel.kind === 'loading' && <p role="status">Loading…</p>}
        {isOpen && panel.kind === 'failed' && (
          <PartFailed title="This did not load" missing={panel.missing} announce="polite">
            <p>Check your connection.</p>
            <Button variant="secondary" onClick={panel.retry}>
              Try again
            </Button>
          </PartFailed>
        )}
        {isOpen && panel.kind === 'ready' && <panel.part />}
      </div>
    </div>
  );
}
