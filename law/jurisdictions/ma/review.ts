import type { Reviewed } from '../../place/review.ts';

/** Chapter 276, §§ 100A (up to its numbered rules), 100B, 100G and 100I, and c. 265, § 59, as far as they could be read. */
export const review: readonly Reviewed[] = [
  {
    section: 'G.L. c. 276, § 100A(1), (2)',
    says: 'including any period of incarceration or custody for any misdemeanor record to be sealed occurred not less than 3 years before the request',
    rules: ['ma-seal-by-mail/waited'],
    verdict: 'right',
    note: 'Seven years for a felony. Probation and parole do not stop the clock, as the clearinghouse and legal aid say.',
  },
  {
    section: 'G.L. c. 276, § 100A(3), (4)',
    says: 'had not been found guilty of any criminal offense within the commonwealth in the case of a misdemeanor, 3 years before the request',
    rules: ['ma-seal-by-mail/clean-years'],
    verdict: 'right',
    note: 'The same elsewhere, and for time locked up. Motor vehicle offenses with a fine of 50 dollars at most do not count.',
  },
  {
    section: 'G.L. c. 276, § 100A(5)',
    says: 'the person’s record does not include convictions of offenses other than those to which this section applies',
    rules: ['ma-seal-by-mail/nothing-unsealable'],
    verdict: 'open',
    note: 'Legal aid says that other cases can be sealed all the same. So the answer is a question.',
  },
  {
    section: 'G.L. c. 276, § 100A',
    says: 'shall not apply in case of convictions for violations of sections 121 to 131H, inclusive, of chapter 140 or for violations of chapter 268 or chapter 268A, except for convictions for resisting arrest',
    rules: ['ma-seal-by-mail/can-be-sealed'],
    verdict: 'right',
  },
  {
    section: 'G.L. c. 276, § 100B',
    says: 'any court appearance or disposition including court supervision, probation, commitment or parole, the records for which are to be sealed, terminated not less than three years prior to said request',
    rules: ['ma-juvenile-sealing/waited', 'ma-juvenile-sealing/clean-years'],
    verdict: 'right',
  },
  {
    section: 'G.L. c. 276, § 100I(a)(2), (3)',
    says: 'occurred before the petitioner’s twenty-first birthday',
    rules: ['ma-young-expungement/before-21', 'ma-young-expungement/waited'],
    verdict: 'right',
    note: 'Jail, custody and probation are part of the time. One felony makes it 7 years for all.',
  },
  {
    section: 'G.L. c. 276, § 100I(a)(4), (5)',
    says: 'the petitioner does not have any other criminal court appearances, juvenile court appearances or dispositions on file with the commissioner',
    rules: [
      'ma-young-expungement/at-most-two',
      'ma-young-expungement/others-qualify',
      'ma-young-expungement/none-elsewhere',
      'ma-young-expungement/no-open-case',
    ],
    verdict: 'right',
    note: 'Elsewhere the text counts every court appearance. We are told only of convictions there.',
  },
  {
    section: 'G.L. c. 276, § 100G(a)',
    says: 'A petitioner who has not more than 2 records of conviction may',
    rules: ['ma-young-expungement/at-most-two', 'ma-young-expungement/of-one-kind'],
    verdict: 'open',
    note: 'Multiple offenses of one incident are one. Of a conviction beside a case without one it does not speak.',
  },
  {
    section: 'G.L. c. 265, § 59(a)',
    says: 'vacate any conviction, adjudication of delinquency or continuance without a finding',
    rules: ['ma-trafficking-vacatur/covered-crime', 'ma-trafficking-vacatur/trafficked'],
    verdict: 'right',
  },
];
