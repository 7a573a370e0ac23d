import { Alert } from '../../../ui/alert.tsx';
import type { Problem } from '../calls/problem.ts';

/** What the server turned down, above the form it was sent from. */
export function EntryProblem({ title, problem }: { title: string; problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <Alert kind="no" title={title} announce="now">
      <p>{problem.message}</p>
    </Alert>
  );
}
