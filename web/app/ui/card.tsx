import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

type CardTone = 'plain' | 'deep' | 'sun' | 'raised';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: CardTone;
};

const tones: Record<CardTone, string> = {
  plain: 'border-line bg-card',
  raised: 'border-line bg-card shadow-card',
  deep: 'border-transparent bg-deep-wash contrast-more:border-edge',
  sun: 'border-transparent bg-sun-wash contrast-more:border-edge',
};

const shape =
  'rounded-card border px-5 py-5 sm:px-6 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:pb-0';

/** What belongs together, on paper of its own. As a `section` it needs `aria-labelledby` and a heading. */
export function Card({ as = 'div', tone = 'plain', className, ...rest }: CardProps) {
  // The five elements take the same attributes; TypeScript would ask for five branches to see it.
  const Element = as as 'div';
  return <Element className={classes(shape, tones[tone], className)} {...rest} />;
}

export type LinkCardProps = Omit<LinkProps, 'title'> & {
  title: ReactNode;
  /** To look at only. */
  picture?: ReactNode;
  level?: 2 | 3 | 4;
};

/**
 * A card that leads somewhere as a whole. Only the title is the link, so that it is read out shortly; its area is
 * stretched over the card for fingers and mice.
 */
export function LinkCard({ title, picture, level = 3, className, children, ...link }: LinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classes(
        shape,
        tones.plain,
        'relative hover:border-deep has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-deep',
        picture !== undefined && 'flex gap-4 lg:flex-col lg:gap-3',
        className,
      )}
    >
      {picture}
      <div className="min-w-0">
        <Heading className="text-[1.15rem]">
          <Link className="after:absolute after:inset-0 after:rounded-card" {...link}>
            {title}
          </Link>
        </Heading>
        {children && <div className="mt-2">{children}</div>}
      </div>
    </div>
  );
}
