import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';
import { track } from '../../analytics/counting.ts';
import { calendarFile } from '../documents/calendar/calendar-file.ts';
import { type DayThatMatters, daysThatMatter } from '../documents/calendar/days-that-matter.ts';
import { whyNoDay } from '../documents/calendar/no-day.ts';
import { saveFile } from '../documents/save-file.ts';
import type { KeepDialogProps } from './keep-dialog.ts';

/** The days that matter, for the person's own calendar. */
export function CalendarDialog({ kept: { result, place, nameOf }, open, onOpenChange }: KeepDialogProps) {
  const [withDetails, setWithDetails] = useState(false);
  const days = daysThatMatter(result, place.name, nameOf);

  function save() {
    const file = calendarFile({
      place: place.code,
      days,
      asOf: result.asOf,
      made: new Date(),
      address: location.origin + location.pathname,
      withDetails,
    });
    saveFile('openslate-dates.ics', 'text/calendar;charset=utf-8', file);
    track('reminder_saved', place.code);
  }

  if (days.length === 0)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="There is no day to add"
        description={whyNoDay(result)}
        actions={
          <DialogClose>
            <Button wide>Back to my result</Button>
          </DialogClose>
        }
      >
        <p>Come back when something changes. Your answers can stay on this device until then.</p>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add to your calendar"
      description="You get a file for the calendar on your phone or computer. It reminds you 30 days before each day, and at 9 in the morning on the day."
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
      <Days days={days} />
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
