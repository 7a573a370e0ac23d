import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeOf } from '@openslate/law/place/places.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { BrokenProgress } from './broken-progress.tsx';
import { inOneSentence } from './in-one-sentence.ts';
import type { KeptBesides } from './kept-besides.ts';

/** Answers on this device that are for other places, or that can no longer be read. */
export function SavedElsewhere({ besides, onErased }: { besides: KeptBesides; onErased: () => void }) {
  if (besides.unreadable) return <BrokenProgress onErased={onErased} className="mb-6" />;
  const others = besides.places.map(placeOf);
  if (others.length === 0) return null;
  return (
    <Alert
      title={`You have saved answers for ${inOneSentence(others.map(({ name }) => name))}`}
      className="mb-6"
    >
      <p>
        They stay as they are. What you answer here is kept beside them.
        {others.map((other) => (
          <Fragment key={other.code}>
            {' '}
            <Link to={pathOfPlace('/assessment', other)}>Go back to {other.name}</Link>
          </Fragment>
        ))}
      </p>
    </Alert>
  );
}
