import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords &
  ComponentProps<'input'> & {
    /** A box as wide as its answer says how much is expected. */
    width?: 'full' | 'medium' | 'short';
  };

const widths = { full: '', medium: 'max-w-80', short: 'max-w-36' };

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  width = 'full',
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} className={className} {...{ label, hint, error }} optional={optional ?? false}>
      {(control) => (
        <input type={type} className={classes(controlLook, widths[width])} {...rest} {...control} />
      )}
    </Field>
  );
}
