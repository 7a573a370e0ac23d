import { showToast } from '../ui/overlays/toast.ts';
import { LogoMark } from './logo-mark.tsx';

/** The mark of the header: a press puts the logo on the clipboard, for a flyer or a slide. */
export function CopyLogo() {
  return (
    <>
      <button
        type="button"
        onClick={copyLogo}
        className="needs-script -m-1.5 rounded-field p-1.5 hover:bg-wash"
        aria-label="Copy logo"
        title="Copy logo"
      >
        <LogoMark />
      </button>
      <noscript>
        <LogoMark />
      </noscript>
    </>
  );
}

async function copyLogo(): Promise<void> {
  try {
    // Safari wants the promise itself: it counts as the press only if the item is made within it.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': logoImage() })]);
    showToast({ title: 'Logo copied!' });
  } catch {
    showToast({ title: 'Copy failed', description: 'Unable to copy logo to clipboard', kind: 'no' });
  }
}

async function logoImage(): Promise<Blob> {
  const response = await fetch('/logo.png');
  if (!response.ok) throw new Error(`The logo could not be read: ${response.status}.`);
  return response.blob();
}
