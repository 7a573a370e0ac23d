/** Names of networks at home and at work, and those that stand for nothing. */
const privateEndings = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
]);

/**
 * The site somebody came from: `self`, `none`, the name of a public site (`example.org`), or `other`. The page, and
 * the name in front of the site's own, may be somebody's: a mailbox, a blog, an employer's network.
 */
export function referringSiteOf(referrer: string, ownHosts: readonly string[]): string {
  if (referrer.trim() === '') return 'none';
  const host = hostIn(referrer);
  if (host === undefined) return 'other';
  if (ownHosts.includes(host)) return 'self';
  return publicSiteOf(host) ?? 'other';
}

function hostIn(address: string): string | undefined {
  const url = URL.parse(address.trim());
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/\.$/, '') : undefined;
}

function publicSiteOf(host: string): string | undefined {
  const labels = host.split('.');
  const [ending = ''] = labels.slice(-1);
  // Numbers at the end: an address of the internet, not a name.
  if (labels.length < 2 || !/^(?:[a-z]{2,24}|xn--[a-z0-9-]{1,40})$/.test(ending)) return undefined;
  if (privateEndings.has(ending) || !labels.every((label) => /^[a-z0-9_-]{1,40}$/.test(label)))
    return undefined;
  const site = labels.slice(-(isCountrySecondLevel(labels) ? 3 : 2)).join('.');
  // Long numbers are telephone or case numbers, whatever they were put there for.
  return /\d{5,}/.test(site) ? undefined : site;
}

/** `co.uk`, `com.mx`, `gob.mx`: what people register stands one further to the left. */
function isCountrySecondLevel(labels: readonly string[]): boolean {
  const [second = '', ending = ''] = labels.slice(-2);
  return (
    labels.length > 2 && ending.length === 2 && /^(ac|co|com|edu|gob|gov|gouv|ne|net|or|org)$/.test(second)
  );
}
