import { placeOf } from '@openslate/law/place/places.ts';
import { useState } from 'react';
import { part } from '../../../../parts/part.ts';
import { PartFailed } from '../../../../parts/part-failed.tsx';
import { usePart } from '../../../../parts/use-part.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { ChargesOfPaper } from '../../record/checked-charge.ts';
import type { ExplainedPaper } from '../explained-paper.ts';

const optionsWithCharges = part(() => import('../../record/options-with-charges.tsx'));

/** The way into the assessment: with the charges that were read, once the person has looked at them, or empty where there are none. */
export function CheckOptions({
  explained: { explanation, paper },
  ...ofPaper
}: { explained: ExplainedPaper } & ChargesOfPaper) {
  const [isOpen, setOpen] = useState(false);
  const options = usePart(optionsWithCharges, isOpen);
  const { state } = explanation;
  if (!state) return null;
  const words = `Check your options in ${placeOf(state).name}`;
  if (ofPaper.charges.length === 0)
    return (
      <ButtonLink to={`/assessment/${state.toLowerCase()}`} size="small">
        {words}
      </ButtonLink>
    );
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words}
      </Button>
      {isOpen && (
        <div className="order-last basis-full">
          {options.kind === 'loading' && <Skeleton label="Loading the charges …" />}
          {options.kind === 'failed' && (
            <PartFailed title="We could not load the next part" missing={options.missing}>
              <Button variant="secondary" onClick={options.retry}>
                Try again
              </Button>
            </PartFailed>
          )}
          {options.kind === 'ready' && (
            <options.part.OptionsWithCharges {...{ explanation, paper, place: state }} {...ofPaper} />
          )}
        </div>
      )}
    </>
  );
}
