import type { Helper } from '@openslate/law/place/guide.ts';
import { helpersAndOffices, officesTitle } from '@openslate/law/place/people-to-ask.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { GuidePart } from './guide-titles.ts';
import { OneHelper } from './one-helper.tsx';
import { WhereRead } from './where-read.tsx';

/** Everything else people of this place need to act, with the page each sentence was read on. */
export function GuideParts({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <div className="mt-3">
        {parts.map(({ key, title, told }) => (
          <Accordion key={key} summary={title}>
            {told.map((each) => (
              <p key={each.text}>
                {each.text} <WhereRead {...each} />
              </p>
            ))}
          </Accordion>
        ))}
      </div>
    </section>
  );
}

/** The people to call. Every answer ends with them. */
export function PeopleToAsk({ people }: { people: readonly Helper[] }) {
  const { helpers, offices } = helpersAndOffices(people);
  return (
    <section aria-labelledby="people-to-ask">
      <h2 id="people-to-ask">Talk to a person</h2>
      <Cards of={helpers} />
      {offices.length > 0 && (
        <>
          <h3 className="mt-5 text-[1.15rem]">{officesTitle}</h3>
          <Cards of={offices} />
        </>
      )}
      <ButtonLink to="/attorney-finder" variant="quiet" className="mt-3">
        More ways to find help
      </ButtonLink>
    </section>
  );
}

function Cards({ of: helpers }: { of: readonly Helper[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {helpers.map((helper) => (
        <li key={helper.url + helper.name} className="rounded-card border border-line bg-card p-4">
          <OneHelper {...helper} />
        </li>
      ))}
    </ul>
  );
}
