import { ConnectedModel } from '@openslate/contract/assistant.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { assistantAddress } from './assistant-address.ts';
import type { Model } from './by-model.ts';

/** The model that a question could be sent to. While that is not known, and where there is none, questions stay here. */
export function useConnectedModel(): Model | undefined {
  const { data } = useQuery({
    queryKey: [assistantAddress],
    queryFn: async ({ signal }) =>
      ConnectedModel.parse(await request('GET', assistantAddress, { signal })).model,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
}
