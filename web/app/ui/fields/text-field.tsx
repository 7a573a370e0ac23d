import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classes } from '../classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';
import { LengthCounter, type LengthLimits, LengthNote } from './length-counter.tsx';

export type TextFieldProps = FieldWords &
  LengthLimits &
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
  least = 0,
  limit,
  width = 'full',
  className,
  type = 'text',
  onChange,
  ...rest
}: TextFieldProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  return (
    <Field
      id={id}
      className={className}
      {...{ label, hint, error }}
      optional={optional ?? false}
      note={limit !== undefined && <LengthNote {...{ least, limit }} />}
    >
      {(control) => (
        <>
          <input
            type={type}
            className={classes(controlLook, widths[width])}
            onChange={change}
            {...rest}
            {...control}
          />
          {limit !== undefined && <LengthCounter {...{ length, least, limit }} />}
        </>
      )}
    </Field>
  );
}
