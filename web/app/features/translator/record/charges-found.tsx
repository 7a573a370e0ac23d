import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { unknownLayout } from '@openslate/words/explain/charges/unknown-layout.ts';
import type { Explanation } from '@openslate/words/explain/explanation.ts';
import { useEffect, useRef, useState } from 'react';
import { PartFailed } from '../../../parts/part-failed.tsx';
import { usePart } from '../../../parts/use-part.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { localDay } from '../../../ui/local-day.ts';
import { ChargeToCheck, headingOf } from './charge-to-check.tsx';
import type { ChargesOfPaper, CheckedCharge } from './checked-charge.ts';
import { lawOf } from './law-of-place.ts';
import type { PaperRead } from './line-on-paper.tsx';
import { PutIntoAnswers } from './put-into-answers.tsx';

const countId = 'charges-checked';

/** The charges of a paper, each beside its line, to be checked and taken into the assessment. */
export function ChargesFound({
  explanation,
  paper,
  charges,
  onCharges,
}: { explanation: Explanation; paper: PaperRead } & ChargesOfPaper) {
  const [code, setCode] = useState<PlaceCode | undefined>(explanation.state);
  const [today] = useState(() => localDay(new Date()));
  const law = usePart(lawOf(code));
  const jurisdiction = law.kind === 'ready' && law.part?.code === code ? law.part : undefined;
  const unchecked = charges.filter(({ is }) => is === 'to_check');
  const focusOn = useRef<string>(undefined);

  // What was pressed is gone then: the keyboard goes on with the next charge to check.
  useEffect(() => {
    if (focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus();
    focusOn.current = undefined;
  });
  if (charges.length === 0) return null;

  function change(changed: CheckedCharge) {
    const isMarked = charges.some(({ id, is }) => id === changed.id && is !== changed.is);
    const next = changed.is === 'to_check' ? changed : unchecked.find(({ id }) => id !== changed.id);
    if (isMarked) focusOn.current = next ? headingOf(next) : countId;
    onCharges((before) => before.map((each) => (each.id === changed.id ? changed : each)));
  }

  function allRight() {
    focusOn.current = countId;
    onCharges((before) => before.map((each) => (each.is === 'to_check' ? { ...each, is: 'right' } : each)));
  }

  return (
    <section aria-labelledby="charges-found">
      <h3 id="charges-found" className="text-[1.3rem]">
        {charges.length === 1 ? '1 charge on this paper' : `${charges.length} charges on this paper`}
      </h3>
      <p className="mt-1">
        Check each one with your paper. Then we take them into your answers, so that you need not type them,
        and see whether they may be cleared.
      </p>
      {explanation.warnings.includes(unknownLayout) && (
        <Alert kind="wait" title="We do not know how this paper is laid out" className="mt-4">
          <p>We read it by general rules. A line may be in the wrong place, so look at each one with care.</p>
        </Alert>
      )}
      <SelectField
        className="mt-5"
        label="Where was the case?"
        hint={explanation.state ? 'We found this on the paper.' : 'We could not find this on the paper.'}
        placeholder="Choose a state"
        options={places.map(({ code: value, name: label }) => ({ value, label }))}
        value={code ?? ''}
        onChange={(event) => setCode((event.target.value || undefined) as PlaceCode | undefined)}
      />
      <ol className="mt-5 grid gap-4">
        {charges.map((charge, index) => (
          <ChargeToCheck
            key={charge.id}
            charge={charge}
            number={index + 1}
            earlier={charges.slice(0, index)}
            paper={paper}
            place={jurisdiction}
            latest={today}
            onChange={change}
          />
        ))}
      </ol>
      <p id={countId} role="status" tabIndex={-1} className="mt-4 outline-none">
        {unchecked.length === 0
          ? 'All are checked.'
          : `${charges.length - unchecked.length} of ${charges.length} checked.`}
      </p>
      {unchecked.length > 2 && (
        <Button variant="secondary" size="small" className="mt-3" onClick={allRight}>
          All the others are right
        </Button>
      )}
      {law.kind === 'failed' && (
        <PartFailed missing={law.missing} title="The law of this place did not load" className="mt-5">
          <Button variant="secondary" onClick={law.retry}>
            Try again
          </Button>
        </PartFailed>
      )}
      {jurisdiction ? (
        <PutIntoAnswers
          key={jurisdiction.code}
          charges={charges}
          jurisdiction={jurisdiction}
          onUnchecked={() => unchecked[0] && document.getElementById(headingOf(unchecked[0]))?.focus()}
        />
      ) : (
        code === undefined && <p className="mt-4">Choose the place to go on.</p>
      )}
    </section>
  );
}
