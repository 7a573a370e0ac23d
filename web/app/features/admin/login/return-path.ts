const home = '/admin';
const parameter = 'from';

/** The login page, which knows where to go back to. */
export function loginPathFrom({ pathname, search }: { pathname: string; search: string }): string {
  return `/admin-login?${new URLSearchParams({ [parameter]: pathname + search })}`;
}

/**
 * Where to go after the login: to the page that asked for it, on this site alone. Whoever makes a link to the login
 * could otherwise lead an administrator to a site that looks like this one.
 */
export function returnPathIn(query: URLSearchParams, origin: string): string {
  const from = query.get(parameter);
  // Browsers read a backslash as a slash, and two slashes as another site.
  if (!from || !/^\/(?![/\\])/.test(from)) return home;
  const url = readUrl(from, origin);
  if (!url || url.origin !== origin || url.pathname === '/admin-login') return home;
  return url.pathname + url.search + url.hash;
}

function readUrl(path: string, origin: string): URL | undefined {
  try {
    return new URL(path, origin);
  } catch {
    return undefined;
  }
}
