import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

/** What every field says about itself. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** Fields are required unless they say so. */
  optional?: boolean;
};

/** What ties a control to its label, hint and error. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const controlLook = classes(
  'min-h-12 w-full rounded-field border-2 border-edge bg-card px-3 py-2 text-[1.05rem] text-ink',
  'placeholder:text-soft hover:border-deep focus-visible:rounded-field aria-invalid:border-no',
  'disabled:border-dashed disabled:border-edge disabled:bg-wash disabled:text-soft disabled:hover:border-edge',
);

type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  /** Words below the control that describe it as well, such as how long a text may be. */
  note?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a hint and an error around one control. */
export function Field({ id, label, hint, error, optional, note, className, children }: FieldProps) {
  const ids = useFieldIds(id, { hint, error, note });
  return (
    <div className={fieldLook(error, className)}>
      <label htmlFor={ids.id} className="block w-fit max-w-full font-[650]">
        {label}
        {optional && <Optional />}
      </label>
      <Hint id={ids.hint}>{hint}</Hint>
      <FieldError id={ids.error}>{error}</FieldError>
      <div className="mt-2">
        {children({
          id: ids.id,
          'aria-describedby': ids.describedBy,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {note && (
        <div id={ids.note} className="mt-1.5 text-[0.95rem] text-soft">
          {note}
        </div>
      )}
    </div>
  );
}

type FieldGroupProps = FieldWords & {
  /** The error summary leads here. */
  id?: string | undefined;
  className?: string | undefined;
  /** Makes the legend look like the question of a page. */
  asQuestion?: boolean | undefined;
  children: ReactNode;
};

/** The same around several controls that answer one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  asQuestion,
  className,
  children,
}: FieldGroupProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    // A border on the fieldset itself would begin in the middle of its legend.
    <div className={fieldLook(error, className)}>
      <fieldset id={ids.id} aria-describedby={ids.describedBy} className="min-w-0">
        <legend
          className={asQuestion ? 'mb-1 font-serif text-[1.6rem] font-semibold leading-tight' : 'font-[650]'}
        >
          {label}
          {optional && <Optional />}
        </legend>
        <Hint id={ids.hint}>{hint}</Hint>
        <FieldError id={ids.error}>{error}</FieldError>
        <div className="mt-2">{children}</div>
      </fieldset>
    </div>
  );
}

function useFieldIds(id: string | undefined, has: { hint: ReactNode; error: ReactNode; note?: ReactNode }) {
  const ownId = useId();
  const base = id ?? ownId;
  const ids = { id: base, hint: `${base}-hint`, error: `${base}-error`, note: `${base}-note` };
  const describing = [has.hint && ids.hint, has.error && ids.error, has.note && ids.note].filter(Boolean);
  return { ...ids, describedBy: describing.length > 0 ? describing.join(' ') : undefined };
}

function fieldLook(error: ReactNode, className: string | undefined): string {
  return classes(Boolean(error) && 'border-l-4 border-no pl-3 sm:pl-4', className);
}

function Optional() {
  return <span className="font-normal text-soft"> (optional)</span>;
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={id} className="text-soft">
      {children}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 font-[650] text-no">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
