import { forgetAdminToken } from '../../../api/admin-token.ts';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../ui/overlays/toast.ts';

/** Ends the session here at once, and on the server as soon as it hears of it. */
export async function signOut(): Promise<void> {
  const told = request('POST', '/api/admin/logout');
  forgetAdminToken();
  showToast({ title: 'Logged out', description: 'Admin session ended' });
  // A server out of reach cannot be told; it ends the session by itself when it was not used for a while.
  await told.catch(() => {});
}
