import {
  type BulkAction,
  BulkCount,
  BulkOutcome,
  type PostSelection,
} from '@openslate/contract/community.ts';
import { useRef, useState } from 'react';
import { showToast } from '../../../ui/overlays/toast.ts';
import { adminCall } from '../calls/admin-call.ts';
import { problemWords } from '../calls/problem.ts';
import { useRefresh } from '../calls/use-refresh.ts';
import { bulkWords } from './bulk-words.ts';

const address = '/api/admin/posts/bulk';

/** What was counted, and how far it has come since somebody agreed to it. */
type Bulk = {
  readonly action: BulkAction;
  readonly posts: number;
  readonly upTo: number;
  readonly done: number;
  readonly problem?: string;
};

/** Counts what would be done, asks, and does it part by part: one call changes so many posts and no more. */
export function useBulk(which: PostSelection) {
  const refresh = useRefresh();
  const [counting, setCounting] = useState<BulkAction>();
  const [bulk, setBulk] = useState<Bulk>();
  const [busy, setBusy] = useState(false);
  const stopped = useRef(false);

  async function ask(action: BulkAction): Promise<void> {
    setCounting(action);
    try {
      const body = { action, which };
      const counted = await adminCall(BulkCount, `${address}/count`, { method: 'POST', body });
      setBulk({ action, ...counted, done: 0 });
    } catch (error) {
      showToast({ title: 'The posts were not counted', description: problemWords(error), kind: 'no' });
    } finally {
      setCounting(undefined);
    }
  }

  async function goOn(begun: Bulk): Promise<void> {
    const { action, posts, upTo } = begun;
    const body = { action, which, upTo };
    let { done } = begun;
    setBusy(true);
    stopped.current = false;
    try {
      for (let left = posts - done; left > 0 && !stopped.current; ) {
        setBulk({ action, posts, upTo, done });
        const outcome = await adminCall(BulkOutcome, address, { method: 'POST', body });
        done += outcome.changed;
        // Another admin may have been quicker with the rest.
        left = outcome.changed === 0 ? 0 : outcome.left;
      }
      setBulk(undefined);
      showToast({ title: bulkWords[action].done(done), kind: 'good' });
    } catch (error) {
      setBulk({ action, posts, upTo, done, problem: problemWords(error) });
    } finally {
      setBusy(false);
      await refresh();
    }
  }

  /** What is under way in this moment is still finished. */
  function close(): void {
    stopped.current = true;
    setBulk(undefined);
  }

  return { counting, bulk, busy, ask, goOn, close };
}
