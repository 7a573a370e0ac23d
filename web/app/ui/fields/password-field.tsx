import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { controlLook, Field, type FieldWords } from './field.tsx';

export type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Lets a password manager fill in the right one, or make a new one. */
    autoComplete: 'current-password' | 'new-password';
    /** Words below the box that belong to it, such as what a password must be like. */
    note?: ReactNode;
  };

/** A secret, which can be looked at: people type long ones wrong less often when they see them. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  note,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} className={className} {...{ label, hint, error, note }} optional={optional ?? false}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type={shown ? 'text' : 'password'}
            // A password that is shown is still none: no capitals, no red lines, nothing sent to a spelling service.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classes(controlLook, 'min-w-0 flex-1')}
            {...rest}
            {...control}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-field border-2 border-transparent px-2.5 font-[650] text-deep hover:bg-deep-wash"
          >
            <Icon aria-hidden className="size-5" />
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
