import type { Guide } from '@openslate/law/guide.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { guideParts } from './guide-titles.ts';

/** Everything else people of this place need to act, with the page each sentence was read on. */
export function GuideParts({ guide }: { guide: Guide }) {
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <div className="mt-3">
        {guideParts.map(
          ([key, title]) =>
            guide[key].length > 0 && (
              <Accordion key={key} summary={title}>
                {guide[key].map(({ text, source }) => (
                  <p key={text}>
                    {text}{' '}
                    <a href={source} rel="noreferrer" className="text-[0.92rem]">
                      Source<span className="sr-only">{`: ${text}`}</span>
                    </a>
                  </p>
                ))}
              </Accordion>
            ),
        )}
      </div>
    </section>
  );
}

/** The people to call. Every answer ends with them. */
export function PeopleToAsk({ guide }: { guide: Guide }) {
  return (
    <section aria-labelledby="people-to-ask">
      <h2 id="people-to-ask">Talk to a person</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {guide.help.map(({ name, url, what }) => (
          <li key={url + name} className="rounded-card border border-line bg-card p-4">
            <a href={url} rel="noreferrer" className="font-[650]">
              {name}
            </a>
            <p className="mt-1 text-soft">{what}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to="/attorney-finder" variant="quiet" className="mt-3">
        More ways to find help
      </ButtonLink>
    </section>
  );
}
