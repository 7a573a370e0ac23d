import { isBypassed } from '../../../api/admin-bypass.ts';
import {
  adminToken,
  forgetAdminToken,
  onAdminTokenChange,
  wasTokenRefused,
} from '../../../api/admin-token.ts';
import { asApiError } from '../../../api/api-error.ts';
import { askAtSessionEnd } from '../../../api/ended-session.ts';
import { part } from '../../../parts/part.ts';

/*
 * Who administers the site from this browser. Lives outside React, because the footer of every page asks. Without a
 * token nothing is sent; what it takes to check one is loaded only then.
 */

export type AdminSession = {
  readonly status:
    | 'unknown'
    | 'signedOut'
    | 'signedIn'
    /** There is a token, but the server could not say whether it is good. It is kept. */
    | 'unchecked'
    /** The session ended while somebody was at work. What they have before them stays, for when they log in again. */
    | 'ended';
  readonly username?: string;
  /** A token that was here is gone, because the server did not take it. */
  readonly refused?: boolean;
  /** The site asks for a second factor, and until they have set one up the server does nothing else for them. */
  readonly mustSetUp?: boolean;
  /** They are being asked to log in again. */
  readonly asking?: boolean;
};

export const unknownSession: AdminSession = { status: 'unknown' };

const checker = part(() => import('./who-holds.ts'));

let session = unknownSession;
let checks = 0;
let watching = false;
let leaving = false;
/** The calls that wait for somebody to log in again. */
let waiting: ((loggedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

export function currentSession(): AdminSession {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) watch();
  return () => listeners.delete(listener);
}

/** Asks the server once more whether the token is good. */
export function checkAgain(): void {
  change(unknownSession);
  void check();
}

/** They would rather not log in now. What they did is told to have failed, and stays where it is. */
export function notNow(): void {
  change({ ...session, asking: false });
  answerWaiting(false);
}

export function isAtWork({ status }: AdminSession): boolean {
  return status === 'signedIn' || status === 'ended';
}

function watch(): void {
  watching = true;
  onAdminTokenChange(check);
  askAtSessionEnd(askToLogInAgain);
  // Whoever leaves a page breaks off its requests. That must not look like a server out of reach.
  window.addEventListener('pagehide', () => {
    leaving = true;
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  void check();
}

function askToLogInAgain(): Promise<boolean> | undefined {
  if (!isAtWork(session)) return undefined;
  change({ ...session, status: 'ended', asking: true });
  return new Promise((resolve) => waiting.push(resolve));
}

async function check(): Promise<void> {
  checks += 1;
  const mine = checks;
  const token = adminToken();
  if (!token) return settle({ status: 'signedOut', refused: wasTokenRefused() });
  if (isBypassed(token)) return settle({ status: 'signedIn', username: 'developer' });
  // Not “signed out” meanwhile: a screen that waits for a login would send away whoever just logged in.
  if (session.status === 'signedOut') change(unknownSession);

  try {
    const { whoHolds } = await checker.load();
    const username = await whoHolds();
    if (mine === checks) settle({ status: 'signedIn', username });
  } catch (error) {
    // Somebody logged in or out meanwhile, also because the server refused this very token.
    if (mine !== checks || leaving) return;
    if (asApiError(error).code === 'second_factor_needed')
      return settle({ status: 'signedIn', mustSetUp: true });
    // Only a server that says so ends a session. One that fails or cannot be reached says nothing about it.
    if (asApiError(error).statusCode === 401) forgetAdminToken('refused');
    else
      settle(isAtWork(session) ? { ...session, status: 'signedIn', asking: false } : { status: 'unchecked' });
  }
}

function settle(next: AdminSession): void {
  change(next);
  answerWaiting(next.status === 'signedIn');
}

function answerWaiting(loggedIn: boolean): void {
  const answered = waiting;
  waiting = [];
  for (const resolve of answered) resolve(loggedIn);
}

function change(next: AdminSession): void {
  session = next;
  for (const listener of listeners) listener();
}
