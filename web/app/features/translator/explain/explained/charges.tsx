import { part } from '../../../../parts/part.ts';
import { PartFailed } from '../../../../parts/part-failed.tsx';
import { usePart } from '../../../../parts/use-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ChargesOfPaper } from '../../record/checked-charge.ts';
import type { ExplainedPaper } from '../explained-paper.ts';

// Most papers name no charge, and what takes them into the answers knows the law of every place.
const chargesFound = part(() => import('../../record/charges-found.tsx'));

/** The charges that the paper names, to be checked and taken into the assessment. */
export function Charges({
  explained: { explanation, paper },
  ...ofPaper
}: { explained: ExplainedPaper } & ChargesOfPaper) {
  const charges = usePart(chargesFound);
  return (
    <div className="mt-8 print:hidden">
      {charges.kind === 'loading' && <Skeleton label="Loading the charges …" />}
      {charges.kind === 'failed' && (
        <PartFailed title="We could not load the next part" missing={charges.missing}>
          <p>Check your connection. With it you can take the charges of this paper into your answers.</p>
          <Button variant="secondary" onClick={charges.retry}>
            Try again
          </Button>
        </PartFailed>
      )}
      {charges.kind === 'ready' && <charges.part.ChargesFound {...{ explanation, paper }} {...ofPaper} />}
    </div>
  );
}
