import { inventory } from '../../storage/inventory.ts';
import { EraseButton } from '../kept-here/erase-button.tsx';
import { eraseKept, isErasable } from '../kept-here/erase-kept.ts';

/** Not the answers alone, but all that this site keeps on the device. */
export function EraseEverything() {
  return (
    <div className="mt-6 border-line border-t pt-4">
      <EraseButton
        size="small"
        wide
        question="Erase everything that this site keeps on this device: answers for all states, ticks, drafts, keys to your links and posts, and settings?"
        onErase={() => eraseKept(inventory().filter(isErasable), 'Everything is erased from this device')}
      >
        Erase everything on this device
      </EraseButton>
    </div>
  );
}
