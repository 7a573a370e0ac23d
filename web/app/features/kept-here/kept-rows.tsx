import { useEffect, useState } from 'react';
import { inventory, type KeptThing } from '../../storage/inventory.ts';
import { OfflineCopyRow } from '../offline/offline-copy-row.tsx';
import { ReminderList } from '../reminders/reminder-list.tsx';
import { EraseButton } from './erase-button.tsx';
import { eraseKept, isErasable } from './erase-kept.ts';
import { wordsFor } from './kept-words.ts';

/** What this device holds for the site, each with its size and a way to erase it. */
export function KeptRows() {
  const things = useInventory();
  const erasable = things?.filter(isErasable) ?? [];
  return (
    <>
      {things?.length === 0 && <p className="mt-2">Nothing. This site has kept nothing on this device.</p>}
      {things && things.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {things.map((thing) => (
            <KeptRow key={thing.key} thing={thing} />
          ))}
        </ul>
      )}
      {erasable.length > 1 && (
        <EraseButton
          className="mt-4"
          question="Erase everything on this list?"
          onErase={() => erase(erasable, 'Everything on the list is erased')}
        >
          Erase everything on this list
        </EraseButton>
      )}
      <OfflineCopyRow />
    </>
  );
}

function KeptRow({ thing }: { thing: KeptThing }) {
  const words = wordsFor(thing.key);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-[1_1_14rem]">
        {words}
        <span className="block text-[0.9rem] text-soft">
          {sizeOf(thing)}, {thing.shelf === 'tab' ? 'until you close this tab' : 'on this device'}
        </span>
      </span>
      {isErasable(thing) && (
        <EraseButton
          size="small"
          question={`Erase this: ${words}?`}
          onErase={() => erase([thing], `Erased: ${words}`)}
        >
          Erase<span className="sr-only">: {words}</span>
        </EraseButton>
      )}
      {thing.key === 'reminders' && <ReminderList onDeleted={focusList} />}
    </li>
  );
}

function sizeOf({ bytes }: KeptThing): string {
  return bytes < 1000 ? 'Less than 1 KB' : `About ${Math.round(bytes / 1000)} KB`;
}

function erase(things: readonly KeptThing[], title: string): void {
  eraseKept(things, title);
  focusList();
}

/** The button that had the focus goes with its row. */
function focusList(): void {
  document.getElementById('kept-here')?.focus();
}

/** Known once the page is in a browser; and anew with every change, here or in another tab. */
function useInventory(): readonly KeptThing[] | undefined {
  const [things, setThings] = useState<readonly KeptThing[]>();
  useEffect(() => {
    const look = () => setThings(inventory());
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return things;
}
