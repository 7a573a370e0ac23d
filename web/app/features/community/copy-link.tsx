import { Link2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';

export function pathOfPost(id: string): string {
  return `/community?post=${encodeURIComponent(id)}`;
}

/** The address of one post, to send to somebody or to come back to. */
export function CopyLink({ id, title, className }: { id: string; title: string; className?: string }) {
  const href = () => `${location.origin}${pathOfPost(id)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(href());
      showToast({ kind: 'good', title: 'Link copied', description: 'Paste it into a message or a note.' });
    } catch {
      showToast({
        title: 'This browser did not let us copy the link',
        description: href(),
        duration: 30_000,
      });
    }
  }

  return (
    <Button variant="quiet" size="small" className={className} onClick={copy}>
      <Link2 aria-hidden />
      Copy link
      <span className="sr-only">{` (${title})`}</span>
    </Button>
  );
}
