import { blanked, detailLabels, personalDetailsIn } from '@openslate/contract/personal-details.ts';
import { EyeOff } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Points out what may tell who wrote a text, and offers to blank it. It holds nobody up. */
export function DetailsHint({ text, onBlank }: { text: string; onBlank: (text: string) => void }) {
  // A long text is searched after the letters have appeared, not before.
  const settled = useDeferredValue(text);
  const details = useMemo(() => personalDetailsIn(settled), [settled]);
  return (
    <div role="status">
      {details.length > 0 && (
        <Alert kind="wait" title="This may tell people who you are">
          <ul className="list-disc pl-5">
            {details.map(({ kind, start, text: found }) => (
              <li key={start} className="wrap-anywhere">
                <b>{found}</b> <span className="text-soft">({detailLabels[kind]})</span>
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="small" onClick={() => onBlank(blanked(text))}>
            <EyeOff aria-hidden />
            {details.length === 1 ? 'Blank it' : 'Blank them'}
          </Button>
        </Alert>
      )}
    </div>
  );
}
