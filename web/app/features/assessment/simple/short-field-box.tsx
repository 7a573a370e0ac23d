import { type FocusEvent, useId, useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { dontKnow } from '../questions/answer-draft.ts';
import { AnswerField } from '../questions/answer-field.tsx';
import { KindsField } from './kinds-field.tsx';
import type { Entry, ShortField } from './short-answers.ts';

type ShortFieldBoxProps = {
  field: ShortField;
  today: string;
  onEnter: (entry: Entry) => void;
};

/** One question of the page, as small as its kind allows, with “I don’t know” and then where to look. */
export function ShortFieldBox({ field: { short, entry, problem }, today, onEnter }: ShortFieldBoxProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const { question } = short;
  const notKnown = entry.unknown || (entry.draft.kind === 'choice' && entry.draft.chosen === dontKnow);
  // A year that is still being typed is no mistake yet.
  const error = left && !entry.unknown ? problem : undefined;

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus pass; there is nothing to press.
    <div onBlur={leave}>
      <Answering {...{ id, short, entry, today, error, onEnter }} />
      {entry.draft.kind !== 'choice' && entry.draft.kind !== 'several' && (
        <Checkbox
          label="I don’t know"
          checked={entry.unknown}
          onChange={(event) => onEnter({ ...entry, unknown: event.target.checked })}
        />
      )}
      {notKnown && (
        <p className="mt-2 rounded-field bg-deep-wash px-3 py-2">
          <strong>Where to find it:</strong> {question.where}
        </p>
      )}
    </div>
  );
}

type AnsweringProps = {
  id: string;
  short: ShortField['short'];
  entry: Entry;
  today: string;
  error: string | undefined;
  onEnter: (entry: Entry) => void;
};

/** Cards for yes and no, the phone's own list for more: eight questions must fit a page. */
function Answering({ id, short: { question }, entry, today, error, onEnter }: AnsweringProps) {
  const { draft } = entry;
  const { answer, text } = question;
  if (draft.kind === 'choice' && answer.kind === 'choice') {
    const choices = [
      ...answer.choices.map(({ value, label, hint }) => ({
        value: String(value),
        label: hint ? `${label} (${hint})` : label,
      })),
      { value: dontKnow, label: 'I don’t know' },
    ];
    const choose = (chosen: string | undefined) =>
      onEnter({ draft: { kind: 'choice', chosen }, unknown: false });
    return answer.choices.length <= 2 ? (
      <RadioCards id={id} label={text} choices={choices} inRow value={draft.chosen} onChange={choose} />
    ) : (
      <SelectField
        id={id}
        label={text}
        placeholder="Choose"
        options={choices}
        value={draft.chosen ?? ''}
        onChange={(event) => choose(event.target.value || undefined)}
      />
    );
  }
  if (draft.kind === 'several' && answer.kind === 'several')
    return (
      <KindsField
        id={id}
        label={text}
        choices={answer.choices}
        chosen={draft.chosen}
        unknown={entry.unknown}
        onChange={(chosen, unknown) => onEnter({ draft: { kind: 'several', chosen }, unknown })}
      />
    );
  return (
    <AnswerField
      id={id}
      question={question}
      label={text}
      error={error}
      draft={draft}
      latest={today}
      disabled={entry.unknown}
      onChange={(next) => onEnter({ draft: next, unknown: false })}
    />
  );
}
