import { newsCategories } from '@openslate/contract/news.ts';
import { places } from '@openslate/law/place/places.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { categoryNames } from './category-names.ts';
import { type NewsDraft, newsProblems } from './news-draft.ts';

type NewsFormProps = {
  heading: string;
  start: NewsDraft;
  busy: boolean;
  onSave: (draft: NewsDraft) => void;
  onCancel: () => void;
};

const stateOptions = places.map(({ code, name }) => ({ value: code, label: name }));
const categoryOptions = newsCategories.map((value) => ({ value, label: categoryNames[value] }));

export function NewsForm({ heading, start, busy, onSave, onCancel }: NewsFormProps) {
  const [draft, setDraft] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? newsProblems(draft) : {};
  const change = (part: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...part }));

  function send(event: SubmitEvent) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (Object.keys(newsProblems(draft)).length === 0) onSave(draft);
  }

  return (
    <Card>
      <form onSubmit={send} className="grid gap-5" noValidate>
        <h3 className="text-[1.3rem]">{heading}</h3>
        <ErrorSummary
          level={4}
          attempt={attempt}
          problems={Object.entries(problems).map(([field, message]) => ({ field: `news-${field}`, message }))}
        />
        <TextField
          id="news-title"
          label="Headline"
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          error={problems.title}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="State"
            hint="“Federal” for news about the whole country."
            options={stateOptions}
            value={draft.state}
            onChange={(event) => change({ state: placeIn(event.target.value) })}
          />
          <SelectField
            label="Category"
            hint="Sets the icon."
            options={categoryOptions}
            value={draft.category}
            onChange={(event) => change({ category: categoryIn(event.target.value) })}
          />
        </div>
        <DateField
          id="news-date"
          label="Day it takes effect"
          hint="Or the day it is written."
          coarsest="day"
          {...(start.date !== '' && { defaultValue: start.date })}
          onChange={(reading) => change({ date: reading.kind === 'date' ? reading.date : '' })}
          error={problems.date}
        />
        <Checkbox
          label="Urgent"
          description="Marked in the ticker."
          checked={draft.urgent}
          onChange={(event) => change({ urgent: event.target.checked })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="news-sourceLabel"
            label="Name of the source"
            optional
            value={draft.sourceLabel}
            onChange={(event) => change({ sourceLabel: event.target.value })}
            error={problems.sourceLabel}
          />
          <TextField
            id="news-sourceUrl"
            label="Web address of the source"
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            value={draft.sourceUrl}
            onChange={(event) => change({ sourceUrl: event.target.value })}
            error={problems.sourceUrl}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Saving…">
            Save
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

function placeIn(value: string): NewsDraft['state'] {
  return places.find(({ code }) => code === value)?.code ?? 'US';
}

function categoryIn(value: string): NewsDraft['category'] {
  return newsCategories.find((known) => known === value) ?? 'general';
}
