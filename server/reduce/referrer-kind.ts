import type { ReferrerKind } from '@openslate/contract/survey-context.ts';

/** Whether somebody came from a page of ours. A page elsewhere may be somebody's own: a mailbox, a blog. */
export function referrerKindOf(referrer: string, ownHosts: readonly string[]): ReferrerKind {
  if (referrer === 'self') return 'self';
  const host = URL.parse(referrer.trim())?.hostname.replace(/\.$/, '');
  return host !== undefined && ownHosts.includes(host) ? 'self' : 'none';
}
