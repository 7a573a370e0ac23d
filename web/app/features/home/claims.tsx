/** Our own figures, each with what it was measured on. `law/record/interview.test.ts` holds the screens to their limit. */
const measured = [
  {
    figure: '52',
    words: 'places: 50 states, DC and the federal courts',
    basis: 'The law of each is entered from its text, with the section beside every rule.',
  },
  {
    figure: '2,800',
    words: 'worked lives with a known answer',
    basis: 'Every change to this site has to give each of them the right answer again.',
  },
  {
    figure: '11',
    words: 'screens for one charge',
    basis: 'Half of the worked lives with one charge need no more. Measured on November 19, 2026.',
  },
] as const;

const claims = [
  {
    claim: '56% of people may have options.',
    basis: 'This figure is often quoted. We found no source for it. Go by your own record.',
  },
  {
    claim: 'Under 3 minutes.',
    basis: 'Our goal for one charge when you know the dates: about 11 screens.',
  },
  { claim: '30 seconds.', basis: 'The tour of this site, in six steps.' },
  {
    claim: '5 to 10 minutes.',
    basis: 'A whole record. Two charges take about 17 screens, more of them about 27.',
  },
] as const;

/** Each claim says what it rests on, beside it. What we measured stands large, what is only said stands small. */
export function Claims() {
  return (
    <section aria-labelledby="claims" className="mt-14">
      <h2 id="claims">What we say, and where it comes from</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {measured.map(({ figure, words, basis }) => (
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
      <ul className="mt-6 grid gap-x-8 gap-y-3 text-[0.95rem] sm:grid-cols-2">
        {claims.map(({ claim, basis }) => (
          <li key={claim}>
            <b className="font-[650]">{claim}</b> <span className="text-soft">{basis}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
