import { type Reminder, Reminders } from '@openslate/contract/reminders.ts';
import { newKey } from '../../api/new-thing.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

const stored = kept<readonly Reminder[]>(keys.reminders, Reminders);

export function reminders(): readonly Reminder[] {
  const found = stored.find();
  return found.kind === 'kept' ? found.value : [];
}

/** Whether it was set: a moment that is over cannot be reminded of, and a browser may refuse to keep anything. */
export function addReminder(
  at: Date,
  assessmentData: Reminder['assessmentData'],
  now: Date,
): Promise<boolean> {
  const scheduledFor = at.toISOString();
  return inOneTab(() => {
    if (at <= now) return false;
    const others = reminders().filter((each) => !isSame(each, scheduledFor, assessmentData));
    return keep([...others, { id: newKey(), scheduledFor, assessmentData, created: now.toISOString() }]);
  });
}

export function removeReminder(id: string): Promise<void> {
  return inOneTab(() => void keep(reminders().filter((each) => each.id !== id)));
}

export function removeAllReminders(): void {
  keep([]);
}

/** Takes what is due out of what is kept, and gives it to one tab alone. */
export function takeDue(now: Date): Promise<readonly Reminder[]> {
  return inOneTab(() => {
    const all = reminders();
    const due = all.filter(({ scheduledFor }) => Date.parse(scheduledFor) <= now.getTime());
    if (due.length > 0) keep(all.filter((each) => !due.includes(each)));
    return due;
  });
}

/** When the next one is due, in milliseconds. */
export function nextDue(): number | undefined {
  const times = reminders().map(({ scheduledFor }) => Date.parse(scheduledFor));
  return times.length > 0 ? Math.min(...times) : undefined;
}

function keep(next: readonly Reminder[]): boolean {
  const isTaken = next.length > 0 ? stored.write(next) : stored.forget();
  // Whoever shows them or waits for them in this tab hears of it as if another tab had changed it.
  dispatchEvent(new StorageEvent('storage', { key: keys.reminders.name }));
  return isTaken;
}

function isSame(each: Reminder, scheduledFor: string, { state, step }: Reminder['assessmentData']): boolean {
  const { assessmentData } = each;
  return each.scheduledFor === scheduledFor && assessmentData.state === state && assessmentData.step === step;
}

/** Two tabs never read and write at once, where the browser can see to it. */
async function inOneTab<T>(work: () => T): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(keys.reminders.name, work) : work();
}
