import { classes } from './classes.ts';

export type TileLevel = 'full' | 'some' | 'none';

/** What fills a tile. */
export function tileLook(level: TileLevel): string {
  return classes('border border-transparent contrast-more:border-edge', shades[level]);
}

const shades: Record<TileLevel, string> = {
  full: 'bg-deep text-deep-ink',
  some: 'bg-deep-mid text-deep-mid-ink',
  none: 'bg-deep-wash text-deep',
};

/**
 * The same three steps as the shades, as a shape: a dot, half a dot, a ring. Drawn as SVG because a background
 * disappears when the system forces its own colors.
 */
export function TileMark({ level, className }: { level: TileLevel; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={className}>
      <circle
        cx="5"
        cy="5"
        r="4"
        fill={level === 'full' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {level === 'some' && <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" />}
    </svg>
  );
}

/** A tile without its letters, for legends and lists. */
export function TileSwatch({ level, className }: { level: TileLevel; className?: string }) {
  return (
    <TileMark
      level={level}
      className={classes('size-5 shrink-0 rounded-[4px] p-1', className, tileLook(level))}
    />
  );
}
