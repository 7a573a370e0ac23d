import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Question } from '@openslate/law/record/question.ts';
import type { ReactNode } from 'react';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type Draft, dontKnow } from './answer-draft.ts';
import { FewField } from './few-field.tsx';
import { ReliefsField } from './reliefs-field.tsx';
import { SectionField } from './section-field.tsx';
import { SeveralField } from './several-field.tsx';

type AnswerFieldProps = {
  id: string;
  question: Question;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  draft: Draft;
  /** Whose laws a section is chosen from. */
  place?: Jurisdiction;
  /** The last day a date can be. */
  latest: string;
  asQuestion?: boolean;
  /** What was typed stays, but cannot be changed. */
  disabled?: boolean;
  onChange: (draft: Draft) => void;
};

/** The way a question is answered, by its kind. */
export function AnswerField({ id, question, draft, latest, place, onChange, ...field }: AnswerFieldProps) {
  const { answer } = question;
  switch (draft.kind) {
    case 'choice':
      return (
        <RadioCards
          id={id}
          {...field}
          value={draft.chosen}
          onChange={(chosen) => onChange({ kind: 'choice', chosen })}
          choices={[
            ...(answer.kind === 'choice' ? answer.choices : []).map(({ value, label, hint }) => ({
              value: String(value),
              label,
              description: hint,
            })),
            { value: dontKnow, label: 'I don’t know', description: 'We will show you where to look' },
          ]}
        />
      );
    case 'several':
      return (
        <SeveralField
          id={id}
          {...field}
          choices={answer.kind === 'several' ? answer.choices : []}
          chosen={draft.chosen}
          onChange={(chosen) => onChange({ kind: 'several', chosen })}
        />
      );
    case 'date':
      return (
        <DateField
          id={id}
          {...field}
          latest={latest}
          {...(draft.reading.kind === 'date' && { defaultValue: draft.reading.date })}
          onChange={(reading) => onChange({ kind: 'date', reading })}
        />
      );
    case 'number':
      if (answer.kind === 'number' && answer.few)
        return <FewField id={id} {...field} draft={draft} onChange={onChange} />;
      return (
        <TextField
          id={id}
          {...withoutLook(field)}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={draft.typed}
          onChange={(event) => onChange({ ...draft, typed: event.target.value })}
        />
      );
    case 'reliefs':
      return (
        <ReliefsField
          id={id}
          {...field}
          entries={draft.entries}
          onChange={(entries) => onChange({ kind: 'reliefs', entries })}
        />
      );
    case 'text':
      if (answer.kind === 'text' && answer.section && place)
        return (
          <SectionField
            id={id}
            {...withoutLook(field)}
            place={place}
            typed={draft.typed}
            onChange={(typed) => onChange({ kind: 'text', typed })}
          />
        );
      return (
        <TextField
          id={id}
          {...withoutLook(field)}
          width="medium"
          maxLength={120}
          autoComplete="off"
          value={draft.typed}
          onChange={(event) => onChange({ kind: 'text', typed: event.target.value })}
        />
      );
  }
}

/** A single box has a label of its own and no legend. */
function withoutLook<Field extends { asQuestion?: boolean }>({ asQuestion: _, ...field }: Field) {
  return field;
}
