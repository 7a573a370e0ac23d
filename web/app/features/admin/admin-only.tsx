import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isAdminQuery } from './calls/query-keys.ts';
import { loginPathFrom } from './login/return-path.ts';
import { useAdminSession } from './use-admin-session.ts';

/** Shows its children to whoever holds a session that the server accepts; others log in first, and then come back. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { status } = useAdminSession();
  const here = useLocation();
  const queries = useQueryClient();

  // What was fetched must not be there for whoever uses this computer next.
  useEffect(() => {
    if (status === 'signedOut')
      queries.removeQueries({ predicate: ({ queryKey }) => isAdminQuery(queryKey) });
  }, [status, queries]);

  if (status === 'signedIn') return children;
  return (
    <div className="page py-12">
      <h1 className="mb-6 text-[clamp(1.8rem,1.4rem+2vw,2.6rem)]">Administration</h1>
      <Skeleton lines={5} label="Checking your admin session…" />
      {/* Stays in sight until the login page is loaded. */}
      {status === 'signedOut' && <Navigate to={loginPathFrom(here)} replace />}
    </div>
  );
}
