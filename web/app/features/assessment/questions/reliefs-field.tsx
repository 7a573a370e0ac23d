import { levels } from '@openslate/law/record/record.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ClearedBefore } from './answer-draft.ts';

type ReliefsFieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  asQuestion?: boolean;
  entries: readonly ClearedBefore[];
  onChange: (entries: readonly ClearedBefore[]) => void;
};

const levelNames: Record<(typeof levels)[number], string> = {
  felony: 'Felony',
  misdemeanor: 'Misdemeanor',
  infraction: 'Smaller offense',
};

/** One row for each. */
export function ReliefsField({ id, entries, onChange, ...field }: ReliefsFieldProps) {
  const put = (index: number, part: Partial<ClearedBefore>) =>
    onChange(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  return (
    <FieldGroup id={id} {...field}>
      <ul className="grid gap-3">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone.
          <li key={index} className="flex flex-wrap items-end gap-3 rounded-card border border-line p-3">
            <SelectField
              label={`How serious was number ${index + 1}?`}
              value={entry.level}
              onChange={(event) => put(index, { level: event.target.value })}
            >
              <option value="">I don’t know</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {levelNames[level]}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Year it was cleared"
              optional
              width="short"
              inputMode="numeric"
              value={entry.year}
              onChange={(event) => put(index, { year: event.target.value })}
            />
            <IconButton
              icon={Trash2}
              label={`Remove number ${index + 1}`}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={() => onChange([...entries, { level: '', year: '' }])}
      >
        <Plus aria-hidden /> Add one
      </Button>
    </FieldGroup>
  );
}
