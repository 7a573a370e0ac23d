import { keptWord } from '../storage/kept-word.ts';
import { keys } from '../storage/keys.ts';
import { onChangeElsewhere } from '../storage/shelves.ts';

// What could not stand in a header was never a token, and must not break every call that would carry it.
const token = keptWord(keys.adminToken, /^[\x21-\x7e]{1,500}$/);
const listeners = new Set<() => void>();
let stopHearing: (() => void) | undefined;

/** The server did not take the token, or could not be asked. */
export type TokenEnd = 'refused' | 'unreachable';
let lastEnd: TokenEnd | undefined;

/** The token of this browser's administrator session, if there is one. */
export function adminToken(): string | null {
  return token.read();
}

export function keepAdminToken(given: string): void {
  lastEnd = undefined;
  token.write(given);
  tell();
}

/** Whoever logs out gives no reason. */
export function forgetAdminToken(end?: TokenEnd): void {
  lastEnd = end;
  token.forget();
  tell();
}

/** Why the token that was here last is gone, if nobody logged out. */
export function whyTokenEnded(): TokenEnd | undefined {
  return lastEnd;
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
