import { mayLink } from '@openslate/law/place/hosts.ts';
import type { Place } from '@openslate/law/place/places.ts';

/** Each page once, by whose it is. Those that only were read are named, and lead nowhere. */
export function PagesRead({ of, on }: { of: readonly string[]; on: Place }) {
  return [...new Set(of)].map((page, index) => (
    <span key={page}>
      {index > 0 && ', '}
      {mayLink(page, on.code) ? (
        <a href={page} rel="noreferrer" aria-label={`${new URL(page).hostname}, on ${on.name}`}>
          {hostOf(page)}
        </a>
      ) : (
        hostOf(page)
      )}
    </span>
  ));
}

function hostOf(page: string): string {
  return new URL(page).hostname.replace(/^www\./, '');
}
