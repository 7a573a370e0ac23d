import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { checkMark, choiceCard } from './choice-look.ts';
import { FieldGroup, type FieldWords } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  /** As a card, like the answers of a question; otherwise a plain line. */
  card?: boolean;
};

export function Checkbox({ label, description, card = false, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const base = id ?? ownId;
  return (
    <label className={classes(card ? choiceCard : plain, className)}>
      <span className="relative inline-flex shrink-0">
        <input
          id={base}
          type="checkbox"
          className={checkMark}
          aria-labelledby={`${base}-label`}
          aria-describedby={description ? `${base}-description` : undefined}
          {...rest}
        />
        {tick}
      </span>
      <span className="min-w-0">
        <span id={`${base}-label`}>{label}</span>
        {description && (
          <span id={`${base}-description`} className="mt-0.5 block text-[0.95rem] text-soft">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

// The icon “check” of Lucide, as plain elements: a long list has fifty of them.
const tick = (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={3.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="pointer-events-none absolute inset-0 m-auto hidden size-4.5 text-deep-ink peer-checked:block forced-colors:text-[CanvasText]"
  >
    <path d="M20 6 9 17l-5-5" />
  </svg>
);

const plain = classes(
  'flex min-h-11 w-fit max-w-full items-center gap-3 py-1.5 pr-2 leading-snug',
  'has-focus-visible:rounded-[4px] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
  'has-disabled:cursor-not-allowed has-disabled:text-soft',
);

export type CheckboxGroupProps = FieldWords & {
  id?: string;
  asQuestion?: boolean;
  className?: string;
  /** `Checkbox`es. */
  children: ReactNode;
};

/** Any number of answers to one question. */
export function CheckboxGroup({
  optional,
  id,
  asQuestion,
  className,
  children,
  ...words
}: CheckboxGroupProps) {
  return (
    <FieldGroup {...words} {...{ id, asQuestion, className }} optional={optional ?? false}>
      <div className="grid grid-cols-1 gap-2.5">{children}</div>
    </FieldGroup>
  );
}
