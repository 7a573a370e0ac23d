import { SelectField } from './select-field.tsx';

export type FilterFieldProps<Value extends string> = {
  id: string;
  label: string;
  /** The first choice, which leaves nothing out: “All states”. */
  all: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
  className?: string;
};

/** Narrows a list down to one kind, or to none. */
export function FilterField<Value extends string>({
  all,
  options,
  chosen,
  onChoose,
  ...rest
}: FilterFieldProps<Value>) {
  return (
    <SelectField
      {...rest}
      placeholder={all}
      options={options}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.value)}
    />
  );
}
