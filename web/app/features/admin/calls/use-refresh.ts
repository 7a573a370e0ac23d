import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAdminQuery, isForumQuery } from './query-keys.ts';

/** Has every list fetched anew in which something may have changed, here and in the forum. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => isAdminQuery(queryKey) || isForumQuery(queryKey),
      }),
    [queries],
  );
}
