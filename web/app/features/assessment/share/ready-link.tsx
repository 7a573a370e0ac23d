import type { MadeLink } from '@openslate/contract/made-links.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { localDay } from '../../../ui/local-day.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
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
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  const expires = spokenDate(localDay(new Date(link.expires)));

  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setCopying('copied');
    } catch {
      field.current?.select();
      setCopying('refused');
    }
  }

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
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <TextField
          ref={field}
          label="Private link"
          readOnly
          value={href}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy} wide>
          {copying === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          Copy the link
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {copying === 'copied' && 'Copied. Paste it into a message or a note.'}
        {copying === 'refused' &&
          'This browser did not let us copy it. The link is selected: copy it with the menu of your device.'}
      </p>
      <QrCode
        text={href}
        label="QR code of the link"
        caption="Or scan it with the camera of another phone."
      />
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
