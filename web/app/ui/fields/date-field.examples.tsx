import { useState } from 'react';
import type { Examples } from '../examples.ts';
import { DateField } from './date-field.tsx';
import { type DateReading, spokenDate } from './partial-date.ts';

const latest = '2026-11-15';

export const examples: Examples = {
  title: 'Date field',
  purpose: 'A date as people remember it: a day, a month and a year, or only the year.',
  states: [
    { name: 'Empty', render: () => <Reading /> },
    {
      name: 'A month and a year',
      render: () => <DateField label="When did it start?" defaultValue="2016-09" latest={latest} />,
    },
    {
      name: 'Only the year',
      render: () => <DateField label="When did you move?" defaultValue="2016" latest={latest} />,
    },
    {
      name: 'Error',
      render: () => (
        <DateField
          id="example-date"
          label="When was it paid?"
          defaultValue="1816-09-10"
          latest={latest}
          error="Enter a year between 1900 and 2026"
        />
      ),
    },
    {
      name: 'A full date is needed',
      render: () => (
        <DateField
          label="When is the hearing?"
          hint="It is in the letter."
          coarsest="day"
          defaultValue="2026-12-01"
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => <DateField label="When was it answered?" defaultValue="2016-09-10" disabled />,
    },
    {
      name: 'Long text',
      render: () => (
        <DateField
          label="When did you last hear anything from the office, by letter, by phone or through someone else?"
          hint="A rough date is enough. If you remember a season, take its first month; leave the day empty."
          error="Choose a month, or check “I only know the year”"
          latest={latest}
        />
      ),
    },
  ],
};

function Reading() {
  const [reading, setReading] = useState<DateReading>({ kind: 'empty' });
  return (
    <>
      <DateField label="When did it end?" latest={latest} onChange={setReading} />
      <p className="mt-2 text-soft">{readingWords(reading)}</p>
    </>
  );
}

function readingWords(reading: DateReading): string {
  if (reading.kind === 'empty') return 'Understood so far: nothing yet.';
  if (reading.kind === 'date') return `Understood so far: ${spokenDate(reading.date)}.`;
  return `If sent now: ${reading.message}.`;
}
