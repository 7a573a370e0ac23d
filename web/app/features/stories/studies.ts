/** What a study says, in our words. Each figure stands on one of the pages named beside it. */
export type Study = {
  readonly by: string;
  readonly title: string;
  readonly published: string;
  readonly findings: readonly { readonly figure: string; readonly words: string }[];
  /** Whom it looked at, and how many. */
  readonly people: string;
  /** What it cannot tell. */
  readonly limits: string;
  readonly pages: readonly { readonly words: string; readonly url: string }[];
};

type StudiedQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly studies: readonly Study[];
};

export const studiedQuestions: readonly StudiedQuestion[] = [
  {
    id: 'asked',
    question: 'What changed for people who asked?',
    answer: 'In these studies, people who had their record cleared on request earned more afterward.',
    studies: [
      {
        by: 'J.J. Prescott and Sonja B. Starr',
        title: 'Expungement of Criminal Convictions: An Empirical Study',
        published: '133 Harvard Law Review 2460 (2020)',
        findings: [
          {
            figure: 'Over 22% more pay',
            words:
              'Within one year, wages were on average more than 22% above where they were headed before. Mostly, people with little or no work found more.',
          },
          {
            figure: 'Very few new offenses',
            words:
              'People whose record was cleared were seldom in trouble again. Their crime rates compare well with those of people in general.',
          },
        ],
        people:
          'People in Michigan whose conviction was set aside. The researchers followed the wages of about 4,000 of them.',
        limits:
          'At that time only people with one conviction could ask, five years or more after it. Part of the rise may come from who asks, and when.',
        pages: [
          {
            words: 'The study, in the Harvard Law Review',
            url: 'https://harvardlawreview.org/2020/06/expungement-of-criminal-convictions-an-empirical-study/',
          },
          {
            words: 'The researchers’ report',
            url: 'https://ccresourcecenter.org/2018/02/27/michigan-set-asides-found-to-increase-wages-and-reduce-recidivism',
          },
        ],
      },
      {
        by: 'Jeffrey Selbin, Justin McCrary and Joshua Epstein',
        title: 'Unmarked? Criminal Record Clearing and Employment Outcomes',
        published: '108 Journal of Criminal Law and Criminology 1 (2018)',
        findings: [
          {
            figure: 'About a third more pay',
            words:
              'Three years later, average earnings were up by roughly a third, after rising prices are taken out. A few more people had work than before.',
          },
        ],
        people:
          'A sample of 235 people in California who were helped by a free legal clinic, followed over eleven years.',
        limits:
          'It is one clinic and a small group, most with low-paid work already. Nobody knows yet how long it lasts, or if it is the same elsewhere.',
        pages: [
          {
            words: 'The study, in the journal’s archive',
            url: 'https://scholarlycommons.law.northwestern.edu/jclc/vol108/iss1/1',
          },
          {
            words: 'A summary with the numbers',
            url: 'https://ccresourcecenter.org/tag/mccrary',
          },
        ],
      },
      {
        by: 'Ericka B. Adams, Elsa Y. Chen and Rosella Chapman',
        title: 'Erasing the Mark of a Criminal Past',
        published: '19 Punishment & Society 23 (2017)',
        findings: [
          {
            figure: 'A new view of oneself',
            words:
              'People spoke of fewer doors closed at work, and of seeing themselves anew. Going through the steps helped, not only the outcome.',
          },
        ],
        people: 'Long talks with 40 people who have old convictions.',
        limits: 'Talks show what it is like for some. They do not show how often it is so.',
        pages: [
          {
            words: 'The study, at San José State University',
            url: 'https://scholarworks.sjsu.edu/justice_pub/16/',
          },
        ],
      },
    ],
  },
  {
    id: 'by-itself',
    question: 'What changed where it was done for them?',
    answer:
      'On average, their chances at work did not get better. Clearing a record may open doors, but it does not fill the years that were lost.',
    studies: [
      {
        by: 'Amanda Y. Agan, Andrew Garin, Dmitri K. Koustas, Alexandre Mas and Crystal Yang',
        title: 'Can You Erase the Mark of a Criminal Record?',
        published: 'National Bureau of Economic Research, Working Paper 32394 (2024)',
        findings: [
          {
            figure: 'No gain on average',
            words:
              'Taking away an old record did not lead to more work or pay, on average. Only jobs through apps grew, which often check records but not past jobs.',
          },
          {
            figure: 'The harm comes early',
            words:
              'When people are charged, work drops sharply and stays down. That is so even where the case ends without a conviction.',
          },
        ],
        people:
          'Court records of Maryland, New Jersey, Pennsylvania and one county in Texas, held against tax records.',
        limits:
          'It looks at work and pay, not at housing, licenses or peace of mind. In Pennsylvania it looks at cases without a conviction. Two of the three laws do not clear a record. They keep old cases out of background checks for lower-paid jobs.',
        pages: [
          {
            words: 'A summary by the University of Chicago',
            url: 'https://bfi.uchicago.edu/insights/can-you-erase-the-mark-of-a-criminal-record-labor-market-impacts-of-criminal-record-remediation/',
          },
          {
            words: 'The abstract, at Harvard Law School',
            url: 'https://etseq.law.harvard.edu/bibliography/can-you-erase-the-mark-of-a-criminal-record-labor-market-impacts-of-criminal-record-remediation/',
          },
        ],
      },
      {
        by: 'The same five researchers',
        title: 'Labor Market Impacts of Reducing Felony Convictions',
        published: 'National Bureau of Economic Research, Working Paper 31773 (2023)',
        findings: [
          {
            figure: 'A gain only for those who asked',
            words:
              'People who had likely asked for their felony to become a misdemeanor found more work. The larger group, for whom it was done without asking, did not.',
          },
        ],
        people:
          'People in one county in California, where tens of thousands of felonies were made misdemeanors.',
        limits:
          'A smaller charge still stands on the record. The researchers take the gain of those who asked as a sign of who asks.',
        pages: [
          {
            words: 'The abstract, at Harvard Law School',
            url: 'https://hls.harvard.edu/bibliography/labor-market-impacts-of-reducing-felony-convictions/',
          },
          {
            words: 'A summary by the University of Chicago',
            url: 'https://bfi.uchicago.edu/insight/research-summary/labor-market-impacts-of-reducing-felony-convictions/',
          },
        ],
      },
    ],
  },
  {
    id: 'how-many',
    question: 'How many who could, do?',
    answer: 'Very few. Many people may have a way to clear their record and never hear of it.',
    studies: [
      {
        by: 'Colleen Chien',
        title: 'America’s Paper Prisons: The Second Chance Gap',
        published: '119 Michigan Law Review 519 (2020)',
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
        people: 'Around 60,000 criminal histories, mostly of people who looked for work through apps.',
        limits:
          'These are estimates. Those who look for such work are not like everybody, and laws have changed since.',
        pages: [
          {
            words: 'The study, in the Michigan Law Review',
            url: 'https://michiganlawreview.org/americas-paper-prisons-the-second-chance-gap/',
          },
        ],
      },
      {
        by: 'J.J. Prescott and Sonja B. Starr',
        title: 'The Michigan study, again',
        published: '133 Harvard Law Review 2460 (2020)',
        findings: [
          {
            figure: '6.5%',
            words: 'Of the people who could clear their record, 6.5% did within five years.',
          },
        ],
        people: 'People in Michigan who could have asked under its law.',
        limits: 'Michigan has since changed its law, so the share there may be another one today.',
        pages: [
          {
            words: 'The study, in the Harvard Law Review',
            url: 'https://harvardlawreview.org/2020/06/expungement-of-criminal-convictions-an-empirical-study/',
          },
        ],
      },
    ],
  },
  {
    id: 'not-asked',
    question: 'What if employers may not ask at first?',
    answer:
      'Laws called “ban the box” make employers wait before they ask about a record. Studies disagree on what comes of it.',
    studies: [
      {
        by: 'Amanda Agan and Sonja Starr',
        title: 'Ban the Box, Criminal Records, and Racial Discrimination: A Field Experiment',
        published: 'Quarterly Journal of Economics (2018)',
        findings: [
          {
            figure: '63% more calls without a record',
            words: 'Employers who asked about records were 63% more likely to call back a man without one.',
          },
          {
            figure: 'A wider gap by race',
            words:
              'Where the question was taken away, the gap between calls to white men and to Black men grew sharply. Employers seem to have guessed.',
          },
        ],
        people:
          'About 15,000 made-up applications by young men, sent in New Jersey and New York City before and after the law.',
        limits: 'It counts calls, not jobs, in two places and for first jobs.',
        pages: [
          {
            words: 'A summary by the Council of State Governments Justice Center',
            url: 'https://csgjusticecenter.org/nrrc/publications/ban-the-box-criminal-records-and-statistical-discrimination-a-field-experiment/',
          },
          { words: 'How it was done, by Princeton', url: 'https://paw.princeton.edu/node/151951' },
        ],
      },
      {
        by: 'Jennifer L. Doleac and Benjamin Hansen',
        title: 'The Unintended Consequences of “Ban the Box”',
        published: '38 Journal of Labor Economics 321 (2020)',
        findings: [
          {
            figure: '5.1% less work for some',
            words:
              'Young Black men without a college degree were less likely to have work: by 3.4 percentage points, or 5.1%.',
          },
        ],
        people: 'Young men across the United States, before and after their place passed such a law.',
        limits: 'It looks at all young men of a group, with a record or without.',
        pages: [
          {
            words: 'The abstract, at the economics library RePEc',
            url: 'https://ideas.repec.org/a/ucp/jlabec/doi10.1086-705880.html',
          },
        ],
      },
      {
        by: 'Terry-Ann Craigie',
        title: 'Ban the Box, Convictions, and Public Employment',
        published: '58 Economic Inquiry 425 (2020)',
        findings: [
          {
            figure: 'About 30% more public jobs',
            words:
              'People with convictions became about 30% more likely to work for a public employer. The study found no sign that young men of color lost by it.',
          },
        ],
        people: 'A national survey that followed young people over years, from 2005 to 2015.',
        limits: 'It looks at public jobs only, which most of these laws are about.',
        pages: [
          {
            words: 'The abstract, at the National Longitudinal Surveys',
            url: 'https://nlsinfo.org/bibliography/search/author=Craigie%2C+Terry-Ann',
          },
        ],
      },
    ],
  },
];
