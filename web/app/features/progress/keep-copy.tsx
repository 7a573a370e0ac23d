import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { localDay } from '../../ui/local-day.ts';
import { saveFile } from '../assessment/documents/save-file.ts';
import type { SavedProgress } from '../assessment/saved-progress.ts';
import { copyOf } from './copy-file.ts';

/** A file with all answers and ticks, for another device or for later. */
export function KeepCopy({ kept }: { kept: readonly SavedProgress[] }) {
  if (kept.length === 0) return null;
  function save() {
    const today = localDay(new Date());
    saveFile(`saved-answers-${today}.json`, 'application/json', copyOf(kept, today));
  }
  return (
    <>
      <p className="mt-1">
        Save your answers and ticks as a file. You can open it here later, or on another device. It is not
        locked: whoever opens the file can read it. On a shared computer, do not leave it there.
      </p>
      <Button variant="secondary" size="small" wide className="mt-3" onClick={save}>
        <Download aria-hidden />
        Save a copy as a file
      </Button>
    </>
  );
}
