import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../ui/overlays/toast.ts';
import { problemWords } from './problem.ts';
import { useRefresh } from './use-refresh.ts';

type Change<T> = {
  /** Does it. */
  change: (given: T) => Promise<unknown>;
  /** What to say when it is done, and when it failed. */
  done?: string;
  failed: string;
  onDone?: () => void;
};

/** Something an administrator changes: says how it went, and has every list fetched anew that it may stand in. */
export function useAdminChange<T = void>({ change, done, failed, onDone }: Change<T>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: change,
    // The calls themselves try again, those that may.
    retry: false,
    onSuccess: () => {
      if (done) showToast({ title: done, kind: 'good' });
      onDone?.();
      return refresh();
    },
    onError: (error) => showToast({ title: failed, description: problemWords(error), kind: 'no' }),
  });
}
