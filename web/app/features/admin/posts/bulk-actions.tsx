import type { BulkAction } from '@openslate/contract/community.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { formatNumber } from '../../community/wording.ts';
import { bulkWords } from './bulk-words.ts';
import { isNarrowed, type PostChoice, selectionOf } from './post-query.ts';
import { useBulk } from './use-bulk.ts';

/** What can be done to all posts that were found, and not only to those in sight. */
export function BulkActions({ chosen }: { chosen: PostChoice }) {
  const { counting, bulk, busy, ask, goOn, close } = useBulk(selectionOf(chosen));
  const words = bulk && bulkWords[bulk.action];
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <p className="font-[650]">All posts found here:</p>
      {offered(chosen).map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'delete' ? 'danger' : 'secondary'}
          busy={counting === action}
          busyLabel="Counting…"
          onClick={() => void ask(action)}
        >
          {bulkWords[action].all}
        </Button>
      ))}
      {bulk && words && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open) close();
          }}
          title={words.question(bulk.posts)}
          description={
            bulk.posts === 0
              ? 'None of those found is affected.'
              : `${words.explanation} Posts that are written from now on are left alone.`
          }
          actions={
            <>
              {bulk.posts > 0 && (
                <Button
                  variant={bulk.action === 'delete' ? 'danger' : 'primary'}
                  busy={busy}
                  busyLabel={words.busy}
                  onClick={() => void goOn(bulk)}
                >
                  {bulk.done === 0 ? words.confirm(bulk.posts) : 'Go on with the rest'}
                </Button>
              )}
              <Button variant="secondary" onClick={close}>
                {busy ? 'Stop' : bulk.posts === 0 ? 'Close' : 'Cancel'}
              </Button>
            </>
          }
        >
          {(busy || bulk.done > 0) && (
            <Progress
              label={busy ? words.busy : 'Not finished'}
              text={`${formatNumber(bulk.done)} of ${formatNumber(bulk.posts)}`}
              value={bulk.done}
              max={bulk.posts}
            />
          )}
          {bulk.problem !== undefined && !busy && (
            <Alert kind="no" title="It stopped before it was finished" announce="now">
              <p>{bulk.problem}</p>
            </Alert>
          )}
        </Dialog>
      )}
    </div>
  );
}

/** Not what would change nothing, nor what would leave nothing. */
function offered(chosen: PostChoice): BulkAction[] {
  const { queue } = chosen;
  return [
    ...(queue === 'flagged' ? [] : (['publish'] as const)),
    ...(queue === 'held' ? [] : (['hold'] as const)),
    ...(isNarrowed(chosen) ? (['delete'] as const) : []),
  ];
}
