import { pathOfPlace } from '@openslate/contract/site.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/places.ts';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
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
  if (found.kind === 'broken')
    return (
      <Alert kind="wait" title="We could not read your saved answers" className="mb-6">
        <p>
          Something on this device changed them. They are left as they are until you answer the first question
          or erase them.
        </p>
        <Button variant="secondary" size="small" onClick={onErase}>
          Erase them
        </Button>
      </Alert>
    );
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
