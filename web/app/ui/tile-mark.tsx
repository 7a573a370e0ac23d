export type TileLevel = 'full' | 'some' | 'none';

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
