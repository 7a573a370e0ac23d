import { Alert } from '../../ui/alert.tsx';
import { EraseButton } from '../kept-here/erase-button.tsx';
import { eraseUnreadable } from './kept-progress.ts';

/** Saved answers that can no longer be read. They are the person's to throw away, not ours. */
export function BrokenProgress({ onErased, className }: { onErased?: () => void; className: string }) {
  function erase() {
    eraseUnreadable();
    onErased?.();
  }
  return (
    <Alert kind="wait" title="We could not read your saved answers" className={className}>
      <p>
        Something on this device changed them. They are left as they are until you answer the first question
        or erase them.
      </p>
      <EraseButton variant="secondary" size="small" undoable={false} onErase={erase}>
        Erase them
      </EraseButton>
    </Alert>
  );
}
