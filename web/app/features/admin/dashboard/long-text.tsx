import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inFigures } from '../../../ui/in-figures.ts';

/** More than this is folded, so that one long text does not push the others out of sight. */
const shownAtFirst = 600;

/** What somebody wrote: as text with its line breaks, whatever stands in it. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > shownAtFirst + 100;
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {folds && !open ? `${text.slice(0, shownAtFirst)}…` : text}
      </p>
      {folds && (
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : `Show all ${inFigures(text.length)} characters`}
        </Button>
      )}
    </>
  );
}
