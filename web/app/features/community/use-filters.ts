import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { filtersIn, noFilters, type PostFilters, paramsOf } from './post-filters.ts';

type Filtering = readonly [PostFilters, (next: PostFilters) => void];

/** On the forum's own page they stand in the address, so that the way back and a bookmark keep them. */
export function useFilters(inAddress: boolean): Filtering {
  const [params, setParams] = useSearchParams();
  const [own, setOwn] = useState(noFilters);
  const inParams = useMemo(() => filtersIn(params), [params]);
  if (!inAddress) return [own, setOwn];
  return [inParams, (next) => setParams(paramsOf(next), { preventScrollReset: true })];
}
