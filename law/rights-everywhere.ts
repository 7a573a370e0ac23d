import { type Cite, cite } from './relief.ts';

type Right = { readonly text: string; readonly cite: Cite };

/** What helps people with a record in every state, cleared or not. Read on November 15, 2026. */
export const rightsEverywhere: readonly Right[] = [
  {
    text: 'Federal agencies and companies with federal contracts may not ask about your record before they offer you the job. Some jobs are left out, such as police work.',
    cite: cite(
      'Fair Chance to Compete for Jobs Act of 2019',
      'https://hrworks-inc.com/industry-update/ban-the-box-for-federal-agencies-and-contractors-takes-effect/',
    ),
  },
  {
    text: 'Employers should look at what happened, how long ago it was and what the job is. They should let you explain before they say no.',
    cite: cite(
      'EEOC guidance 915.002 (April 25, 2012)',
      'https://www.laboremploymentreport.com/2012/05/04/eeocs-updated-guidance-on-arrests-and-convictions/',
    ),
  },
  {
    text: 'Before an employer turns you down because of a background report, it must give you a copy of that report. Read it and look for mistakes.',
    cite: cite(
      'Fair Credit Reporting Act, 15 U.S.C. § 1681b(b)(3)',
      'https://www.wsjustice.com/common-faqs-background-check-and-credit-report-errors/',
    ),
  },
  {
    text: 'Most background reports may not show an arrest that did not lead to a conviction once it is 7 years old.',
    cite: cite(
      'Fair Credit Reporting Act, 15 U.S.C. § 1681c(a)',
      'http://www.employeescreen.com/counting-to-seven-the-7-year-rule-for-reporting-adverse-information-on-a-background-check/',
    ),
  },
  {
    text: 'If a report still shows a record that was cleared, you can dispute it with the company that made the report.',
    cite: cite(
      'Fair Credit Reporting Act, 15 U.S.C. § 1681i',
      'https://legalclarity.org/consumer-reporting-and-the-fcra-treatment-of-expunged-records/',
    ),
  },
];
