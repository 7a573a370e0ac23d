import type { Reminder } from '@openslate/contract/reminders.ts';
import { useEffect, useState } from 'react';
import { keys } from '../../storage/keys.ts';
import { onChangeElsewhere } from '../../storage/shelves.ts';
import { reminders } from './kept-reminders.ts';

/** What is set on this device, soonest first; anew with every change, here or in another tab. */
export function useReminders(): readonly Reminder[] {
  const [kept, setKept] = useState(inOrder);
  useEffect(() => onChangeElsewhere(keys.reminders.name, () => setKept(inOrder())), []);
  return kept;
}

function inOrder(): readonly Reminder[] {
  return [...reminders()].sort((a, b) => Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor));
}
