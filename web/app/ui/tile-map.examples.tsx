import { places } from '@openslate/law/place/places.ts';
import type { Examples } from './examples.ts';
import { type Tile, TileMap } from './tile-map.tsx';
import type { TileLevel } from './tile-mark.tsx';

const levels: readonly TileLevel[] = ['full', 'some', 'none'];

// Levels that mean nothing: by the place in the alphabet.
const tiles: Tile[] = places.map(({ code, name }, index) => ({
  code,
  name,
  level: levels[index % 3] ?? 'none',
}));

const legend = {
  full: 'Every third in the alphabet, from the first',
  some: 'Every third, from the second',
  none: 'Every third, from the third',
};

export const examples: Examples = {
  title: 'Tile map',
  purpose: 'The states at a glance, each the same size. A shape in every tile repeats what its shade says.',
  states: [
    {
      name: 'To look at',
      render: () => (
        <TileMap className="max-w-xl" label="Example map without links" tiles={tiles} legend={legend} />
      ),
    },
    {
      name: 'With links',
      render: () => (
        <TileMap
          className="max-w-xl"
          label="Example map with links"
          tiles={tiles}
          legend={legend}
          href={(code) => `/assessment/${code.toLowerCase()}`}
        />
      ),
    },
    {
      name: 'Two levels, listed elsewhere on the page',
      render: () => (
        <TileMap
          className="max-w-xl"
          label="Example map with two levels"
          tiles={places.map(({ code, name }, index) => ({
            code,
            name,
            level: index % 2 ? ('full' as const) : ('none' as const),
          }))}
          legend={{ full: 'Every second in the alphabet', none: 'All the others' }}
          listedBeside
        />
      ),
    },
    {
      name: 'Long text and remarks',
      render: () => (
        <TileMap
          className="max-w-xl"
          label="Example map with long words"
          tiles={tiles.map((tile) =>
            tile.code === 'PA' ? { ...tile, title: 'an example of a remark' } : tile,
          )}
          legend={{
            full: 'A legend that needs more room than usual, because it has to say exactly what a full dot stands for',
            some: 'Something in between, with a condition that takes a few words to explain',
            none: 'Nothing, or not looked at yet',
          }}
        />
      ),
    },
  ],
};
