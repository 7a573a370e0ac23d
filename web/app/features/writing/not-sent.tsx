import { Alert } from '../../ui/alert.tsx';
import { whyNotSent } from './why-not-sent.ts';

export function NotSent({ title, error }: { title: string; error: unknown }) {
  return (
    <Alert kind="no" title={title} announce="now">
      <p>{whyNotSent(error)} What you wrote is still here.</p>
    </Alert>
  );
}
