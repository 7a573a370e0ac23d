import type { Reminder } from '@openslate/contract/reminders.ts';
import { keys } from '../../storage/keys.ts';
import { isSharedComputer, onSharedComputerChange } from '../../storage/shared-computer.ts';
import { onChangeElsewhere } from '../../storage/shelves.ts';
import { nextDue, reminders, removeAllReminders, takeDue } from './kept-reminders.ts';

/** Browsers count no further than 24.8 days, and none while the device sleeps: so it is looked at again and again. */
const longestWait = 12 * 60 * 60 * 1000;

/** Gives each reminder as it falls due, those that are overdue at once. Gives the way to stop. */
export function runReminders(remind: (due: Reminder) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    // The next person at this computer is not to be reminded of what somebody else did here.
    if (isSharedComputer()) {
      if (reminders().length > 0) removeAllReminders();
      return clearTimeout(timer);
    }
    const due = await takeDue(new Date());
    for (const each of due) remind(each);
    clearTimeout(timer);
    const next = nextDue();
    if (next === undefined || isStopped) return;
    timer = setTimeout(look, Math.min(Math.max(next - Date.now(), 0), longestWait));
  }

  const seen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const stops = [
    onChangeElsewhere(keys.reminders.name, look),
    onSharedComputerChange(look),
    () => document.removeEventListener('visibilitychange', seen),
  ];
  document.addEventListener('visibilitychange', seen);
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
