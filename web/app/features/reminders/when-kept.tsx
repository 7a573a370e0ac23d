import { useEffect, useState } from 'react';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { keys } from '../../storage/keys.ts';
import { onChangeElsewhere, readText } from '../../storage/shelves.ts';
import { goOnHere } from './go-on-here.ts';

const reminders = part(() => import('./reminders.tsx').then(({ Reminders }) => Reminders));

/** Stands once in the page. Costs next to nothing where nobody asked to be reminded. */
export function RemindersWhenKept() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => {
      if (location.hash === goOnHere || readText('device', keys.reminders.name)) setWanted(true);
    };
    look();
    return onChangeElsewhere(keys.reminders.name, look);
  }, []);
  const drawn = usePart(reminders, wanted);
  return drawn.kind === 'ready' ? <drawn.part /> : null;
}
