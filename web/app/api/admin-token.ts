import { keptWord } from '../storage/kept-word.ts';
import { keys } from '../storage/keys.ts';
import { onChangeElsewhere } from '../storage/shelves.ts';

// What could not stand in a header was never a token, and must not break every call that would carry it.
const token = keptWord(keys.adminToken, /^[\x21-\x7e]{1,500}$/);
const listeners = new Set<() => void>();
let stopHearing: (() => void) | undefined;

let refused = false;

/** The token of this browser's administrator session, if there is one. */
export function adminToken(): string | null {
  return token.read();
}

export function keepAdminToken(given: string): void {
  refused = false;
  token.write(given);
  tell();
}

/** Because somebody logs out, or because the server refused it. */
export function forgetAdminToken(why?: 'refused'): void {
  refused = why === 'refused';
  token.forget();
  tell();
}

/** Whether the token that was here last is gone because the server did not take it. */
export function wasTokenRefused(): boolean {
  return refused;
}

/** Told when somebody logs in or out, in this tab or in another one. */
export function onAdminTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) stopHearing = onChangeElsewhere(keys.adminToken.name, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopHearing?.();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
