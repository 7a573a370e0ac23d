import { PartFailed } from '../../parts/part-failed.tsx';
import { Button } from '../../ui/button.tsx';
import type { LawToCome } from './use-law.ts';

/** The law of a place did not come. Nothing is lost, and it can be asked for again. */
export function LawFailed({ law }: { law: Extract<LawToCome, { kind: 'failed' }> }) {
  return (
    <PartFailed
      kind="wait"
      title="The law could not be loaded"
      announce="now"
      className="mt-6"
      missing={law.missing}
    >
      <p>Check your connection, then try again. Nothing you answered is lost.</p>
      <Button onClick={law.retry}>Try again</Button>
    </PartFailed>
  );
}
