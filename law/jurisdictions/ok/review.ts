import type { Reviewed } from '../../place/review.ts';

/** 22 O.S. §§ 18, 19 and 991c, 57 O.S. § 571 and 21 O.S. § 13.1, as the state courts showed them in November 2025. */
export const review: readonly Reviewed[] = [
  {
    section: '22 O.S. § 18(A)(5)',
    says: 'no charges of any type … are filed and the statute of limitations has expired or the prosecuting agency has declined to file charges',
    rules: ['ok-no-charges/not-filed-again'],
    verdict: 'right',
    note: 'It asks neither for a clean record nor that no case is open.',
  },
  {
    section: '22 O.S. § 18(A)(7)',
    says: 'all charges have been dismissed, the person has never been convicted of a felony, no misdemeanor or felony charges are pending',
    rules: ['ok-dismissed/all-dismissed', 'ok-dismissed/no-felony', 'ok-dismissed/no-open-case'],
    verdict: 'right',
  },
  {
    section: '22 O.S. § 18(A)(8), (9)',
    says: 'at least one (1) year has passed since the charge was dismissed',
    rules: ['ok-deferred-misdemeanor/waited', 'ok-deferred-felony/waited', 'ok-deferred-felony/not-violent'],
    verdict: 'right',
    note: 'Five years for a felony that is not in 57 O.S. § 571.',
  },
  {
    section: '57 O.S. § 571(2)(ww)',
    says: 'aggravated assault and battery upon any person defending another person from assault and battery, as provided for in Section 646 of Title 21',
    rules: ['ok-deferred-felony/not-violent', 'ok-one-felony/not-violent'],
    verdict: 'mended',
    note: 'It was on no list. Nor was an attempt or plot (§§ 42, 421) at arson or an assault: it needs a look now. Whether the person hurt was defending another is now asked, and taken not to be so.',
  },
  {
    section: '22 O.S. § 18(A)(10)',
    says: 'sentenced to a fine of less than Five Hundred One Dollars ($501.00) without a term of imprisonment or a suspended sentence, the fine has been paid',
    rules: ['ok-misdemeanor-fine/fine-paid'],
    verdict: 'right',
  },
  {
    section: '22 O.S. § 18(A)(11)',
    says: 'at least five (5) years have passed since the end of the last misdemeanor sentence',
    rules: ['ok-misdemeanor/waited'],
    verdict: 'right',
    note: 'The last one, not this one: another misdemeanor sentence moves the day. A small fine alone can be cleared first.',
  },
  {
    section: '22 O.S. § 18(A)(12)',
    says: 'has not been convicted of any other felony, … has not been convicted of a separate misdemeanor in the last seven (7) years',
    rules: ['ok-one-felony/only-felony', 'ok-one-felony/no-misdemeanor-lately', 'ok-one-felony/waited'],
    verdict: 'right',
  },
  {
    section: '22 O.S. § 18(A)(13)',
    says: 'convicted of not more than two felony offenses, none of which is a felony offense listed in Section 13.1 of Title 21',
    rules: [
      'ok-two-felonies/two-at-most',
      'ok-two-felonies/none-on-85-list',
      'ok-two-felonies/none-registrable',
    ],
    verdict: 'right',
    note: 'The list is shorter than 57 O.S. § 571: robbery in the second degree, kidnapping and assault with a dangerous weapon are not on it.',
  },
  {
    section: '22 O.S. § 18(A)(13)',
    says: 'at least ten (10) years have passed since the completion of the sentence for the felony conviction',
    rules: ['ok-two-felonies/waited'],
    verdict: 'open',
    note: 'Of two felonies it does not say which sentence.',
  },
  {
    section: '22 O.S. § 18(A)(14), text of June 2024',
    says: 'charged with not more than two felony offenses and the charges were dismissed following the successful completion of a deferred judgment',
    rules: ['ok-two-deferred-felonies/two-at-most', 'ok-two-deferred-felonies/waited'],
    verdict: 'right',
    note: 'It does not ask that the person was never convicted of a felony. The text of November 2024 does not have it.',
  },
  {
    section: '22 O.S. § 18(A)(16)',
    says: 'at least thirty (30) days have passed since the completion or commutation of the sentence for the crime that was reclassified as a misdemeanor, any restitution … satisfied in full',
    rules: ['ok-reclassified-felony/waited', 'ok-reclassified-felony/restitution-paid'],
    verdict: 'right',
  },
  {
    section: '22 O.S. § 18(C)',
    says: 'Beginning three (3) years after November 1, 2022, and subject to the availability of funds',
    rules: ['ok-acquitted/case-over', 'ok-misdemeanor/waited'],
    verdict: 'open',
    note: 'SB 2030 of 2026 took this out and put §§ 18b and 19d in its place. No page was found that says that they are carried out yet, so these still take a petition.',
  },
  {
    section: '22 O.S. § 19(F), (T)',
    says: 'Any offense that has been expunged shall not be treated as a prior offense',
    rules: ['ok-one-felony/only-felony', 'ok-misdemeanor/no-felony', 'ok-dismissed/no-felony'],
    verdict: 'right',
    note: 'So a felony that can be expunged first does not stand in the way.',
  },
  {
    section: '22 O.S. § 991c(D)',
    says: 'all fines, fees, and monetary assessments have been paid as ordered, the defendant shall be discharged without a court judgment of guilt',
    rules: ['ok-deferred-plea/program-finished', 'ok-deferred-plea/fines-paid'],
    verdict: 'right',
    note: 'It clears the plea at the court, not the arrest at OSBI. So it stands beside the ways that clear the whole record.',
  },
];
