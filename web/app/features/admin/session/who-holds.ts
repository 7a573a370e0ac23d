import { AdminStats } from '@openslate/contract/admin.ts';
import { request } from '../../../api/request.ts';

/** Whose session the token in this browser belongs to. Throws where it belongs to none. */
export async function whoHolds(): Promise<string> {
  return AdminStats.parse(await request('GET', '/api/admin/stats')).admin.username;
}
