const key = 'admin_device';

/** Where the browser keeps nothing, it is a device that nobody knows. */
export function adminDevice(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stays when somebody logs out: it opens nothing by itself, and lets the next login pass where strangers who guess made
 * all others wait.
 */
export function keepAdminDevice(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // The next login may have to wait, or to solve a puzzle.
  }
}
