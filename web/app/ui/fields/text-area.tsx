import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { controlLook, Field, type FieldWords } from './field.tsx';

export type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** How many characters there may be. More can be typed, and the counter says how many too many. */
    limit?: number;
  };

/** How long the typing must pause before a screen reader is told the count, in milliseconds. */
const pause = 1000;

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
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
      note={
        limit !== undefined && <VisuallyHidden>{`You can enter up to ${limit} characters.`}</VisuallyHidden>
      }
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
          {limit !== undefined && <Counter length={length} limit={limit} />}
        </>
      )}
    </Field>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const words = counterWords(length, limit);
  const [announced, setAnnounced] = useState('');

  // Every keystroke read aloud would drown the typing: only after a pause.
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setAnnounced(words), pause);
    return () => clearTimeout(timer);
  }, [length, words]);

  return (
    <>
      <p
        aria-hidden
        className={classes('mt-1.5 text-[0.95rem]', length > limit ? 'font-[650] text-no' : 'text-soft')}
      >
        {words}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

function counterWords(length: number, limit: number): string {
  const count = `${length}/${limit} characters`;
  return length > limit ? `${count}, ${length - limit} too many` : count;
}
