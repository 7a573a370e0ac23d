import type { Place } from '@openslate/law/place/places.ts';
import { Link } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import { TileSwatch } from '../../../ui/tile-mark.tsx';
import { tileOf } from '../../clean-slate/clearing-map.tsx';

type PlaceListProps = {
  places: readonly Place[];
  href: (place: Place) => string;
  className?: string;
};

/** The places by name, each marked as on the map. */
export function PlaceList({ places, href, className }: PlaceListProps) {
  if (places.length === 0)
    return (
      <p className={className}>
        No state has a name like that. Check the spelling, or press Escape to see all places again. US
        territories and tribal courts are not listed yet.
      </p>
    );
  return (
    <ul className={classes('far-down drawn-third columns-[9rem] gap-x-5', className)}>
      {places.map((place) => (
        <li key={place.code} className="break-inside-avoid">
          <Link to={href(place)} className="inline-flex min-h-11 items-center gap-2.5 py-1">
            <TileSwatch level={tileOf(place).level} />
            {place.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
