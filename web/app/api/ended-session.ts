import { isBypassed } from './admin-bypass.ts';
import { adminToken, forgetAdminToken } from './admin-token.ts';

/** Asks whoever administers the site from this tab to log in again. Nothing where there is nobody to ask. */
type Ask = () => Promise<boolean> | undefined;

let ask: Ask = () => undefined;

/** Set by the part of the site that knows who is logged in. */
export function askAtSessionEnd(how: Ask): void {
  ask = how;
}

/**
 * The server no longer knows this session. Whether there is another one by now, so that the same call can be made once
 * more: it was refused before anything was done.
 */
export async function sessionRenewed(token: string): Promise<boolean> {
  if (isBypassed(token)) return false;
  const current = adminToken();
  // Meanwhile somebody logged in anew, or out.
  if (current !== token) return current !== null;
  const asked = ask();
  if (asked) return asked;
  forgetAdminToken('refused');
  return false;
}
