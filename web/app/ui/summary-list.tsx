import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SummaryRow = {
  id: string;
  label: string;
  /** The answer; left out, the row says that there is none. */
  value?: ReactNode;
  /** Where the answer is changed: an address, or what to do. */
  change?: string | (() => void);
};

export type SummaryListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  rows: readonly SummaryRow[];
};

/** Answers, each with a way back to its question, or only to be read. */
export function SummaryList({ rows, className, ...rest }: SummaryListProps) {
  const changeable = rows.some((row) => row.change !== undefined);
  return (
    <dl className={classes('border-t border-line', className)} {...rest}>
      {rows.map((row) => (
        <div
          key={row.id}
          className={classes(
            'grid gap-x-6 border-b border-line py-3 sm:items-baseline',
            changeable
              ? 'sm:grid-cols-[minmax(10rem,1fr)_2fr_4.5rem]'
              : 'sm:grid-cols-[minmax(8rem,1fr)_1fr]',
          )}
        >
          <dt className="font-[650]">{row.label}</dt>
          <dd className="min-w-0">{row.value ?? <span className="text-soft">Not answered</span>}</dd>
          {row.change !== undefined && (
            <dd>
              <Change row={row.label} change={row.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const changeLook =
  'inline-flex min-h-11 items-center text-deep underline underline-offset-[0.18em] sm:min-h-8';

function Change({ row, change }: { row: string; change: string | (() => void) }) {
  const words = (
    <>
      Change<VisuallyHidden>{`: ${row}`}</VisuallyHidden>
    </>
  );
  if (typeof change === 'string') {
    return (
      <Link to={change} className={changeLook}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" onClick={change} className={changeLook}>
      {words}
    </button>
  );
}
