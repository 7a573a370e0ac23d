/** Each page once, by whose it is. */
export function PagesRead({ of, on }: { of: readonly string[]; on: string }) {
  return [...new Set(of)].map((page, index) => (
    <span key={page}>
      {index > 0 && ', '}
      <a href={page} rel="noreferrer" aria-label={`${new URL(page).hostname}, on ${on}`}>
        {new URL(page).hostname.replace(/^www\./, '')}
      </a>
    </span>
  ));
}
