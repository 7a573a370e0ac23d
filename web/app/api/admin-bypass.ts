/**
 * In the development server this token passes for a session, so that the admin screens can be worked on without one.
 * No server takes it, and the site that is built contains nothing of it: every use stands behind a condition that the
 * build knows to be false.
 */
export const bypassToken = 'openslate-development-bypass';

export function isBypassed(token: string | null): boolean {
  return import.meta.env.DEV ? token === bypassToken : false;
}
