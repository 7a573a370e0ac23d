import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, queryRules, retryDelay } from './query-client.ts';
import { request } from './request.ts';

let server: Server;
let base: string;
let calls: number;
let status: number;

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"calls":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());
beforeEach(() => {
  calls = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** The rules as they are, without the waiting between tries. */
const impatient = new QueryClient({
  defaultOptions: {
    queries: { ...queryRules.queries, retryDelay: 0 },
    mutations: { ...queryRules.mutations, retryDelay: 0 },
  },
});

describe('a query', () => {
  it('fetches the address that its key begins with', async () => {
    status = 200;
    expect(await createQueryClient().fetchQuery({ queryKey: [`${base}/api/states`, 'more'] })).toEqual({
      calls: 1,
    });
  });

  it.each([
    [400, 1],
    [401, 1],
    [404, 1],
    [422, 1],
    [408, 4],
    [429, 4],
    [500, 4],
    [503, 4],
  ])('that is answered %d asks %d times in all', async (given, times) => {
    status = given;
    // One query at a time is retried only if it says so; the rules are those of the client.
    const query = { queryKey: [`${base}/api/${given}`], retry: queryRules.queries.retry };
    await expect(impatient.fetchQuery(query)).rejects.toMatchObject({ statusCode: given });
    expect(calls).toBe(times);
  });

  it.each([[[]], [[42]], [[null]]])('whose key is %j is refused', async (queryKey) => {
    await expect(createQueryClient().fetchQuery({ queryKey, retry: false })).rejects.toThrow(
      'Invalid query key',
    );
  });

  it('with an empty address is refused', async () => {
    await expect(createQueryClient().fetchQuery({ queryKey: [''], retry: false })).rejects.toThrow(
      'Invalid URL',
    );
  });

  it('stays fresh for 5 minutes, is kept for 10 and is never asked again by itself', () => {
    expect(queryRules.queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
  });
});

describe('the wait before the next try', () => {
  const waits = (error: Error) => [0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures, error));

  it('doubles from one second to thirty', () => {
    const expected = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    expect(waits(new ApiError('down', { statusCode: 503 }))).toEqual(expected);
    expect(waits(new TypeError('no network'))).toEqual(expected);
  });

  it('doubles from five seconds to sixty where the server has had too many', () => {
    const expected = [5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000];
    expect(waits(new ApiError('slow down', { statusCode: 429 }))).toEqual(expected);
  });
});

describe('a mutation', () => {
  it.each([
    [400, 1],
    [408, 1],
    [429, 1],
    [500, 3],
    [503, 3],
  ])('that is answered %d asks %d times in all', async (given, times) => {
    status = given;
    const mutation = new MutationObserver(impatient, {
      mutationFn: () => request('POST', `${base}/api/things`),
    });
    await expect(mutation.mutate()).rejects.toMatchObject({ statusCode: given });
    expect(calls).toBe(times);
  });

  it('waits one second before each further try', () => {
    expect(queryRules.mutations.retryDelay).toBe(1000);
  });
});
