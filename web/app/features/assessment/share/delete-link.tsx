import type { MadeLink } from '@openslate/contract/made-links.ts';
import { type ReactNode, useState } from 'react';
import { asApiError, isUnreachable } from '../../../api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { deleteLink } from './shared-link.ts';

/** Takes a link back. It stays in the list until the server has said that it is gone. */
export function DeleteLink({
  link,
  onDeleted,
  children,
}: {
  link: MadeLink;
  onDeleted: (link: MadeLink) => void;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    setBusy(true);
    setProblem(undefined);
    try {
      await deleteLink(link);
      onDeleted(link);
    } catch (error) {
      setProblem(wordsFor(error));
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      <div>
        <Button variant="danger" size="small" busy={busy} busyLabel="Deleting…" onClick={remove}>
          {children}
        </Button>
      </div>
      {problem !== undefined && (
        <Alert kind="no" title="The link is not deleted" announce="now">
          <p>{problem}</p>
        </Alert>
      )}
    </div>
  );
}

function wordsFor(error: unknown): string {
  if (isUnreachable(error)) return 'We could not reach the site. Check your connection, then try again.';
  const { statusCode, message } = asApiError(error);
  return statusCode < 500 ? message : 'Something went wrong on our side. Please try again in a minute.';
}
