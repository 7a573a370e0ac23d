import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonProps = ComponentProps<'div'> & {
  lines?: number;
  /** What is being fetched, for those who do not see the gray lines. */
  label?: string;
  /** With a block where a picture or a map will be. */
  picture?: boolean;
};

// Uneven, like words.
const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'];
const bar =
  'rounded-tile border border-transparent bg-wash contrast-more:border-line forced-colors:border-[GrayText]';

/** Holds the place of what is on its way, in about its size, so that nothing jumps when it arrives. It stands still. */
export function Skeleton({
  lines = 3,
  label = 'Loading…',
  picture = false,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <div role="status" className={className} {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden className="grid grid-cols-1 gap-3">
        {picture && <div className={classes('h-40', bar)} />}
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place.
          <div key={line} className={classes('h-4', widths[line % widths.length], bar)} />
        ))}
      </div>
    </div>
  );
}
