const claims = [
  {
    figure: '56%',
    words: 'of people may have options',
    basis: 'We found no source for this figure. Go by your own record.',
  },
  {
    figure: '50',
    words: 'states, with DC and the federal courts',
    basis: 'You can choose any of them: the law of each is entered.',
  },
  {
    figure: 'Under 3',
    words: 'minutes',
    basis: 'Our goal for one charge when you know the dates. Not measured yet.',
  },
] as const;

/** Each claim says what it rests on, beside it. */
export function Claims() {
  return (
    <section aria-labelledby="claims" className="mt-14">
      <h2 id="claims">What we say, and where it comes from</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {claims.map(({ figure, words, basis }) => (
          <li key={figure}>
            <p>
              <span className="block font-semibold font-serif text-[2.4rem] text-deep leading-tight">
                {figure}
              </span>
              {words}
            </p>
            <p className="mt-1 text-soft">{basis}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
