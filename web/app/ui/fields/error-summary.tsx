import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';

export type FieldProblem = {
  /** The `id` of the field. */
  field: string;
  message: ReactNode;
};

export type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Count the attempts to send: with each one the summary takes the focus again. */
  attempt?: number;
  title?: ReactNode;
  level?: 2 | 3 | 4;
  /** Off only where a page shows the summary for its own sake. */
  takesFocus?: boolean;
  className?: string;
};

/** Stands at the top of a form that could not be sent: what is wrong, and a way to each place. */
export function ErrorSummary({ problems, attempt = 0, ...rest }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return <Summary key={attempt} problems={problems} {...rest} />;
}

function Summary({
  problems,
  title = 'There is a problem',
  level = 2,
  takesFocus = true,
  className,
}: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const Title = `h${level}` as const;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  return (
    // A name and no role="alert": the focus already makes screen readers say it, and both would say it twice.
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes('rounded-card border-4 border-no bg-card px-5 py-4 focus:rounded-card', className)}
    >
      <Title id={titleId} className="text-[1.3rem]">
        {title}
      </Title>
      <ul className="mt-2 grid gap-1">
        {problems.map((problem) => (
          <li key={problem.field}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => focusField(event, problem.field)}
              className="inline-block py-1 font-[650] text-no"
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A group of controls has no focus of its own: the first one that is wrong gets it, or else the first.
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  const controls = 'input:not([type=hidden]), select, textarea';
  const control = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('[aria-invalid=true]') ?? field.querySelector<HTMLElement>(controls));
  if (!control) return;
  event.preventDefault();
  // The question must be in sight as well, not only the box.
  (control.closest('fieldset') ?? control.parentElement?.parentElement ?? control).scrollIntoView();
  control.focus({ preventScroll: true });
}
