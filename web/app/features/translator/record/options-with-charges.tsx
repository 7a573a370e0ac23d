import type { PlaceCode } from '@openslate/law/place/places.ts';
import { unknownLayout } from '@openslate/words/explain/charges/unknown-layout.ts';
import type { Explanation } from '@openslate/words/explain/explanation.ts';
import { useEffect, useRef } from 'react';
import { PartFailed } from '../../../parts/part-failed.tsx';
import { usePart } from '../../../parts/use-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox, CheckboxGroup } from '../../../ui/fields/checkbox.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import type { ChargesOfPaper, CheckedCharge } from './checked-charge.ts';
import { endingWords, levelWords } from './field-words.ts';
import { lawOf } from './law-of-place.ts';
import { LineOnPaper, type PaperRead } from './line-on-paper.tsx';
import { PutIntoAnswers } from './put-into-answers.tsx';

type OptionsWithChargesProps = ChargesOfPaper & {
  explanation: Explanation;
  paper: PaperRead;
  place: PlaceCode;
};

/** All charges of the paper at once, each beside its line: what stays checked opens the assessment. */
export function OptionsWithCharges(props: OptionsWithChargesProps) {
  const { explanation, paper, place, charges, onCharges } = props;
  const law = usePart(lawOf(place));
  const jurisdiction = law.kind === 'ready' && law.part?.code === place ? law.part : undefined;
  const top = useRef<HTMLHeadingElement>(null);
  const taken = charges.filter(({ is }) => is !== 'left_out').length;
  // Whoever pressed the button goes on reading here.
  useEffect(() => top.current?.focus(), []);

  function take(id: string, isTaken: boolean) {
    onCharges((before) =>
      before.map((each) => (each.id === id ? { ...each, is: isTaken ? 'to_check' : 'left_out' } : each)),
    );
  }

  return (
    <Card as="section" aria-labelledby="charges-to-take">
      <h4 id="charges-to-take" ref={top} tabIndex={-1} className="text-[1.2rem] outline-none">
        {charges.length === 1 ? 'Is this your charge?' : 'Are these your charges?'}
      </h4>
      <p className="mt-1">
        {explanation.warnings.includes(unknownLayout)
          ? 'We do not know how this paper is laid out, so look at each line with care.'
          : 'A machine can misread, so look at each line.'}{' '}
        Uncheck what is wrong. You can <a href="#charges-found">correct a charge below</a>.
      </p>
      <CheckboxGroup label="Charges to take into your answers" className="mt-4">
        {charges.map((charge) => (
          <div key={charge.id}>
            <Checkbox
              card
              label={charge.offense || 'No name'}
              description={whatWasRead(charge, jurisdiction)}
              checked={charge.is !== 'left_out'}
              onChange={(event) => take(charge.id, event.target.checked)}
            />
            {charge.at && (
              <div className="mt-2 ml-3">
                <LineOnPaper paper={paper} at={charge.at} />
              </div>
            )}
          </div>
        ))}
      </CheckboxGroup>
      {law.kind === 'failed' && (
        <PartFailed missing={law.missing} title="The law of this place did not load" className="mt-5">
          <Button variant="secondary" onClick={law.retry}>
            Try again
          </Button>
        </PartFailed>
      )}
      {jurisdiction && (
        <PutIntoAnswers
          charges={charges.map(asLookedAt)}
          jurisdiction={jurisdiction}
          label={taken === 1 ? 'Go on with this charge' : `Go on with these ${taken} charges`}
        />
      )}
    </Card>
  );
}

/** What was seen and left checked is right. */
function asLookedAt(charge: CheckedCharge): CheckedCharge {
  return charge.is === 'to_check' ? { ...charge, is: 'right' } : charge;
}

function whatWasRead(charge: CheckedCharge, place: Parameters<typeof levelWords>[2]): string {
  const { statute, level, grade, disposition, date } = charge;
  return [
    statute,
    levelWords(level, grade, place),
    endingWords(disposition) ?? 'The paper does not say how it ended',
    date && spokenDate(date),
  ]
    .filter(Boolean)
    .join(' · ');
}
