import { adminToken, forgetAdminToken } from '../../../api/admin-token.ts';
import { isRefused } from '../../../storage/shelves.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SummaryList } from '../../../ui/summary-list.tsx';
import { type SetupState, useSetupCheck } from '../login/use-setup-check.ts';
import type { AdminSession } from '../session/admin-session.ts';
import { useAdminSession } from '../use-admin-session.ts';
import { AdminEntry } from './admin-entry.tsx';

const setupWords: Record<SetupState, string> = {
  checking: 'Checking…',
  needed: 'The site has no administrator yet',
  done: 'The site has an administrator',
  unreachable: 'The server could not be reached',
};

/** What this browser knows of its admin session, to find out why a login does not hold. Shows no secret. */
export function DebugLoginScreen() {
  const session = useAdminSession();
  const setup = useSetupCheck();
  const hasToken = adminToken() !== null;

  return (
    <AdminEntry
      heading="Login check"
      purpose="The state of this browser’s admin session. It shows no password and no token."
    >
      <div role="status">
        <SummaryList
          rows={[
            { id: 'token', label: 'Token in this browser', value: tokenWords(session, hasToken) },
            { id: 'server', label: 'Accepted by the server', value: serverWords(session) },
            { id: 'setup', label: 'Setup', value: setupWords[setup] },
            {
              id: 'storage',
              label: 'Storage of this browser',
              value: isRefused('device') ? 'Switched off: a login ends when the page is closed' : 'Works',
            },
          ]}
        />
      </div>
      {session.refused && (
        <Alert kind="wait" title="A token was here and was removed" className="mt-6">
          <p>
            The server did not accept it. It was too old, was ended by somebody, or never came from this
            server.
          </p>
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {session.status === 'signedIn' ? (
          <ButtonLink to="/admin">Dashboard</ButtonLink>
        ) : (
          <ButtonLink to={setup === 'needed' ? '/admin-setup' : '/admin-login'}>
            {setup === 'needed' ? 'Setup Admin' : 'Log In'}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={() => forgetAdminToken()} disabled={!hasToken}>
          Clear the token
        </Button>
      </div>
    </AdminEntry>
  );
}

function tokenWords({ status }: AdminSession, hasToken: boolean): string {
  if (status === 'unknown') return 'Checking…';
  return hasToken ? 'There is one' : 'There is none';
}

function serverWords({ status, username, refused }: AdminSession): string {
  if (status === 'unknown') return 'Checking…';
  if (status === 'signedIn') return `Yes, as ${username}`;
  if (status === 'unchecked') return 'The server failed, or could not be reached';
  return refused ? 'No' : 'Not asked';
}
