import { Button } from '../../ui/button.tsx';
import { removeReminder } from './kept-reminders.ts';
import { aboutOf, spokenMoment } from './reminder-words.ts';
import { useReminders } from './use-reminders.ts';

/** The reminders on this device, each with a way to delete it. */
export function ReminderList({ onDeleted }: { onDeleted?: () => void }) {
  const set = useReminders();
  if (set.length === 0) return null;
  return (
    <ul
      aria-label="Reminders on this device"
      className="w-full divide-y divide-line border-line border-t pl-4"
    >
      {set.map(({ id, scheduledFor, assessmentData }) => {
        const moment = spokenMoment(new Date(scheduledFor));
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-[1_1_12rem]">
              {moment}
              <span className="block text-[0.9rem] text-soft">{aboutOf(assessmentData)}</span>
            </span>
            <Button variant="danger" size="small" onClick={() => void removeReminder(id).then(onDeleted)}>
              Delete<span className="sr-only">: {moment}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
