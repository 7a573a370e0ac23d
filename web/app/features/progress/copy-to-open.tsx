import { useState } from 'react';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { Button } from '../../ui/button.tsx';

const openCopy = part(() => import('./open-copy.tsx').then(({ OpenCopy }) => OpenCopy));

/** For whoever comes to a new device with a file. Reading it takes code that nobody else needs. */
export function CopyToOpen() {
  const [isWanted, setWanted] = useState(false);
  const copy = usePart(openCopy, isWanted);
  if (isWanted && copy.kind === 'ready') return <copy.part autoFocus />;
  return (
    <p className="needs-script mt-8">
      <Button
        variant="quiet"
        busy={isWanted && copy.kind === 'loading'}
        onClick={() => (copy.kind === 'failed' ? copy.retry() : setWanted(true))}
      >
        I have my answers in a file
      </Button>
      {copy.kind === 'failed' && (
        <span role="status">It did not load. Check your connection, then press again.</span>
      )}
    </p>
  );
}
