import { RemindDialog } from '../../reminders/remind-dialog.tsx';
import { daysThatMatter } from '../documents/calendar/days-that-matter.ts';
import { lookAgain } from '../documents/calendar/look-again.ts';
import type { Told } from '../saved-progress.ts';
import { answeredPaths } from '../told.ts';
import type { KeepDialogProps } from './keep-dialog.ts';

type RemindOfResultProps = KeepDialogProps & { told: Told; onCalendar: () => void };

/** A reminder of a day that matters, or of looking again. */
export function RemindOfResult({ kept: { result, place, nameOf }, told, ...dialog }: RemindOfResultProps) {
  const again = lookAgain(result);
  const days = daysThatMatter(result, place.name, nameOf);
  const withAgain = again
    ? [...days, { date: again.date, details: [again.what], isReminder: true as const }]
    : days;
  const of = { state: place.code, step: 'result', questionsAnswered: answeredPaths(told).length };
  return <RemindDialog of={of} days={withAgain} {...dialog} />;
}
