import { isBypassed } from '../../../api/admin-bypass.ts';
import {
  adminToken,
  forgetAdminToken,
  onAdminTokenChange,
  type TokenEnd,
  whyTokenEnded,
} from '../../../api/admin-token.ts';
import { isUnreachable } from '../../../api/api-error.ts';

/*
 * Who administers the site from this browser. Lives outside React, because the footer of every page asks. Without a
 * token nothing is sent; what it takes to check one is loaded only then.
 */

export type AdminSession = {
  readonly status: 'unknown' | 'signedOut' | 'signedIn';
  readonly username?: string;
  /** Why a token that was here is gone, if nobody logged out. */
  readonly ended?: TokenEnd;
};

export const unknownSession: AdminSession = { status: 'unknown' };

let session = unknownSession;
let checks = 0;
let watching = false;
let leaving = false;
const listeners = new Set<() => void>();

export function currentSession(): AdminSession {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) watch();
  return () => listeners.delete(listener);
}

function watch(): void {
  watching = true;
  onAdminTokenChange(check);
  // Whoever leaves a page breaks off its requests. That must not look like a server out of reach, and log them out.
  window.addEventListener('pagehide', () => {
    leaving = true;
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  void check();
}

async function check(): Promise<void> {
  checks += 1;
  const mine = checks;
  const token = adminToken();
  if (!token) return change(signedOut());
  if (isBypassed(token)) return change({ status: 'signedIn', username: 'developer' });
  // Not “signed out” meanwhile: a screen that waits for a login would send away whoever just logged in.
  if (session.status === 'signedOut') change(unknownSession);

  try {
    const { whoHolds } = await import('./who-holds.ts');
    const username = await whoHolds();
    if (mine === checks) change({ status: 'signedIn', username });
  } catch (error) {
    // Somebody logged in or out meanwhile, also because the server refused this very token.
    if (mine !== checks || leaving) return;
    forgetAdminToken(isUnreachable(error) ? 'unreachable' : 'refused');
  }
}

function signedOut(): AdminSession {
  const ended = whyTokenEnded();
  return { status: 'signedOut', ...(ended && { ended }) };
}

function change(next: AdminSession): void {
  session = next;
  for (const listener of listeners) listener();
}
