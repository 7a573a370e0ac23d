import { pathOfPlace } from '@openslate/contract/site.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { BrokenProgress } from './broken-progress.tsx';
import type { FoundProgress } from './saved-progress.ts';

/** Answers on this device that are for another place, or that can no longer be read. */
export function SavedElsewhere({
  found,
  here,
  onErase,
}: {
  found: FoundProgress;
  here: PlaceCode;
  onErase: () => void;
}) {
  if (found.kind === 'broken') return <BrokenProgress onErase={onErase} className="mb-6" />;
  if (found.kind !== 'saved' || found.progress.selectedState === here) return null;
  const other = placeNamed(found.progress.selectedState);
  if (!other) return null;
  return (
    <Alert title={`You have saved answers for ${other.name}`} className="mb-6">
      <p>
        Only one set of answers is kept. It is replaced when you answer the first question here.{' '}
        <Link to={pathOfPlace('/assessment', other)}>Go back to {other.name}</Link>
      </p>
    </Alert>
  );
}
