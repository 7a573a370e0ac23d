import type { PlaceCode } from '@openslate/law/place/places.ts';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { Accordion } from './accordion.tsx';
import { classes } from './classes.ts';
import { federalRow, tilePosition } from './tile-grid.ts';
import { type TileLevel, TileSwatch, tileLook } from './tile-mark.tsx';

export type Tile<Level extends TileLevel = TileLevel> = {
  code: PlaceCode;
  name: string;
  level: Level;
  /** More about this place than its level says; read out, and shown to a mouse that rests on the tile. */
  title?: string;
};

export type TileMapProps<Level extends TileLevel = TileLevel> = Omit<ComponentProps<'figure'>, 'children'> & {
  /** What the map shows. */
  label: string;
  tiles: readonly Tile<Level>[];
  /** What each level means, from most to least. Name no shade in the words: in the dark they are the other way round. */
  legend: Record<Level, string>;
  /** Where a tile leads. */
  href?: (code: PlaceCode) => string;
  /** The page lists the same places beside the map, so the map needs no list of its own. */
  listedBeside?: boolean;
};

const levels: readonly TileLevel[] = ['full', 'some', 'none'];

/** The states as squares of one size: each weighs the same, and each is big enough for a thumb on a small phone. */
export function TileMap<Level extends TileLevel>({
  label,
  tiles,
  legend,
  href,
  listedBeside = false,
  className,
  ...rest
}: TileMapProps<Level>) {
  const legendId = useId();
  const used = levels.filter((level): level is Level => level in legend);
  const wordsOn = ({ level, title }: Tile<Level>) => [legend[level], title].filter(Boolean).join('. ');
  const inPlace = [...tiles].sort((a, b) => readingOrder(a.code) - readingOrder(b.code));
  return (
    <figure aria-label={label} className={className} {...rest}>
      {href && (
        // Fifty links are many presses of Tab for someone on the way to what follows.
        <a
          href={`#${legendId}`}
          className="sr-only focus:not-sr-only focus:mb-2 focus:inline-block focus:min-h-11 focus:py-2.5"
        >
          Skip past the map
        </a>
      )}
      <ul className="tiles drawn-second grid grid-cols-11 gap-0.5 min-[24rem]:gap-1">
        {inPlace.map((tile) => (
          <li
            key={tile.code}
            style={place(tile.code)}
            // On the list's item: on the link itself a title would be read out a second time.
            title={`${tile.name}: ${wordsOn(tile)}`}
            className={classes('relative', tile.code === 'US' && 'mt-1.5')}
          >
            <TileFace tile={tile} words={wordsOn(tile)} to={href?.(tile.code)} />
          </li>
        ))}
      </ul>
      <figcaption id={legendId} tabIndex={-1} className="mt-4 outline-none">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[0.95rem] text-soft">
          {used.map((level) => (
            <li key={level} className="flex items-start gap-2">
              <TileSwatch level={level} className="mt-0.5" />
              <span>{legend[level]}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      {!listedBeside && (
        <Accordion summary="Read the map as a list" className="mt-3">
          {used.map((level) => (
            <TileList
              key={level}
              words={legend[level]}
              tiles={tiles.filter((tile) => tile.level === level)}
              {...(href && { href })}
            />
          ))}
        </Accordion>
      )}
    </figure>
  );
}

// Nothing in a tile is sized by its surroundings, in percent or as an item of a grid: fifty of those take an old phone as
// long as a whole page.
function TileFace({ tile, words, to }: { tile: Tile; words: string; to: string | undefined }) {
  const wide = tile.code === 'US';
  const face = classes(
    'flex items-center justify-center rounded-tile font-[650] leading-none',
    tileLook(tile.level),
    wide
      ? 'min-h-9 gap-2 px-1 text-center text-[clamp(0.75rem,2.9vw,0.95rem)]'
      : 'aspect-square flex-col gap-[0.3em] text-[clamp(0.58rem,2.9vw,0.9rem)]',
  );
  const content = wide ? tile.name : tile.code;
  const more = `${wide ? ':' : ` ${tile.name}:`} ${words}`;
  if (to === undefined)
    return (
      <div className={face}>
        {content}
        <span className="sr-only">{more}</span>
      </div>
    );
  return (
    <Link
      to={to}
      // It begins with the visible letters, so that “click PA” works for people who speak to their computer.
      aria-label={content + more}
      className={classes(
        face,
        'no-underline hover:outline-2 hover:outline-offset-1 hover:outline-deep focus-visible:z-10 focus-visible:rounded-tile',
      )}
    >
      {content}
    </Link>
  );
}

function TileList({
  words,
  tiles,
  href,
}: {
  words: string;
  tiles: readonly Tile[];
  href?: (code: PlaceCode) => string;
}) {
  if (tiles.length === 0) return null;
  return (
    <div>
      <p className="font-[650]">{words}</p>
      <ul className="columns-[9rem] gap-4">
        {tiles.map((tile) => (
          <li key={tile.code}>
            {href ? (
              <Link to={href(tile.code)} className="inline-block py-1">
                {tile.name}
              </Link>
            ) : (
              tile.name
            )}
            {tile.title && <span className="text-soft"> ({tile.title})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function place(code: PlaceCode): CSSProperties {
  const position = tilePosition(code);
  if (!position) return { gridRow: federalRow, gridColumn: '4 / 9' };
  return { gridRow: position.row, gridColumn: position.column };
}

// Tab goes through the map as the eye does: line by line.
function readingOrder(code: PlaceCode): number {
  const position = tilePosition(code);
  return position ? position.row * 100 + position.column : Number.POSITIVE_INFINITY;
}
