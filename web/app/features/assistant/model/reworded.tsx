import { useId } from 'react';
import { Accordion } from '../../../ui/accordion.tsx';
import { withPhones } from '../said-text.tsx';
import type { ByModel } from './by-model.ts';

/** What the model says, with our own words that bear it out below. */
export function Reworded({
  of: { model, sentences, passages },
}: {
  of: Extract<ByModel, { kind: 'reworded' }>;
}) {
  const id = useId();
  const passageId = (number: number) => `${id}-${number}`;
  return (
    <>
      <p>
        {sentences.map(({ text, cites }) => (
          <span key={text}>
            {withPhones(text)}{' '}
            {cites.map((number) => (
              <button
                key={number}
                type="button"
                aria-label={`Our own words, number ${number}`}
                className="px-0.5 text-[0.85em] text-deep underline"
                onClick={() => showPassage(passageId(number))}
              >
                [{number}]
              </button>
            ))}{' '}
          </span>
        ))}
      </p>
      <p className="text-[0.95rem] text-soft">
        {model.name} at <span className="wrap-anywhere">{model.host}</span> wrote this. We checked each
        sentence against our own words below. It may still be wrong.
      </p>
      <Accordion summary="Our own words that it rests on">
        <ul className="text-[0.95rem] [&>*+*]:mt-3">
          {passages.map(({ number, text }) => (
            <li key={number} id={passageId(number)} tabIndex={-1} className="scroll-mt-16 rounded-field">
              [{number}] {text}
            </li>
          ))}
        </ul>
      </Accordion>
    </>
  );
}

/** Not by an address: the page keeps the one that it was opened by. */
function showPassage(id: string): void {
  const passage = document.getElementById(id);
  passage?.closest('details')?.setAttribute('open', '');
  passage?.focus();
}
