import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { controlLook, FieldGroup, type FieldWords } from './field.tsx';
import {
  type DateLimits,
  type DatePart,
  type DateReading,
  monthNames,
  nothingTyped,
  type PartialDate,
  readDate,
  type TypedDate,
  typedDate,
} from './partial-date.ts';
import { SelectBox } from './select-field.tsx';

export type DateFieldProps = FieldWords &
  DateLimits & {
    /** The date it starts with. What is typed afterwards belongs to the field, so that no mistake is ever lost. */
    defaultValue?: PartialDate;
    /** Told at every change what the boxes now say. */
    onChange?: (reading: DateReading) => void;
    /** Under this name a form is sent the date, or nothing while it is not one. */
    name?: string;
    id?: string;
    asQuestion?: boolean;
    disabled?: boolean;
    className?: string;
  };

/**
 * A date one remembers, as boxes to type in; a calendar would mean hundreds of presses back to 1998. The month is a
 * list with names, because 3/4 is read both ways.
 */
export function DateField({
  label,
  hint,
  error,
  optional,
  defaultValue,
  onChange,
  name,
  id,
  asQuestion,
  disabled = false,
  className,
  ...limits
}: DateFieldProps) {
  const { coarsest = 'year' } = limits;
  const ownId = useId();
  const base = id ?? ownId;
  const [typed, setTyped] = useState<TypedDate>(() =>
    defaultValue ? typedDate(defaultValue) : nothingTyped,
  );
  const reading = readDate(typed, limits);
  const yearOnly = typed.yearOnly && coarsest === 'year';
  const mayLeaveDay = coarsest !== 'day' && !yearOnly;

  function change(part: Partial<TypedDate>) {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange?.(readDate(next, limits));
  }

  function box(part: DatePart) {
    return {
      id: `${base}-${part}`,
      value: typed[part],
      disabled,
      'aria-invalid': error && isWrong(part, reading) ? true : undefined,
      'aria-describedby': error ? `${base}-error` : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change({ [part]: event.target.value }),
    };
  }

  return (
    <FieldGroup
      id={base}
      {...{ label, error, asQuestion, className }}
      hint={hint ?? (mayLeaveDay ? 'Leave the day empty if you don’t know it.' : undefined)}
      optional={optional ?? false}
    >
      <div className="flex flex-wrap items-end gap-x-1.5 gap-y-3 sm:gap-x-3">
        {!yearOnly && (
          <>
            <div className="w-[10.2rem] sm:w-44">
              <PartLabel htmlFor={`${base}-month`}>Month</PartLabel>
              <SelectBox {...box('month')}>
                <option value="">Choose</option>
                {monthNames.map((month, index) => (
                  <option key={month} value={String(index + 1)}>{`${index + 1} – ${month}`}</option>
                ))}
              </SelectBox>
            </div>
            <div className="w-[3.25rem] sm:w-16">
              <PartLabel htmlFor={`${base}-day`}>Day</PartLabel>
              <NumberBox {...box('day')} />
            </div>
          </>
        )}
        <div className="w-[4.75rem] sm:w-24">
          <PartLabel htmlFor={`${base}-year`}>Year</PartLabel>
          <NumberBox {...box('year')} />
        </div>
      </div>
      {coarsest === 'year' && (
        <Checkbox
          className="mt-2"
          label="I only know the year"
          checked={yearOnly}
          disabled={disabled}
          onChange={(event) => change({ yearOnly: event.target.checked })}
        />
      )}
      {name && <input type="hidden" name={name} value={reading.kind === 'date' ? reading.date : ''} />}
    </FieldGroup>
  );
}

function PartLabel({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block w-fit text-[0.95rem]">
      {children}
    </label>
  );
}

// Not `type="number"`: it has arrows nobody wants, and scrolling over it changes the answer.
function NumberBox(props: ComponentProps<'input'>) {
  return <input type="text" inputMode="numeric" autoComplete="off" className={controlLook} {...props} />;
}

function isWrong(part: DatePart, reading: DateReading): boolean {
  return reading.kind !== 'problem' || reading.parts.includes(part);
}
