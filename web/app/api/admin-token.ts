const key = 'admin_token';
const listeners = new Set<() => void>();

/** Where the browser keeps nothing, a session lasts as long as the page is open. */
let unkept: string | null = null;

/** The server did not take the token, or could not be asked. */
export type TokenEnd = 'refused' | 'unreachable';
let lastEnd: TokenEnd | undefined;

/** The token of this browser's administrator session, if there is one. Storage can be switched off. */
export function adminToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? unkept;
  } catch {
    return unkept;
  }
}

export function keepAdminToken(token: string): void {
  lastEnd = undefined;
  try {
    localStorage.setItem(key, token);
    unkept = null;
  } catch {
    unkept = token;
  }
  tell();
}

/** Whoever logs out gives no reason. */
export function forgetAdminToken(end?: TokenEnd): void {
  lastEnd = end;
  unkept = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
  tell();
}

/** Why the token that was here last is gone, if nobody logged out. */
export function whyTokenEnded(): TokenEnd | undefined {
  return lastEnd;
}

/** Told when somebody logs in or out, in this tab or in another one. */
export function onAdminTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', heardFromAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', heardFromAnotherTab);
  };
}

function heardFromAnotherTab(event: StorageEvent): void {
  // Without a key everything was cleared.
  if (event.key === key || event.key === null) tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
