import type { Reviewed } from '../../place/review.ts';

/** The sections as far as their text was at hand: §§ 2261 and 2262 as of 2023, § 2262-A and § 2263 as of 2023. */
export const review: readonly Reviewed[] = [
  {
    section: '15 M.R.S. § 2261(6)',
    says: '“Eligible criminal conviction” means a conviction for a current or former Class E crime, except a conviction for a current or former Class E crime under Title 17-A, chapter 11',
    rules: ['me-seal/right-crime'],
    verdict: 'right',
    note: 'The marijuana crimes that were added in 2024 were read on the page of the courts.',
  },
  {
    section: '15 M.R.S. § 2261(6)(B), as the courts’ page has it',
    says: 'former section 1105 when the person was convicted of cultivating … marijuana … Class D … section 1105-D, subsection 1, paragraph A, subparagraph (4) … paragraph B-1, subparagraph (4) … paragraph D, subparagraph (4) … former section 1107 when that drug was marijuana, and the underlying crime was a Class D crime',
    rules: ['me-seal/right-crime'],
    verdict: 'mended',
    note: 'A review that read the section names the same five. § 1117 was a question and is not on it. § 1107-A was taken as listed and is a question now, as the list names the section before it.',
  },
  {
    section: '15 M.R.S. § 2262(2)',
    says: 'At least 4 years have passed since the person has fully satisfied each of the sentencing alternatives imposed',
    rules: ['me-seal/waited', 'me-seal/everything-paid'],
    verdict: 'right',
  },
  {
    section: '15 M.R.S. § 2262(3)',
    says: 'has not been convicted of another crime in this State and has not had a criminal charge dismissed as a result of a deferred disposition … since the time at which the person fully satisfied each of the sentencing alternatives … for the person’s most recent eligible criminal conviction',
    rules: ['me-seal/nothing-since', 'me-seal/others-over'],
    verdict: 'open',
    note: 'It counts from the most recent eligible conviction, so an earlier one of Class E does not stand in the way. The court form counts from the sentence for each.',
  },
  {
    section: '15 M.R.S. § 2262(4)',
    says: 'has not been convicted of a crime in another jurisdiction since the time at which the person fully satisfied',
    rules: ['me-seal/nothing-elsewhere-since'],
    verdict: 'right',
  },
  {
    section: '15 M.R.S. § 2262-A',
    says: 'must be sealed under this chapter if … At least one year has passed … The person has not been convicted of a violation of Title 17-A, section 852, 853, 853-B or 855',
    rules: [
      'me-seal-prostitution/waited',
      'me-seal-prostitution/sold-nobody',
      'me-seal-prostitution/former-crime',
    ],
    verdict: 'right',
  },
  {
    section: '15 M.R.S. § 3308-C(10)(C)',
    says: 'the court, upon receipt of appropriate notice of the discharge, shall within 5 business days enter an order sealing from public inspection all records',
    rules: ['me-juvenile-automatic/discharged'],
    verdict: 'right',
    note: 'Paragraph A, which lists the crimes that are not sealed so, was read on the page of the courts.',
  },
];
