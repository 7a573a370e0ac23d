import type { Reviewed } from '../../place/review.ts';

/** Ark. Code Ann. §§ 16-90-1404, -1405, -1406, -1408, -1410, -1411, -1602, 16-93-303 and 9-27-309, as private copies show them. */
export const review: readonly Reviewed[] = [
  {
    section: 'Ark. Code Ann. § 16-90-1404(1)',
    says: 'Paid his or her fine, court costs, or other monetary obligation … in full, unless the obligation has been excused by the sentencing court',
    rules: ['ar-misdemeanor/everything-paid', 'ar-felony/everything-paid', 'ar-felony/license-back'],
    verdict: 'right',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1405(a)',
    says: 'eligible to file a uniform petition … to seal his or her record of a misdemeanor or violation immediately after: The completion of his or her sentence',
    rules: ['ar-misdemeanor/sentence-over'],
    verdict: 'right',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1405(b)(1)',
    says: 'until after a period of five (5) years has elapsed since the completion of the person’s sentence',
    rules: ['ar-misdemeanor/waited', 'ar-dwi/waited'],
    verdict: 'open',
    note: 'The copy is older than the DWI law of 2021, so of DWI only the court’s decision of 2026 was followed.',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1406(a)',
    says: '(1) A nonviolent Class C felony or nonviolent Class D felony; … (5) A felony not involving violence committed while the person was less than eighteen (18) years of age',
    rules: ['ar-felony/class-allows', 'ar-felony/sentence-over'],
    verdict: 'mended',
    note: 'Class Y at under 18 was closed before. Attempts at what (1) to (3) name stand in (4).',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1406(b)',
    says: 'after five (5) years have elapsed since the completion of the person’s sentence for a violent Class C felony or a violent Class D felony',
    rules: ['ar-felony/waited'],
    verdict: 'open',
    note: 'It does not say which of them are violent. We take crimes of force.',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1406(c)',
    says: 'no more than one (1) previous felony conviction … The fact that a prior felony conviction has been previously sealed shall not prevent its counting',
    rules: ['ar-felony/two-felonies-at-most'],
    verdict: 'mended',
    note: 'That a sealed felony counts was a question before. Whether later ones are “previous” still is.',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1408(a)',
    says: 'A felony for which a person served any portion of his or her sentence as an inmate in the Division of Correction',
    rules: ['ar-felony/no-state-prison', 'ar-felony/not-left-out', 'ar-felony/ten-years-most'],
    verdict: 'right',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1410(a)',
    says: 'Entry of an order nolle prosequi upon motion of the prosecuting attorney after one (1) year has passed',
    rules: ['ar-dropped/waited', 'ar-dropped/not-for-mental-disease', 'ar-no-charges/waited'],
    verdict: 'right',
    note: 'A dismissal, an acquittal and a decision not to file charges have no wait.',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1411(c)',
    says: 'This section does not prevent a person from requesting that his or her criminal record be sealed under § 16-90-1405 or § 16-90-1406',
    rules: ['ar-misdemeanor/sentence-over', 'ar-felony/class-allows', 'ar-pardoned/not-left-out'],
    verdict: 'mended',
    note: 'A pardon that does not seal used to end there. Now the ways for convictions are open.',
  },
  {
    section: 'Ark. Code Ann. § 16-90-1602(c)',
    says: 'shall not order sealing until the applicable lookback periods under § 5-65-111 have elapsed',
    rules: ['ar-dropped/lookback-over'],
    verdict: 'mended',
    note: 'Drunk driving in a specialty court did not wait for the lookback before.',
  },
  {
    section: 'Ark. Code Ann. § 16-93-303(a)(1)(B)',
    says: 'A serious felony involving violence or a felony involving violence as provided in § 5-4-501',
    rules: ['ar-first-offender/not-left-out'],
    verdict: 'right',
  },
  {
    section: 'Ark. Code Ann. § 9-27-309(b)(2)',
    says: 'may expunge other juvenile records at any time and shall expunge all the records of a juvenile upon his or her twenty-first birthday',
    rules: ['ar-juvenile-at-21/is-21', 'ar-juvenile-early/case-over', 'ar-juvenile-grave/waited'],
    verdict: 'right',
  },
  {
    section: 'Ark. Code Ann. § 12-12-903(13)(A)(i)',
    says: 'Sexual indecency with a child, § 5-14-110, if the offense is a felony; … False imprisonment in the first degree and false imprisonment in the second degree, §§ 5-11-103 and 5-11-104, when the victim is a minor and the offender is not the parent of the victim; … Voyeurism, § 5-16-102, if a felony level offense',
    rules: ['ar-first-offender/not-left-out'],
    verdict: 'mended',
    note: 'Whatever was told as sexual was taken to call for registration, and nothing else was.',
  },
];
