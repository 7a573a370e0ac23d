import type { Reviewed } from '../../place/review.ts';

/** Those passages of the chapter whose own words could be read. */
export const review: readonly Reviewed[] = [
  {
    section: 'N.J.S.A. 2C:52-3(a), (b)',
    says: 'no more than five disorderly persons offenses … and the person does not otherwise have any subsequent conviction … such that the total number of convictions … would exceed five',
    rules: ['nj-disorderly/not-too-many'],
    verdict: 'right',
    note: 'A conviction before them is no bar. With a crime on the record the way goes over § 2C:52-2.',
  },
  {
    section: 'N.J.S.A. 2C:52-5.3(a), (b)',
    says: 'after the expiration of a period of ten years from the date of the person’s most recent conviction, payment of any court-ordered financial assessment, satisfactory completion of probation or parole, or release from incarceration, whichever is later',
    rules: ['nj-clean-slate/waited', 'nj-clean-slate/nothing-left-out', 'nj-clean-slate/paid-or-unable'],
    verdict: 'open',
    note: 'The text breaks off before what it says of unpaid money. That the exceptions for it hold here too was read in a report on the act of 2024. A conviction in another state counts (In re K.M.G.).',
  },
  {
    section: 'N.J.S.A. 2C:52-5.4(a)(1)',
    says: 'The State shall develop and implement an automated process … by which all convictions … shall be rendered inaccessible to the public … unless the person has a conviction for a crime which is not subject to expungement pursuant to subsection b. or c. of N.J.S.2C:52-2, upon the expiration of a period of ten years',
    rules: [],
    verdict: 'right',
    note: 'An order to the state. A bill of May 2026 says that the process does not exist yet, so nothing is promised from it.',
  },
  {
    section: 'N.J.S.A. 2C:52-14(c)',
    says: 'the acquittal, discharge or dismissal of charges resulted from a plea bargaining agreement involving the conviction of other charges. This bar, however, shall not apply once the conviction is itself expunged',
    rules: ['nj-not-convicted/deal-over', 'nj-dismissed-by-itself/no-deal'],
    verdict: 'right',
  },
  {
    section: 'N.J.S.A. 2C:52-14(e), 2C:52-3(b)',
    says: 'the person has had a previous criminal conviction expunged regardless of the lapse of time … Subject to the provision of subsection e. of N.J.S.2C:52-14 requiring denial of an expungement petition when a person has had a previous criminal conviction expunged',
    rules: ['nj-crime/none-cleared-before', 'nj-disorderly/no-crime-expunged'],
    verdict: 'mended',
    note: 'For a disorderly persons offense it was a question, as the courts’ kit asks it only of those with a crime. The section itself says that it holds there too. For needles and syringes under 2C:36-6 it does not (P.L.2021, c.403).',
  },
  {
    section: 'N.J.S.A. 2C:52-2(b); In re H.M.S.',
    says: 'explicitly bars the expungement of certain crimes, including those classified under N.J.S.A. 2C:11-1 to -6',
    rules: ['nj-crime/not-left-out', 'nj-clean-slate/nothing-left-out'],
    verdict: 'mended',
    note: 'The court’s words as a summary has them. Leaving the scene of a deadly crash was not left out before. Death by auto is the exception.',
  },
  {
    section: 'N.J.S.A. 2C:35-14(m)(2); In re P.L.',
    says: 'Recovery Court graduates may expunge all eligible offenses under this statute, including juvenile adjudications otherwise non-expungable if sought under the general expungement law',
    rules: ['nj-recovery-court/nothing-left-out', 'nj-recovery-court/none-during-program'],
    verdict: 'mended',
    note: 'The court’s own summary. Juvenile findings had no such way before.',
  },
  {
    section: 'N.J.S.A. 2C:52-6.1',
    says: 'any case that, prior to that effective date, includes a conviction or adjudication of delinquency solely for one or more crimes or offenses involving … marijuana or hashish … shall be expunged by operation of law',
    rules: ['nj-marijuana/before-february-2021', 'nj-marijuana/small-enough', 'nj-marijuana/nothing-else'],
    verdict: 'right',
    note: 'The act took effect on February 22, 2021, and the fifth month after it began on July 1.',
  },
  {
    section: 'N.J.S.A. 2C:52-4',
    says: 'who has not been convicted of any prior or subsequent crime, whether within this State or any other jurisdiction, and who has not been adjudged a disorderly person or petty disorderly person on more than two occasions, may, after the expiration of a period of 2 years from the date of his conviction, payment of fine, satisfactory completion of probation or release from incarceration, whichever is later',
    rules: ['nj-ordinance/no-crime', 'nj-ordinance/at-most-two', 'nj-ordinance/waited'],
    verdict: 'right',
    note: 'The text from before 2020. Charts made since then still say 2 years.',
  },
  {
    section: 'N.J.S.A. 2C:52-5',
    says: 'has not been convicted of any previous or subsequent criminal act or any subsequent or previous violation of chapters 35 or 36 …, or who has not had a prior or subsequent criminal matter dismissed because of acceptance into a supervisory treatment or other diversion program',
    rules: ['nj-young-drug/only-one', 'nj-young-drug/no-program'],
    verdict: 'right',
    note: 'The bar of a program was missing and was added. Of disorderly persons drug cases it is none (State v. B.C.).',
  },
  {
    section: 'N.J.S.A. 2C:52-5.1(a)',
    says: 'at any time, provided they have satisfied … payment of any court-ordered financial assessment …, satisfactorily completed probation or parole, been released from incarceration',
    rules: ['nj-marijuana-petition/waited', 'nj-marijuana-petition/paid-or-unable'],
    verdict: 'mended',
    note: 'Only its opening could be read. A sale of less than an ounce near a school goes without a wait, which was 3 years before.',
  },
];
