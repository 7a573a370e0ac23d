import { type Cite, cite } from '../place/relief.ts';

/** Written out here: the federal folder is loaded only by people with a federal record. */
const addressOf = (title: number, section: string) =>
  `https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title${title}-section${section}`;

type Right = { readonly text: string; readonly cite: Cite };

/** What helps people with a record in every state, cleared or not. The pages read stand in `us/sources.ts`. */
export const rightsEverywhere: readonly Right[] = [
  {
    text: 'Federal agencies and companies with federal contracts may not ask about your record before they offer you the job. Some jobs are left out, such as police work.',
    cite: cite('Fair Chance to Compete for Jobs Act of 2019, 5 U.S.C. § 9202', addressOf(5, '9202')),
  },
  {
    text: 'Employers should look at what happened, how long ago it was and what the job is. They should let you explain before they say no.',
    cite: cite(
      'EEOC guidance 915.002 (April 25, 2012)',
      'https://www.eeoc.gov/laws/guidance/enforcement-guidance-consideration-arrest-and-conviction-records-employment-decisions',
    ),
  },
  {
    text: 'Before an employer turns you down because of a background report, it must give you a copy of that report. Read it and look for mistakes.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681b(b)(3)', addressOf(15, '1681b')),
  },
  {
    text: 'Most background reports may not show an arrest that did not lead to a conviction once it is 7 years old.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681c(a)', addressOf(15, '1681c')),
  },
  {
    text: 'If a report still shows a record that was cleared, you can dispute it with the company that made the report.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681i', addressOf(15, '1681i')),
  },
];
