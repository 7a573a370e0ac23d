import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { openOnPaper } from './open-on-paper.ts';

/** Stands on paper only: where it came from, when it was printed, and how fresh its law is. */
export function PrintedFrom({ lawVerified }: { lawVerified: string }) {
  const [printed, setPrinted] = useState<{ at: string; on: string }>();

  useEffect(() => {
    let close: (() => void) | undefined;
    const before = () => {
      // The browser draws the paper as soon as this returns.
      flushSync(() => setPrinted({ at: location.host + location.pathname, on: localDay(new Date()) }));
      close = openOnPaper(document);
    };
    const after = () => close?.();
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  return (
    <p className="hidden print:block">
      {printed && `Printed from OpenSlate (${printed.at}) on ${spokenDate(printed.on)}. `}
      Law checked {spokenDate(lawVerified)}.
    </p>
  );
}
