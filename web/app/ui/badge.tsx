import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type BadgeKind = 'plain' | 'deep' | 'date' | 'good' | 'wait' | 'no';

export type BadgeProps = ComponentProps<'span'> & {
  kind?: BadgeKind;
  icon?: LucideIcon;
};

const kinds: Record<BadgeKind, string> = {
  plain: 'bg-wash text-ink',
  deep: 'bg-deep-wash text-deep',
  date: 'bg-sun-wash text-sun-ink',
  good: 'bg-good-wash text-good',
  wait: 'bg-wait-wash text-wait',
  no: 'bg-no-wash text-no',
};

/** One or two words of status. The words carry the meaning; color and icon only repeat it. */
export function Badge({ kind = 'plain', icon: Icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border border-transparent px-2.5 py-0.5',
        'text-[0.92rem] font-[650] leading-snug contrast-more:border-current',
        kinds[kind],
        className,
      )}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
