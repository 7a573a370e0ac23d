import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { classes } from '../classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';
import { LengthCounter, type LengthLimits, LengthNote } from './length-counter.tsx';

export type TextAreaProps = FieldWords & LengthLimits & ComponentProps<'textarea'>;

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  least = 0,
  limit,
  className,
  rows = 5,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const length = value === undefined ? typed : String(value).length;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
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
          <textarea
            rows={rows}
            className={classes(controlLook, 'block resize-y')}
            {...(value === undefined ? { defaultValue } : { value })}
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
