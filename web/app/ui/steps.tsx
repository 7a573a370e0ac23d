import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import { classes } from './classes.ts';

type Step = {
  title: string;
  text?: ReactNode;
  /** To look at only. */
  drawing?: ReactNode;
};

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly Step[];
  level?: 2 | 3 | 4;
};

/** How something goes, in order: a few cards with a number each. */
export function Steps({ steps, level = 3, className, ...rest }: StepsProps) {
  const Title = `h${level}` as const;
  return (
    <ol
      className={classes(
        'grid grid-cols-1 gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        className,
      )}
      {...rest}
    >
      {steps.map((step, index) => (
        <Card as="li" key={step.title}>
          <div className="mb-2.5 flex items-start justify-between">
            <span className="grid size-9 place-items-center rounded-full bg-sun-wash font-[700] text-sun-ink contrast-more:border contrast-more:border-current forced-colors:border">
              {index + 1}
            </span>
            {step.drawing}
          </div>
          <Title className="text-[1.15rem]">{step.title}</Title>
          {step.text && <div className="mt-2">{step.text}</div>}
        </Card>
      ))}
    </ol>
  );
}
