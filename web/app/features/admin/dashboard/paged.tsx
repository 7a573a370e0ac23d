import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from './loaded.tsx';

type Pages<T> = {
  pages: { data: readonly T[]; pagination: { nextCursor: string | null; total?: number } }[];
};

type PagedProps<T> = {
  what: string;
  query: {
    data: Pages<T> | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  empty: ReactNode;
  children: (items: readonly T[], total: number | undefined) => ReactNode;
};

/** A list that is fetched page by page, or what to say where nothing is in it. */
export function Paged<T>({ what, query, empty, children }: PagedProps<T>) {
  return (
    <Loaded what={what} query={query}>
      {({ pages }) => {
        const items = pages.flatMap(({ data }) => data);
        if (items.length === 0) return empty;
        return (
          <>
            {children(items, pages[0]?.pagination.total)}
            {query.hasNextPage && (
              <div className="mt-6 flex justify-center">
                <Button
                  variant="secondary"
                  busy={query.isFetchingNextPage}
                  busyLabel="Loading…"
                  onClick={() => query.fetchNextPage()}
                >
                  Show more
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
