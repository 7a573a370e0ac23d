import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { passwordRules } from './password-rules.ts';

type NewPasswordFieldProps = {
  label?: string;
  id?: string;
  value: string;
  onChange: (password: string) => void;
  error?: ReactNode;
};

/** A password somebody makes up, with what it must be like, ticked off while it is typed. */
export function NewPasswordField({ label = 'Password', id, value, onChange, error }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...(id !== undefined && { id })}
      label={label}
      name="new-password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      note={
        <>
          <ul className="grid gap-0.5">
            {passwordRules(value).map(({ words, met }) => (
              <li key={words} className="flex items-center gap-1.5">
                {met ? (
                  <Check aria-hidden className="size-4.5 shrink-0 text-good" />
                ) : (
                  <Circle aria-hidden className="size-4.5 shrink-0" />
                )}
                <span>
                  {words}
                  <span className="sr-only">{met ? ': done' : ': not yet'}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-1">
            A password that is common or easy to guess is turned down. Four or more words that have nothing to
            do with each other work well.
          </p>
        </>
      }
    />
  );
}
