import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { choiceCard, radioMark } from './choice-look.ts';
import { FieldGroup, type FieldWords } from './field.tsx';

type Choice<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<Value extends string = string> = FieldWords & {
  choices: readonly Choice<Value>[];
  /** With `value` the caller keeps the answer; with `defaultValue` the page does. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: (value: Value) => void;
  name?: string;
  id?: string;
  /** Makes the legend look like the question of a page. */
  asQuestion?: boolean;
  /** Beside each other where there is room, for answers of a word or two. */
  inRow?: boolean;
  disabled?: boolean;
  className?: string;
};

/** One answer out of a few, each big enough for a thumb. */
export function RadioCards<Value extends string>({
  label,
  hint,
  error,
  optional,
  choices,
  defaultValue,
  onChange,
  name,
  id,
  asQuestion,
  inRow = false,
  disabled,
  className,
  ...rest
}: RadioCardsProps<Value>) {
  const ownName = useId();
  const controlled = 'value' in rest;
  return (
    <FieldGroup {...{ id, label, hint, error, asQuestion, className }} optional={optional ?? false}>
      <div className={classes('grid grid-cols-1 gap-2.5', inRow && 'sm:grid-cols-3')}>
        {choices.map((choice) => (
          <RadioCard
            key={choice.value}
            choice={choice}
            name={name ?? ownName}
            disabled={disabled ?? choice.disabled ?? false}
            onChoose={() => onChange?.(choice.value)}
            {...(controlled
              ? { checked: rest.value === choice.value }
              : { defaultChecked: defaultValue === choice.value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type RadioCardProps = {
  choice: Choice;
  name: string;
  disabled: boolean;
  onChoose: () => void;
  checked?: boolean;
  defaultChecked?: boolean;
};

function RadioCard({ choice, name, onChoose, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label className={choiceCard}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        onChange={onChoose}
        className={radioMark}
        // The label is the card, but only its first line is the name; the rest is read afterwards.
        aria-labelledby={`${id}-label`}
        aria-describedby={choice.description ? `${id}-description` : undefined}
        {...rest}
      />
      <span className="min-w-0">
        <span id={`${id}-label`}>{choice.label}</span>
        {choice.description && (
          <span id={`${id}-description`} className="mt-0.5 block text-[0.95rem] text-soft">
            {choice.description}
          </span>
        )}
      </span>
    </label>
  );
}
