import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export type ProgressProps = Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> & {
  /** What is making progress. */
  label: ReactNode;
  /** How far it is in words people can plan with: “about 5 questions left”, and “about” only if it is. */
  text: string;
  value: number;
  max: number;
};

export function Progress({ label, text, value, max, className, ...rest }: ProgressProps) {
  const id = useId();
  const shown = Math.min(Math.max(value, 0), max);
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-[0.98rem]">
        <span id={`${id}-label`}>{label}</span>
        <span className="text-soft">{text}</span>
      </div>
      <progress
        aria-labelledby={`${id}-label`}
        aria-valuetext={text}
        value={shown}
        max={max}
        className={classes(
          'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-wash',
          'contrast-more:h-3 contrast-more:border contrast-more:border-edge',
          '[&::-moz-progress-bar]:bg-deep [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-deep',
          // Colors of the system are kept only where ours are said to matter.
          'forced-colors:h-3 forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:forced-color-adjust-none',
          'forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]',
        )}
        {...rest}
      />
    </div>
  );
}
