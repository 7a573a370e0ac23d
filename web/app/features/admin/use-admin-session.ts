import { AdminStats } from '@openslate/contract/admin.ts';
import { useQuery } from '@tanstack/react-query';
import { adminToken } from '../../api/admin-token.ts';
import { request } from '../../api/request.ts';

type AdminSession = {
  readonly status: 'unknown' | 'signedOut' | 'signedIn';
  readonly username?: string;
};

/** Whether an administrator is logged in, in this browser. Unknown until the server was asked. */
export function useAdminSession(): AdminSession {
  const token = adminToken();
  const { data, isError } = useQuery({
    queryKey: ['/api/admin/stats', 'session'],
    queryFn: async () => AdminStats.parse(await request('GET', '/api/admin/stats')),
    enabled: token !== null,
    retry: false,
  });
  if (token === null || isError) return { status: 'signedOut' };
  return data ? { status: 'signedIn', username: data.admin.username } : { status: 'unknown' };
}
