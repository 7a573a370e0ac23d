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
    section: 'N.J.S.A. 2C:52-14(c)',
    says: 'the acquittal, discharge or dismissal of charges resulted from a plea bargaining agreement involving the conviction of other charges. This bar, however, shall not apply once the conviction is itself expunged',
    rules: ['nj-not-convicted/deal-over', 'nj-dismissed-by-itself/no-deal'],
    verdict: 'right',
  },
  {
    section: 'N.J.S.A. 2C:52-14(e)',
    says: 'the person has had a previous criminal conviction expunged regardless of the lapse of time',
    rules: ['nj-crime/none-cleared-before', 'nj-disorderly/none-cleared-before'],
    verdict: 'open',
    note: 'The courts’ kit asks it only of those with a crime. For a disorderly persons offense it is a question.',
  },
  {
    section: 'N.J.S.A. 2C:52-6.1',
    says: 'any case that, prior to that effective date, includes a conviction or adjudication of delinquency solely for one or more crimes or offenses involving … marijuana or hashish … shall be expunged by operation of law',
    rules: ['nj-marijuana/before-february-2021', 'nj-marijuana/small-enough', 'nj-marijuana/nothing-else'],
    verdict: 'right',
    note: 'The act took effect on February 22, 2021, and the fifth month after it began on July 1.',
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
    verdict: 'open',
    note: 'Only its opening could be read.',
  },
];
