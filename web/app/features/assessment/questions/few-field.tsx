import type { ReactNode } from 'react';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type Draft, dontKnow, mostOfFew } from './answer-draft.ts';

type NumberDraft = Extract<Draft, { kind: 'number' }>;

type FewFieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  asQuestion?: boolean;
  disabled?: boolean;
  draft: NumberDraft;
  onChange: (draft: NumberDraft) => void;
};

const more = 'more';

const choices = [
  { value: '0', label: 'None' },
  ...Array.from({ length: mostOfFew }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  })),
  { value: more, label: `More than ${mostOfFew}` },
  { value: dontKnow, label: 'I don’t know', description: 'We will show you where to look' },
];

/** How many: most people press one of a few. Who has more tells the number, which some laws count exactly. */
export function FewField({ id, draft, error, onChange, ...field }: FewFieldProps) {
  return (
    <>
      <RadioCards
        id={id}
        {...field}
        error={draft.more ? undefined : error}
        value={draft.more ? more : draft.typed}
        onChange={(chosen) =>
          onChange({ ...draft, more: chosen === more, typed: chosen === more ? '' : chosen })
        }
        choices={choices}
      />
      {draft.more && (
        <TextField
          className="mt-4"
          label="How many?"
          error={error}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={draft.typed}
          onChange={(event) => onChange({ ...draft, typed: event.target.value })}
        />
      )}
    </>
  );
}
