type Study = {
  readonly by: string;
  readonly title: string;
  readonly published: string;
  readonly url: string;
  readonly findings: readonly { readonly figure: string; readonly words: string }[];
  readonly limits: string;
};

/* Each figure is the one in the study's own abstract, on the page that is linked. */
const studies: readonly Study[] = [
  {
    by: 'J.J. Prescott and Sonja B. Starr',
    title: 'Expungement of Criminal Convictions: An Empirical Study',
    published: '133 Harvard Law Review 2460 (2020)',
    url: 'https://harvardlawreview.org/2020/06/expungement-of-criminal-convictions-an-empirical-study/',
    findings: [
      {
        figure: 'Over 22%',
        words:
          'Within one year, wages were on average more than 22% above where they were headed before. Mostly, people without work found some, and people with very little work found more or better.',
      },
      {
        figure: '6.5%',
        words: 'Of the people who could clear their record, only 6.5% did within five years.',
      },
      {
        figure: 'Very few new offenses',
        words:
          'People whose record was cleared were seldom in trouble again. Their rates of crime were extremely low, and compare well with those of people in general.',
      },
    ],
    limits: 'The study is about Michigan. What changes for one person can be more, less or nothing.',
  },
  {
    by: 'Colleen Chien',
    title: 'America’s Paper Prisons: The Second Chance Gap',
    published: '119 Michigan Law Review 519 (2020)',
    url: 'https://michiganlawreview.org/americas-paper-prisons-the-second-chance-gap/',
    findings: [
      {
        figure: '20 to 30 million',
        words:
          'At least 20 to 30 million adults live with a record that seems to be clearable, in part or as a whole, under the law as it is. That is 30 to 40% of people with a record.',
      },
      {
        figure: 'Under 10%',
        words:
          'Under the laws it looked at where people have to ask, fewer than 10% of those who could get relief received it.',
      },
    ],
    limits: 'These are estimates from about 60,000 criminal histories, and laws have changed since.',
  },
];

/** What studies found, each with a way to read it oneself. */
export function Research() {
  return (
    <div className="grid grid-cols-1 gap-8">
      {studies.map(({ by, title, published, url, findings, limits }) => (
        <article key={url}>
          <h3>{title}</h3>
          <p className="text-soft">
            {by}, {published}
          </p>
          <dl className="mt-3 grid grid-cols-1 gap-4">
            {findings.map(({ figure, words }) => (
              <div key={figure} className="border-sun border-l-4 pl-4">
                <dt className="font-serif text-[1.5rem] font-semibold leading-tight">{figure}</dt>
                <dd className="mt-1">{words}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-[0.95rem] text-soft">
            {limits}{' '}
            <a href={url} rel="noopener noreferrer">
              Read the study
              <span className="sr-only">: {title}</span>
            </a>
          </p>
        </article>
      ))}
    </div>
  );
}
