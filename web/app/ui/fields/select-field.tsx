import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';

export type SelectFieldProps = FieldWords &
  ComponentProps<'select'> & {
    options?: readonly { value: string; label: string; disabled?: boolean }[];
    /** The first, empty choice, such as “Choose a state”. */
    placeholder?: string;
  };

/** The phone's own list: known to everyone, searchable by typing, and it works with every screen reader. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options = [],
  placeholder,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id} className={className} {...{ label, hint, error }} optional={optional ?? false}>
      {(control) => (
        <SelectBox {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </SelectBox>
      )}
    </Field>
  );
}

/** The box alone, for fields made of several. */
export function SelectBox({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classes('relative', className)}>
      <select className={classes(controlLook, 'appearance-none pr-9')} {...rest} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-soft"
      />
    </div>
  );
}
