import { CircleCheck, CircleX, Clock, Info, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type AlertKind = 'info' | 'good' | 'wait' | 'no';

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind?: AlertKind;
  /** Says by itself what the color and the icon say. */
  title: ReactNode;
  /** Makes the title a heading of this level, for alerts that open a part of the page. */
  level?: 2 | 3 | 4;
  /** For an alert that appears while the page is open: `polite` waits for a pause, `now` interrupts. */
  announce?: 'polite' | 'now';
};

const kinds: Record<AlertKind, { look: string; icon: LucideIcon; ink: string }> = {
  info: { look: 'border-l-deep bg-deep-wash', icon: Info, ink: 'text-deep' },
  good: { look: 'border-l-good bg-good-wash', icon: CircleCheck, ink: 'text-good' },
  wait: { look: 'border-l-sun bg-wait-wash', icon: Clock, ink: 'text-wait' },
  no: { look: 'border-l-no bg-no-wash', icon: CircleX, ink: 'text-no' },
};

/** A message in the page. What a person can do about it belongs in the text, not behind it. */
export function Alert({ kind = 'info', title, level, announce, className, children, ...rest }: AlertProps) {
  const { look, icon: Icon, ink } = kinds[kind];
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      role={announce && (announce === 'now' ? 'alert' : 'status')}
      className={classes(
        'flex gap-3 rounded-card border border-l-6 border-y-transparent border-r-transparent py-4 pr-5 pl-4',
        'contrast-more:border-y-edge contrast-more:border-r-edge',
        look,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className={classes('mt-0.5 size-6 shrink-0', ink)} />
      <div className="min-w-0 flex-1 [&>*+*]:mt-2">
        <Title className={level ? 'text-[1.25rem]' : 'font-[650]'}>{title}</Title>
        {children}
      </div>
    </div>
  );
}
