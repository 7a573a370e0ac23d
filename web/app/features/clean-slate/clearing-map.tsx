import { type assessmentPages, pathOfPlace } from '@openslate/contract/site.ts';
import { clearing } from '@openslate/law/jurisdictions/listed/clearing.ts';
import type { Clears } from '@openslate/law/place/place.ts';
import { type Place, type PlaceCode, placeOf, places } from '@openslate/law/place/places.ts';
import { classes } from '../../ui/classes.ts';
import type { Tile } from '../../ui/tile-map.tsx';
import { TileMap } from '../../ui/tile-map.tsx';

const levels = { convictions: 'full', other_records: 'some', none: 'none' } as const satisfies Record<
  Clears,
  string
>;

const legend = {
  full: 'Clears some convictions by itself',
  some: 'Clears only other records by itself, such as dropped charges',
  none: 'You have to ask',
};

/** How a place stands on every map of the site, and in the list of the picker: what it clears without being asked. */
export function tileOf({ code, name }: Place): Tile<(typeof levels)[Clears]> {
  return { code, name, level: levels[clearing[code]] };
}

const tiles = places.map(tileOf);

type ClearingMapProps = {
  label: string;
  page: (typeof assessmentPages)[number];
  /** The page lists the places itself. */
  listedBeside?: boolean;
  className?: string;
};

const title = 'Where records are cleared by themselves';

/** The map with its own heading, for pages that are not about choosing a place. */
export function TitledClearingMap({ className }: { className?: string }) {
  return (
    <div className={classes('max-w-[34rem]', className)}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ClearingMap label={title} page="/assessment" />
    </div>
  );
}

/** The one map of the site: which places clear records without being asked. */
export function ClearingMap({ page, ...rest }: ClearingMapProps) {
  const href = (code: PlaceCode) => pathOfPlace(page, placeOf(code));
  return <TileMap tiles={tiles} legend={legend} href={href} {...rest} />;
}
