const key = 'admin_token';

/** The token of this browser's administrator session, if there is one. Storage can be switched off. */
export function adminToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
