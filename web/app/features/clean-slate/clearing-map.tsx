import { pathOfPlace } from '@openslate/contract/site.ts';
import { clearing } from '@openslate/law/jurisdictions/listed/clearing.ts';
import type { Clears } from '@openslate/law/place/place.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import { TileMap } from '../../ui/tile-map.tsx';

const levels = { convictions: 'full', other_records: 'some', none: 'none' } as const satisfies Record<
  Clears,
  string
>;

const legend = {
  full: 'Clears some convictions by itself',
  some: 'Clears only other records by itself, such as dropped charges',
  none: 'You have to ask, or not covered yet',
};

const title = 'Where records are cleared by themselves';

/** Which places clear records without being asked. */
export function ClearingMap({ places }: { places: readonly Place[] }) {
  return (
    <div className="max-w-[34rem]">
      <h2 className="mb-3 text-xl">{title}</h2>
      <TileMap
        label={title}
        legend={legend}
        href={(code) => pathOfPlace('/assessment', placeNamed(code) as Place)}
        tiles={places.map(({ code, name }) => ({
          code,
          name,
          level: levels[clearing[code]],
        }))}
      />
    </div>
  );
}
