import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** What it does, in words; speech control listens for it. */
  label: string;
};

/** A button whose picture everyone knows: close, menu. Anything less known gets words instead. */
export function IconButton({ icon: Icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-wash',
        'focus-visible:rounded-full disabled:text-soft',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
}
