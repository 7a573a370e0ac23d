import { Accordion } from '../../ui/accordion.tsx';

const claims = [
  {
    figure: '56%',
    words: 'of people may have options',
    source:
      'We could not find a source for this figure. It came with the first plan for this site. Do not rely on it: what counts is your own record and your own state.',
  },
  {
    figure: '50',
    words: 'states, with DC and the federal courts',
    source:
      'This is the list of places you can choose from. We enter the law of one place after the other. Where we cannot answer yet, the page says so and does not guess.',
  },
  {
    figure: 'Under 3',
    words: 'minutes',
    source:
      'This is our goal for one charge when you know the dates. We have not measured it yet. Take all the time you need.',
  },
] as const;

/** Each claim says where it comes from, beside it. */
export function Claims() {
  return (
    <section aria-labelledby="claims" className="far-down mt-14">
      <h2 id="claims">What we say, and where it comes from</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {claims.map(({ figure, words, source }) => (
          <li key={figure}>
            <p>
              <span className="block font-semibold font-serif text-[2.4rem] text-deep leading-tight">
                {figure}
              </span>
              {words}
            </p>
            <Accordion
              className="mt-2"
              summary={
                <>
                  Where this comes from<span className="sr-only">: {`${figure} ${words}`}</span>
                </>
              }
            >
              <p className="text-soft">{source}</p>
            </Accordion>
          </li>
        ))}
      </ul>
    </section>
  );
}
