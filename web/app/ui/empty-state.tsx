import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon?: LucideIcon;
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** The way on: one button or link. */
  action?: ReactNode;
};

/** Nothing here yet: says why, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  level,
  action,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      className={classes(
        'flex flex-col items-center rounded-card border border-dashed border-edge px-5 py-10 text-center',
        className,
      )}
      {...rest}
    >
      {Icon && (
        <span className="mb-3 grid size-14 place-items-center rounded-full bg-deep-wash text-deep">
          <Icon aria-hidden className="size-7" />
        </span>
      )}
      <Title className="font-serif text-[1.25rem] font-semibold">{title}</Title>
      {children && <div className="mt-1.5 max-w-prose text-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
