import type { PageRead } from '@openslate/law/place/place.ts';

/** Each page once, by whose it is. Those that only were read are named, and lead nowhere. */
export function PagesRead({ of, on }: { of: readonly PageRead[]; on: string }) {
  const pages = new Map(of.map((page) => [addressOf(page), page]));
  return [...pages].map(([address, page], index) => (
    <span key={address}>
      {index > 0 && ', '}
      {typeof page === 'string' ? (
        <a href={page} rel="noreferrer" aria-label={`${hostOf(address)}, on ${on}`}>
          {hostOf(address)}
        </a>
      ) : (
        hostOf(address)
      )}
    </span>
  ));
}

const addressOf = (page: PageRead) => (typeof page === 'string' ? page : page.readOn);

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
