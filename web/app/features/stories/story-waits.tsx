import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { QueuedItem } from '../sync-queue/item.ts';
import { leave } from '../sync-queue/queue.ts';
import { type Draft, putBack } from './story-draft.ts';

/** A story that could not be sent yet, and the way to have it back. */
export function StoryWaits({ item, wasJustSent }: { item: QueuedItem; wasJustSent: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasJustSent) box.current?.focus();
  }, [wasJustSent]);

  async function takeBack() {
    if (await leave(item)) putBack(item.data as Draft);
  }

  return (
    <Alert
      ref={box}
      kind="wait"
      title="Your story waits to be sent"
      level={3}
      tabIndex={-1}
      className="outline-none"
    >
      <p>
        It could not be sent just now. It is kept on this device and sent as soon as that works: while
        OpenSlate is open, or when you open it next. You then see a note.
      </p>
      <Button variant="secondary" size="small" onClick={takeBack}>
        Take it back
      </Button>
    </Alert>
  );
}
