import type { MadeLink } from '@openslate/contract/made-links.ts';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { CopyLink } from './copy-link.tsx';
import { DeleteLink } from './delete-link.tsx';

/** The link that was just made: to copy, to scan, or to take back. */
export function ReadyLink({
  href,
  link,
  remembered,
  onDeleted,
  onAnother,
}: {
  href: string;
  link: MadeLink;
  /** Whether this device can delete it later. */
  remembered: boolean;
  onDeleted: (link: MadeLink) => void;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const expires = spokenDate(localDay(new Date(link.expires)));

  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="link-ready" className="mt-5! grid gap-4">
      <div>
        <h3 id="link-ready" ref={heading} tabIndex={-1} className="text-[1.25rem] outline-none">
          Your link is ready
        </h3>
        <p className="mt-1">
          It works until <strong>{expires}</strong>. Copy it now: when you leave this page, it cannot be shown
          again, because nobody but you has the key.
        </p>
      </div>
      <CopyLink href={href} />
      {!remembered && (
        <Alert kind="wait" title="This browser does not let us remember the link">
          <p>
            You can delete it only as long as this page is open. After that it ends by itself on {expires}.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <DeleteLink link={link} onDeleted={onDeleted}>
          Delete it now
        </DeleteLink>
        <Button variant="quiet" onClick={onAnother}>
          Make another link
        </Button>
      </div>
    </section>
  );
}
