import type { Reviewed } from '../../place/review.ts';

/** Titles 12, 15, 22 and 47 as of November 2022. */
export const review: readonly Reviewed[] = [
  {
    section: 'AS 12.62.900(19)(B)',
    says: 'criminal charges against the person have been dismissed or the person has been acquitted and at least a year has elapsed since that action',
    rules: ['ak-closed-without-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'AS 12.62.160(b)(8)',
    says: 'may be provided to a person for any purpose, except that information may not be released if the information is nonconviction information or correctional treatment information',
    rules: ['ak-closed-without-conviction/waited'],
    verdict: 'right',
    note: 'The court’s own file is not reached by it.',
  },
  {
    section: 'AS 22.35.030',
    says: 'may not publish a court record of a criminal case on a publicly available website if 60 days have elapsed from the date of acquittal or dismissal',
    rules: ['ak-off-the-website/waited', 'ak-off-the-website/whole-case', 'ak-off-the-website/not-in-deal'],
    verdict: 'right',
    note: 'Off the website is not sealed, so it stands among the other ways.',
  },
  {
    section: 'AS 12.55.085(e)',
    says: 'Upon the discharge by the court without imposition of sentence, the court may set aside the conviction and issue to the person a certificate to that effect.',
    rules: ['ak-set-aside/suspended-imposition', 'ak-set-aside/sentence-over', 'ak-set-aside/not-revoked'],
    verdict: 'right',
  },
  {
    section: 'AS 47.12.300(d)',
    says: 'within 30 days of the date of a minor’s 18th birthday or, if the court retains jurisdiction of a minor past the minor’s 18th birthday, within 30 days of the date on which the court releases jurisdiction over the minor, the court shall order all the court’s official records pertaining to that minor in a proceeding under this chapter sealed',
    rules: ['ak-juvenile-sealed/is-18', 'ak-juvenile-sealed/case-closed', 'ak-juvenile-sealed/not-traffic'],
    verdict: 'right',
  },
  {
    section: 'AS 47.12.300(f)',
    says: 'may not be filed until five years after the completion of the sentence imposed for the offense for which the person was tried as an adult',
    rules: ['ak-seal-minor-tried-as-adult/waited', 'ak-seal-minor-tried-as-adult/not-gravest'],
    verdict: 'mended',
    note: 'AS 47.12.030 was read since. What goes to adult court by itself was not tried there under AS 47.12.100.',
  },
  {
    section: 'AS 47.12.030(a)(1)',
    says: 'is an unclassified felony or a class A felony and the felony is a crime against a person',
    rules: ['ak-seal-minor-tried-as-adult/not-gravest'],
    verdict: 'mended',
    note: 'Only from the age of 16 on, and not for drugs.',
  },
  {
    section: 'AS 04.21.078',
    says: 'may not publish on a publicly available website the court records of a violation of AS 04.16.049 or 04.16.050 … if the violation was charged separately',
    rules: ['ak-underage-alcohol-website/charged-alone'],
    verdict: 'right',
  },
  {
    section: 'AS 15.05.030(a)',
    says: 'A person convicted of a crime that constitutes a felony involving moral turpitude … may not vote in a state, federal, or municipal election from the date of the conviction through the date of the unconditional discharge of the person',
    rules: ['ak-vote/sentence-over-or-no-turpitude'],
    verdict: 'mended',
    note: 'The rule took every felony for one that takes the vote. Other felonies leave it.',
  },
];
