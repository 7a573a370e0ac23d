import { rightsEverywhere } from '@openslate/law/jurisdictions/rights-everywhere.ts';

/** What helps with jobs and background checks, cleared or not. */
export function RightsEverywhere() {
  return (
    <section aria-labelledby="rights-everywhere">
      <h2 id="rights-everywhere">Your rights with any record</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rightsEverywhere.map(({ text, cite }) => (
          <li key={text} className="py-3">
            <p>{text}</p>
            <p className="text-[0.92rem] text-soft">
              {cite.url ? (
                <a href={cite.url} rel="noreferrer">
                  {cite.label}
                </a>
              ) : (
                cite.label
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
