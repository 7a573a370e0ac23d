import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { leave } from '../../sync-queue/queue.ts';
import { CopyLink } from './copy-link.tsx';

/** A link that is known already, though its result could not be sent yet. */
export function LinkWaits({ id, href, onGone }: { id: string; href: string; onGone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function forget() {
    await leave({ id });
    onGone();
  }

  return (
    <section aria-labelledby="link-waits" className="mt-5! grid gap-4">
      <h3 id="link-waits" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
        Your link does not open yet
      </h3>
      <Alert kind="wait" title="The locked result waits on this device">
        <p>
          It could not be sent just now. It is sent as soon as that works: while OpenSlate is open, or when
          you open it next. You then see a note, and the link opens.
        </p>
      </Alert>
      <p>
        Copy the link now: when you leave this page, it cannot be shown again, because nobody but you has the
        key.
      </p>
      <CopyLink href={href} />
      <div>
        <Button variant="danger" size="small" onClick={forget}>
          Do not send it
        </Button>
      </div>
    </section>
  );
}
