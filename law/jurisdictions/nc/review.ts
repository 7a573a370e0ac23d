import type { Reviewed } from '../../place/review.ts';

/** G.S. 7B-3000 and 7B-3200 to 7B-3202, in a copy of June 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'G.S. 7B-3000(g)',
    says: 'a juvenile’s record shall be destroyed only as authorized by G.S. 7B-3200 or by rules adopted by the Administrative Office of the Courts',
    rules: ['nc-juvenile-finding/is-18', 'nc-juvenile-dismissed/is-16'],
    verdict: 'right',
    note: 'Nothing is cleared by itself: both ways have to be asked for.',
  },
  {
    section: 'G.S. 7B-3200(a)',
    says: 'Any person who has attained the age of 18 years may file a petition in the court where the person was adjudicated undisciplined',
    rules: ['nc-juvenile-finding/waited', 'nc-juvenile-finding/nothing-later'],
    verdict: 'mended',
    note: 'Eighteen months and a clean record were asked of everybody. They are asked only after a delinquency finding.',
  },
  {
    section: 'G.S. 7B-3200(b), age',
    says: 'Any person who has attained the age of 18 years may file a petition in the court where the person was adjudicated delinquent',
    rules: ['nc-juvenile-finding/is-18'],
    verdict: 'right',
  },
  {
    section: 'G.S. 7B-3200(b)(1)',
    says: 'would have been a crime other than a Class A, B1, B2, C, D, or E felony if committed by an adult',
    rules: ['nc-juvenile-finding/not-class-a-to-e'],
    verdict: 'right',
  },
  {
    section: 'G.S. 7B-3200(b)(1a), (2)',
    says: 'The person has been released from juvenile court jurisdiction. At least 18 months have elapsed since the person was released from juvenile court jurisdiction',
    rules: ['nc-juvenile-finding/waited'],
    verdict: 'right',
  },
  {
    section: 'G.S. 7B-3200(b)(2), later cases',
    says: 'the person has not subsequently been adjudicated delinquent or convicted as an adult of any felony or misdemeanor other than a traffic violation under the laws of the United States or the laws of this State or any other state',
    rules: ['nc-juvenile-finding/nothing-later'],
    verdict: 'right',
  },
  {
    section: 'G.S. 7B-3200(b)(2), victims of trafficking',
    says: 'The requirements set forth in subdivision (2) of this subsection shall not apply to a person whose participation in the offense was a result of having been a victim of human trafficking',
    rules: ['nc-juvenile-finding/waited', 'nc-juvenile-finding/nothing-later'],
    verdict: 'mended',
    note: 'It was only a caution. Release from the court’s jurisdiction stands in (1a) and is asked of victims too.',
  },
  {
    section: 'G.S. 7B-3200(d)',
    says: 'If the court, after hearing, finds that the petitioner satisfies the conditions set out in subsections (a) or (b) of this section, the court shall order',
    rules: ['nc-juvenile-finding/is-18'],
    verdict: 'right',
    note: 'So no rule is left to the judge. The affidavits of (c) are steps.',
  },
  {
    section: 'G.S. 7B-3200(h), age',
    says: 'alleged to be delinquent as a juvenile and has attained the age of 16 years, or was alleged to be undisciplined as a juvenile and has attained the age of 18 years',
    rules: ['nc-juvenile-dismissed/is-16'],
    verdict: 'mended',
    note: 'The 18 years for undisciplined cases were missing.',
  },
  {
    section: 'G.S. 7B-3200(h), dismissal',
    says: 'if the court dismissed the juvenile petition without an adjudication that the juvenile was delinquent or undisciplined',
    rules: ['nc-juvenile-dismissed/no-finding'],
    verdict: 'open',
    note: 'Of a complaint that never became a petition, and of a diversion plan, it says nothing. These stay a question.',
  },
];
