import { type DefaultOptions, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { changeRule, isRefusal, statusOf } from './repeating.ts';
import { request } from './request.ts';

const second = 1000;
const minute = 60 * second;

/** How long answers stay fresh, and when and how often a failed call is tried again. */
export const queryRules = {
  queries: {
    queryFn: fetchKey,
    staleTime: 5 * minute,
    gcTime: 10 * minute,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    // Without a network a call fails at once and the screen says so, rather than wait in silence. It is made again with the
    // network.
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: (failures, error) => failures < 3 && mayPass(error),
    retryDelay,
  },
  mutations: { ...changeRule, networkMode: 'always' },
} satisfies DefaultOptions;

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryRules });
}

/** Doubles from 1 s up to 30 s; a server that says "too many" is given more time, from 5 s up to 60 s. */
export function retryDelay(failures: number, error: Error): number {
  const [first, longest] = statusOf(error) === 429 ? [5 * second, minute] : [second, 30 * second];
  return Math.min(first * 2 ** failures, longest);
}

/** The first part of a query's key is the address it is fetched from. */
function fetchKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const [url] = queryKey;
  if (typeof url !== 'string') throw new ApiError('Invalid query key: its first part must be an address.');
  if (url === '') throw new ApiError('Invalid URL in the query key: it is empty.');
  return request('GET', url, { signal });
}

/** A timeout (408) and "too many" (429) pass with time; any other refusal stays one. */
function mayPass(error: Error): boolean {
  const status = statusOf(error);
  return status === 408 || status === 429 || !isRefusal(error);
}
