import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';

/** A link to copy or to scan. */
export function CopyLink({ href }: { href: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused'>();

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
    <>
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
    </>
  );
}
