import { useEffect, useState } from 'react';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { DayThatMatters } from '../assessment/documents/calendar/days-that-matter.ts';
import { suggestedOf, timesFor } from './when-to-remind.ts';

type ChooseTimeProps = {
  /** At least one. */
  days: readonly DayThatMatters[];
  onChoose: (at: Date | undefined) => void;
};

/** Which day, and how long before it. */
export function ChooseTime({ days, onChoose }: ChooseTimeProps) {
  const [date, setDate] = useState(days[0]?.date);
  const [lead, setLead] = useState<string>();
  const day = days.find((each) => each.date === date) ?? days[0];
  const times = day ? timesFor(day, new Date()) : [];
  const chosen = times.find((each) => each.lead === lead) ?? suggestedOf(times);
  const at = chosen?.at.getTime();
  useEffect(() => onChoose(at === undefined ? undefined : new Date(at)), [at, onChoose]);

  return (
    <>
      {days.length > 1 ? (
        <SelectField
          label="Which day?"
          value={day?.date}
          options={days.map((each) => ({ value: each.date, label: spokenDate(each.date) }))}
          onChange={({ target }) => setDate(target.value)}
        />
      ) : (
        day && <p className="font-[650]">{spokenDate(day.date)}</p>
      )}
      {day?.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <RadioCards
        label="When do you want to know?"
        choices={times.map(({ lead: value, words, day: on }) => ({
          value,
          label: words,
          description: `${on}, 8:00 AM`,
        }))}
        value={chosen?.lead}
        onChange={setLead}
      />
    </>
  );
}
