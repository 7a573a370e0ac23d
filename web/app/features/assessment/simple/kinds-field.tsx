import type { Choice } from '@openslate/law/record/question.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dontKnow } from '../questions/answer-draft.ts';

type KindsFieldProps = {
  id: string;
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  unknown: boolean;
  onChange: (chosen: readonly string[], unknown: boolean) => void;
};

/** More than these are rare, and the full assessment takes them all. */
const mostKinds = 4;

/**
 * A few out of a long list: one list box after the other. In each an arrow key moves on to the next choice, so a box
 * that adds what is chosen and empties itself would add everything on the way.
 */
export function KindsField({ id, label, choices, chosen, unknown, onChange }: KindsFieldProps) {
  const boxes = chosen.length < mostKinds && chosen.length > 0 ? [...chosen, ''] : chosen;

  function choose(index: number, value: string) {
    if (value === dontKnow) return onChange([], true);
    const next = boxes.length === 0 ? [value] : boxes.map((each, at) => (at === index ? value : each));
    onChange(next.filter(Boolean), false);
  }

  const optionsBut = (own: string) =>
    choices
      .filter(({ value }) => String(value) === own || !chosen.includes(String(value)))
      .map((choice) => ({ value: String(choice.value), label: choice.label }));

  return (
    <div className="grid gap-3">
      <SelectField
        id={id}
        label={label}
        placeholder="Choose"
        options={[...optionsBut(chosen[0] ?? ''), { value: dontKnow, label: 'I don’t know' }]}
        value={unknown ? dontKnow : (chosen[0] ?? '')}
        onChange={(event) => choose(0, event.target.value)}
      />
      {boxes.slice(1).map((value, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are told apart by their place alone.
          key={index}
          label="And also?"
          optional
          placeholder="Nothing else"
          options={optionsBut(value)}
          value={value}
          onChange={(event) => choose(index + 1, event.target.value)}
        />
      ))}
    </div>
  );
}
