import { localDay } from '../../ui/local-day.ts';
import { calendarFile } from '../assessment/documents/calendar/calendar-file.ts';
import { saveFile } from '../assessment/documents/save-file.ts';
import { RemindDialog, type RemindDialogProps } from './remind-dialog.tsx';
import { addressOf } from './reminder-words.ts';
import { tomorrow } from './when-to-remind.ts';

export type ToRemindOf = Pick<RemindDialogProps, 'of' | 'days'>;

export type OwnRemindDialogProps = Omit<RemindDialogProps, 'onCalendar'>;

/** Where there is no other way to the calendar file, with its own. */
export function OwnRemindDialog(props: OwnRemindDialogProps) {
  const { of, days } = props;

  function saveCalendar() {
    const now = new Date();
    const file = calendarFile({
      of: of.state || of.step,
      days: days.length > 0 ? days : [{ date: localDay(tomorrow(now)), details: [], isReminder: true }],
      asOf: localDay(now),
      made: now,
      address: location.origin + new URL(addressOf(of), location.origin).pathname,
      withDetails: false,
    });
    saveFile('openslate-dates.ics', 'text/calendar;charset=utf-8', file);
  }

  return <RemindDialog {...props} onCalendar={saveCalendar} />;
}
