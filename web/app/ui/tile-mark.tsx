import { classes } from './classes.ts';

export type TileLevel = 'full' | 'some' | 'none';

/**
 * What fills a tile, and the same three steps as a shape for those who do not tell shades apart: a dot, half a dot, a ring.
 * The shape is made of borders (app.css), because a background disappears when the system forces its own colors; fifty
 * drawings of their own would take an old phone as long as a whole page.
 */
export function tileLook(level: TileLevel): string {
  return classes('tile-mark border border-transparent contrast-more:border-edge', looks[level]);
}

const looks: Record<TileLevel, string> = {
  full: 'tile-full bg-deep text-deep-ink',
  some: 'tile-some bg-deep-mid text-deep-mid-ink',
  none: 'bg-deep-wash text-deep',
};

/** A tile without its letters, for legends and lists. */
export function TileSwatch({ level, className }: { level: TileLevel; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex size-5 shrink-0 items-center justify-center rounded-[4px] text-[0.875rem]',
        className,
        tileLook(level),
      )}
    />
  );
}
