import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AnswerSchema, adminCall } from './admin-call.ts';

// Several people look after one site: what is shown is asked for again whenever it comes into view. Who waits for a
// failure to be tried again three times believes that nothing happens; there is a button for it.
const rules = { staleTime: 0, retry: false } as const;

type Options = {
  /** Asked again by itself, every so many milliseconds, while the page is in sight. */
  every?: number;
};

export function useAdminQuery<T>(url: string, schema: AnswerSchema<T>, { every }: Options = {}) {
  return useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminCall(schema, url, { signal }),
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every }),
    ...rules,
  });
}

type Paged = { data: readonly unknown[]; pagination: { nextCursor: string | null } };

/** A list that comes in pages, each one following the ones before it. */
export function useAdminPages<T extends Paged>(url: string, schema: AnswerSchema<T>) {
  return useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam, signal }) => adminCall(schema, withCursor(url, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    placeholderData: keepPreviousData,
    ...rules,
  });
}

function withCursor(url: string, cursor: string | null): string {
  if (cursor === null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ cursor })}`;
}
