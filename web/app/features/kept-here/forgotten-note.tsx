import { wasForgotten } from '../../storage/last-use.ts';
import { Alert } from '../../ui/alert.tsx';

/** Nobody is to wonder where their answers went. */
export function ForgottenNote({ className }: { className: string }) {
  if (!wasForgotten()) return null;
  return (
    <Alert title="What this device kept for you is erased" className={className}>
      <p>
        Nobody had used it for 12 months. That goes for saved answers, links you made and keys to your posts.
      </p>
    </Alert>
  );
}
