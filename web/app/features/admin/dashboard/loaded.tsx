import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { problemIn } from '../calls/problem.ts';

type LoadedProps<T> = {
  /** What is being fetched, in a few words: “the messages”. */
  what: string;
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

/** What a query brought, or that it is on its way, or that it failed and can be tried again. */
export function Loaded<T>({ what, query, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && (
        <Alert kind="no" title={`We could not load ${what}`} announce="polite" className="mb-4">
          <p>{problemIn(error).message}</p>
          <Button
            variant="secondary"
            size="small"
            busy={isFetching}
            busyLabel="Loading…"
            onClick={() => refetch()}
          >
            Try again
          </Button>
        </Alert>
      )}
      {data === undefined ? !error && <Skeleton lines={6} label={`Loading ${what}…`} /> : children(data)}
    </>
  );
}
