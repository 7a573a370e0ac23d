import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstSecondFactor } from './accounts/first-second-factor.tsx';
import { isAdminQuery } from './calls/query-keys.ts';
import { loginPathFrom } from './login/return-path.ts';
import { checkAgain, isAtWork } from './session/admin-session.ts';
import { useAdminSession } from './use-admin-session.ts';

/** Shows its children to whoever holds a session that the server accepts; others log in first, and then come back. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const { status } = session;
  const here = useLocation();
  const queries = useQueryClient();

  // What was fetched must not be there for whoever uses this computer next.
  useEffect(() => {
    if (status === 'signedOut')
      queries.removeQueries({ predicate: ({ queryKey }) => isAdminQuery(queryKey) });
  }, [status, queries]);

  if (session.mustSetUp) return <FirstSecondFactor />;
  if (isAtWork(session)) return children;
  return (
    <div className="page py-12">
      <h1 className="mb-6 text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Administration</h1>
      {status === 'unchecked' ? (
        <Alert kind="wait" title="The server could not check your admin session" announce="polite">
          <p>It failed, or could not be reached. You are not logged out. Try again in a moment.</p>
          <Button variant="secondary" size="small" onClick={checkAgain}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Skeleton lines={5} label="Checking your admin session…" />
      )}
      {/* Stays in sight until the login page is loaded. */}
      {status === 'signedOut' && <Navigate to={loginPathFrom(here)} replace />}
    </div>
  );
}
