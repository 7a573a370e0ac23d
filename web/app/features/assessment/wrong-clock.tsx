import { Alert } from '../../ui/alert.tsx';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import type { Today } from './today.ts';

/** Said where the device's own date cannot be right, because every answer counts from today. */
export function WrongClock({ date, wrongClock }: Today) {
  if (wrongClock === undefined) return null;
  return (
    <Alert kind="wait" title="The date on your device seems wrong" className="mb-6">
      <p>
        Your device says it is {spokenDate(wrongClock)}. We checked this law after that day, so we count from{' '}
        {spokenDate(date)} instead. Set the date on your device for an exact answer.
      </p>
    </Alert>
  );
}
