import { useMemo } from 'react';
import { useLoaderData } from 'react-router';

/** What a page is drawn from, as one text. */
export type Packed = { readonly json: string };

/**
 * For loaders, whose answers stand in the page. The router’s own form can carry more kinds of values than plain data has; to
 * read a long list of them takes an old phone ten times as long as to read JSON.
 */
export function packed(data: unknown): Packed {
  return { json: JSON.stringify(data) };
}

export function useUnpacked<Data>(): Data {
  const { json } = useLoaderData<Packed>();
  return useMemo(() => JSON.parse(json) as Data, [json]);
}
