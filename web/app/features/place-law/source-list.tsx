import type { Source } from '@openslate/law/place/source.ts';
import { hostName } from './host-name.ts';
import type { ShownSource } from './place-law.ts';

const ranks: readonly (readonly [Source['rank'], string])[] = [
  ['statute', 'The text of the law'],
  ['court_or_agency', 'Courts, agencies and legislatures about it'],
  ['clearinghouse', 'Those who collect the law of many places'],
  ['legal_aid', 'Legal aid'],
  ['other', 'Others'],
];

/** The pages that were read, those to be trusted most first. A private page is named, and nobody is sent there. */
export function SourceList({ sources }: { sources: readonly ShownSource[] }) {
  return ranks.map(([rank, title]) => {
    const those = sources.filter((source) => source.rank === rank);
    if (those.length === 0) return null;
    return (
      <div key={rank} className="mt-6">
        <h3>{title}</h3>
        <ul className="mt-2 grid list-disc gap-2 pl-5">
          {those.map(({ url, what, copy, mayOpen }) => (
            <li key={url + what}>
              {what}
              {copy && ' (a private page’s copy)'}:{' '}
              {mayOpen ? (
                <a href={url} rel="noreferrer" aria-label={`${hostName(url)}: ${what}`}>
                  {hostName(url)}
                </a>
              ) : (
                `read on ${hostName(url)}`
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
