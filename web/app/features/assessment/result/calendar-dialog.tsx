import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { type DateReading, spokenDate } from '../../../ui/fields/partial-date.ts';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';
import { track } from '../../analytics/counting.ts';
import { calendarFile } from '../documents/calendar/calendar-file.ts';
import { type DayThatMatters, daysThatMatter } from '../documents/calendar/days-that-matter.ts';
import { type LookAgain, lookAgain } from '../documents/calendar/look-again.ts';
import { whyNoDay } from '../documents/calendar/no-day.ts';
import { saveFile } from '../documents/save-file.ts';
import type { KeepDialogProps } from './keep-dialog.ts';

/** The days that matter, and a reminder for what has no day, for the person's own calendar. */
export function CalendarDialog({ kept: { result, place, nameOf }, open, onOpenChange }: KeepDialogProps) {
  const days = daysThatMatter(result, place.name, nameOf);
  const again = lookAgain(result);
  const [withDetails, setWithDetails] = useState(false);
  /** With the suggestion it was chosen in place of: another result suggests another day. */
  const [chosen, setChosen] = useState<{ insteadOf: string; reading: DateReading }>();
  const [problem, setProblem] = useState<string>();
  const reading = chosen && chosen.insteadOf === again?.date ? chosen.reading : suggested(again);

  function save() {
    const wrong = problemWith(reading, days.length > 0);
    setProblem(wrong);
    if (wrong) return;
    const file = calendarFile({
      of: place.code,
      days: withReminder(days, reading, again),
      asOf: result.asOf,
      made: new Date(),
      address: location.origin + location.pathname,
      withDetails,
    });
    saveFile('openslate-dates.ics', 'text/calendar;charset=utf-8', file);
    track('reminder_saved', place.code);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add to your calendar"
      description={
        days.length > 0
          ? 'You get a file for the calendar on your phone or computer. It reminds you 30 days before each day, and at 9 in the morning on the day.'
          : 'You get a file for the calendar on your phone or computer. It reminds you at 9 in the morning of the day you choose.'
      }
      actions={
        <>
          <Button wide onClick={save}>
            Save calendar file
          </Button>
          <DialogClose>
            <Button variant="secondary" wide>
              Close
            </Button>
          </DialogClose>
        </>
      }
    >
      {days.length > 0 ? <Days days={days} /> : <p>{whyNoDay(result)}</p>}
      {again && (
        <DateField
          key={again.date}
          label={days.length > 0 ? 'Remind me to look again, too' : 'Remind me to look again'}
          hint={days.length > 0 ? `${again.what} Leave it empty if you do not need it.` : again.what}
          coarsest="day"
          earliest={dateOf(dayOf(result.asOf) + 1)}
          defaultValue={again.date}
          onChange={(next) => {
            setChosen({ insteadOf: again.date, reading: next });
            setProblem(undefined);
          }}
          {...(problem && { error: problem })}
        />
      )}
      <Checkbox
        card
        label="Write the details into the calendar"
        description="Without them the entries only say “OpenSlate: check your dates”. With them, people who can look into your calendar can read what each day is about. The title stays the same."
        checked={withDetails}
        onChange={(event) => setWithDetails(event.target.checked)}
      />
    </Dialog>
  );
}

function suggested(again: LookAgain | undefined): DateReading {
  return again ? { kind: 'date', date: again.date } : { kind: 'empty' };
}

/** Where there are other days, a reminder may be left out. */
function problemWith(reading: DateReading, mayBeEmpty: boolean): string | undefined {
  if (reading.kind === 'problem') return reading.message;
  return reading.kind === 'empty' && !mayBeEmpty ? 'Choose a day' : undefined;
}

function withReminder(
  days: readonly DayThatMatters[],
  reading: DateReading,
  again: LookAgain | undefined,
): readonly DayThatMatters[] {
  if (reading.kind !== 'date' || !again) return days;
  const { date } = reading;
  const there = days.find((day) => day.date === date);
  if (there)
    return days.map((day) => (day === there ? { ...day, details: [...day.details, again.what] } : day));
  return [...days, { date, details: [again.what], isReminder: true as const }].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

function Days({ days }: { days: readonly DayThatMatters[] }) {
  return (
    <ul className="grid gap-3">
      {days.map(({ date, details }) => (
        <li key={date} className="border-l-4 border-sun pl-3">
          <p className="font-[650]">{spokenDate(date)}</p>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
