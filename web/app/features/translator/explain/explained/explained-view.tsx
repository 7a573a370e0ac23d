import type { At } from '@openslate/words/explain/explanation.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../../../ui/alert.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { chargesToCheck } from '../../record/checked-charge.ts';
import type { ExplainedProps } from '../use-paper.ts';
import { Charges } from './charges.tsx';
import { CheckOptions } from './check-options.tsx';
import { findingsOf } from './findings.ts';
import { FoundLists } from './found-lists.tsx';
import { whatElse, whatItIs } from './how-sure.ts';
import { KeepExplanation } from './keep-explanation.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaperText } from './paper-text.tsx';
import { PlainSayings } from './plain-sayings.tsx';
import { RemindOfPaper } from './remind-of-paper.tsx';

/** What a paper is and means, what to do next, what it names, and at last its own words. */
export function ExplainedView(props: ExplainedProps) {
  const { explained } = props;
  const { explanation } = explained;
  const top = useRef<HTMLHeadingElement>(null);
  const { marked, markedAt, show, back } = useMarked();
  const groups = findingsOf(explained);
  const [charges, setCharges] = useState(() => chargesToCheck(explanation, explained.paper.text));
  // Whoever gave the paper has waited for this.
  useEffect(() => top.current?.focus(), []);

  return (
    <article aria-labelledby="explained">
      <Card tone="deep">
        <h2 id="explained" ref={top} tabIndex={-1} className="text-[1.5rem] outline-none">
          {whatItIs(explained)}
        </h2>
        <p className="mt-2 text-soft">{whatElse(explained)}</p>
        <h3 className="mt-4">What it means</h3>
        <p className="mt-1 text-lg">{explanation.meaning}</p>
      </Card>
      <h3 className="mt-6 text-[1.3rem]">What to do next</h3>
      <NextSteps steps={explanation.next} />
      <div className="mt-4 flex flex-wrap gap-3">
        <CheckOptions explained={explained} charges={charges} onCharges={setCharges} />
        <ButtonLink to="/attorney-finder" variant="secondary" size="small">
          Find a person who can help
        </ButtonLink>
        <RemindOfPaper explained={explained} />
      </div>
      {explanation.warnings.length > 0 && (
        <Alert kind="wait" title="Be careful" level={3} className="mt-6">
          <ul className="list-disc space-y-1 pl-5">
            {explanation.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      <KeepExplanation {...props} />
      {groups.length > 0 && (
        <>
          <h3 className="mt-6 text-[1.3rem]">What we found in it</h3>
          <p className="mt-1 text-soft print:hidden">
            A machine can misread. Press a line to see its place in the text.
          </p>
          <FoundLists groups={groups} onShow={show} />
        </>
      )}
      {explanation.sayings.length > 0 && (
        <>
          <h3 className="mt-8 text-[1.3rem]">What the court’s phrases say</h3>
          <PlainSayings sayings={explanation.sayings} onShow={show} />
        </>
      )}
      {charges.length > 0 && <Charges explained={explained} charges={charges} onCharges={setCharges} />}
      <h3 className="mt-8 text-[1.3rem]">The text, with its legal words explained</h3>
      <p className="mt-1 text-soft print:hidden">Press an underlined word to read what it means.</p>
      <PaperText explained={explained} marked={marked} markedAt={markedAt} onBack={back} />
    </article>
  );
}

/** One place of the text is marked at a time, and the way back is to what was pressed. */
function useMarked() {
  const [marked, setMarked] = useState<At>();
  const markedAt = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>(null);
  return {
    marked,
    markedAt,
    show(at: At, button: HTMLElement) {
      pressed.current = button;
      flushSync(() => setMarked(at));
      markedAt.current?.focus({ preventScroll: true });
      markedAt.current?.scrollIntoView({ block: 'center' });
    },
    back() {
      setMarked(undefined);
      pressed.current?.focus();
    },
  };
}
