import type { Reviewed } from '../../place/review.ts';

/** The sections of the code as of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'NMSA 1978, § 29-3A-4(A)',
    says: 'One year from the date of the final disposition in the case, a person released without conviction',
    rules: ['nm-no-conviction/waited', 'nm-no-conviction/none-convicted'],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 29-3A-4(A), (E)',
    says: 'violations and deferred sentences under the Motor Vehicle Code … an order of conditional discharge pursuant to Section 31-20-13',
    rules: ['nm-no-conviction/without-conviction'],
    verdict: 'open',
    note: 'Other deferred sentences end in a dismissal too (§ 31-20-9), but courts have called them convictions.',
  },
  {
    section: 'NMSA 1978, § 29-3A-4(E)',
    says: 'if it finds that no other charge or proceeding is pending against the petitioner',
    rules: ['nm-no-conviction/no-open-case'],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 29-3A-5(A), (C)(3)',
    says: 'following the completion of the person’s sentence and the payment of any fines or fees owed to the state for the conviction',
    rules: ['nm-conviction/fines-paid', 'nm-conviction/restitution-paid'],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 29-3A-5(C)(4), (F)',
    says: 'time shall be measured from the last date on which a person completed a sentence for a conviction in any jurisdiction',
    rules: ['nm-conviction/waited'],
    verdict: 'right',
    note: 'The years go by the crime to be expunged, the day by the last sentence for any crime.',
  },
  {
    section: 'NMSA 1978, § 30-17-6',
    says: 'dwelling or other structure, causing a person great bodily harm',
    rules: ['nm-conviction/no-great-harm'],
    verdict: 'mended',
    note: 'Of aggravated arson it was asked whether somebody was badly hurt. By its text somebody always was.',
  },
  {
    section: 'NMSA 1978, § 30-4-4(B), (C)',
    says: 'maliciously taking, detaining, concealing or enticing away or failing to return that child without good cause',
    rules: ['nm-conviction/not-about-minor'],
    verdict: 'mended',
    note: 'It went as any felony. Whether it is “committed against a child” is not said, so it needs review; so do §§ 30-6-2 and 30-37-2 to 30-37-3.',
  },
  {
    section: 'NMSA 1978, § 29-3A-5(G)',
    says: 'an offense committed against a child, an offense that caused great bodily harm or death to another person, a sex offense as defined in Section 29-11A-3 NMSA 1978, embezzlement pursuant to Section 30-16-8 NMSA 1978 or an offense involving driving while under the influence',
    rules: [
      'nm-conviction/not-against-child',
      'nm-conviction/no-great-harm',
      'nm-conviction/not-sex-offense',
      'nm-conviction/not-embezzlement',
      'nm-conviction/not-drunk-driving',
    ],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 29-3A-8(A), (C)',
    says: 'applies to public records involving only cannabis and cannabis paraphernalia charges',
    rules: ['nm-cannabis/waited', 'nm-cannabis/lesser-today', 'nm-cannabis-request/lesser-today'],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 30-31-28(D)',
    says: 'if he was not over eighteen years of age at the time of the offense, may apply to the court for an order to expunge',
    rules: ['nm-young-drug-discharge/was-under-18', 'nm-young-drug-discharge/program-finished'],
    verdict: 'open',
    note: 'Whether it reaches people who were 18, it does not clearly say. We take it as under 18.',
  },
  {
    section: 'NMSA 1978, § 30-52-1.2',
    says: 'the charge or conviction is for a non-homicide crime',
    rules: ['nm-trafficking/trafficked', 'nm-trafficking/no-homicide'],
    verdict: 'right',
  },
  {
    section: 'NMSA 1978, § 32A-2-26(A)',
    says: 'two years have elapsed since the final release of the person from legal custody and supervision',
    rules: [
      'nm-juvenile-sealing/waited',
      'nm-juvenile-sealing/no-conviction-lately',
      'nm-juvenile-sealing/is-18',
    ],
    verdict: 'right',
    note: 'Of misdemeanors only those of moral turpitude count. We let any misdemeanor wait.',
  },
  {
    section: 'NMSA 1978, § 32A-2-26(J)',
    says: 'A child who is determined by the court not to be a delinquent offender shall have the child’s files and records in the instant proceeding automatically sealed by the court upon motion by the children’s court attorney at the conclusion of the proceedings',
    rules: ['nm-juvenile-not-delinquent/found-not-delinquent'],
    verdict: 'mended',
    note: 'The way was missing. A dismissal without a finding goes by (A), after two years.',
  },
  {
    section: 'NMSA 1978, § 29-11A-3(I)',
    says: 'criminal sexual contact in the fourth degree, as provided in Section 30-9-12 NMSA 1978 … incest, as provided in Section 30-10-3 NMSA 1978, when the victim is younger than eighteen years of age',
    rules: ['nm-conviction/not-sex-offense', 'nm-conviction/not-about-minor'],
    verdict: 'mended',
    note: 'We had closed both sections whole. The misdemeanor of § 30-9-12 is open now, and incest without a victim under 18 needs a look.',
  },
  {
    section: 'NMSA 1978, § 29-11A-3(I)(12), (13)',
    says: 'solicitation to commit criminal sexual contact of a minor in the second, third or fourth degree … or (13) attempt to commit any of the sex offenses set forth in Paragraphs (1) through (11) of this subsection',
    rules: ['nm-conviction/not-sex-offense'],
    verdict: 'mended',
    note: 'An attempt at a felony of the fourth degree is a misdemeanor and was open. Conspiracy, which the list does not name, was closed.',
  },
];
