import type { Reviewed } from '../../place/review.ts';

/** Chapters 901C and 907 and their neighbors, Code of 2024. */
export const review: readonly Reviewed[] = [
  {
    section: 'Iowa Code § 901C.2(1)(a)',
    says: 'All court costs, fees, and other financial obligations … have been paid. A minimum of one hundred eighty days have passed since entry of the judgment of acquittal or of the order dismissing the case relating to all criminal charges',
    rules: ['ia-no-conviction/whole-case', 'ia-no-conviction/fines-paid', 'ia-no-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 901C.2(1)(a)(4), (5)',
    says: 'The case was not dismissed due to the defendant being found not guilty by reason of insanity. The defendant was not found incompetent to stand trial in the case.',
    rules: ['ia-no-conviction/not-insanity', 'ia-no-conviction/fit-for-trial'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 901C.3(1)',
    says: 'More than eight years have passed since the date of the conviction. The defendant has no pending criminal charges. The defendant has not previously been granted two deferred judgments.',
    rules: [
      'ia-misdemeanor/waited',
      'ia-misdemeanor/no-open-case',
      'ia-misdemeanor/not-two-deferred',
      'ia-misdemeanor/everything-paid',
    ],
    verdict: 'right',
    note: 'More than eight years: from the day after the eighth anniversary. Later convictions do not bar.',
  },
  {
    section: 'Iowa Code § 901C.3(2)',
    says: 'The following misdemeanors shall not be expunged',
    rules: ['ia-misdemeanor/not-left-out'],
    verdict: 'open',
    note: 'All lettered paragraphs are in, with what (w) and (x) take from federal and older law. § 692A.102 was read whole.',
  },
  {
    section: 'Iowa Code § 901C.3(3)',
    says: 'A person shall be granted an expungement of a record under this section one time in the person’s lifetime.',
    rules: ['ia-misdemeanor/once-in-a-life'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 123.46(6)',
    says: 'if the person has had no other criminal convictions, other than local traffic violations or simple misdemeanor violations of chapter 321 during the two-year period, the conviction shall be expunged as a matter of law',
    rules: ['ia-after-two-years/waited', 'ia-after-two-years/no-other-conviction'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 907.9(4)(b)',
    says: 'shall be expunged. However, the court’s record shall not be expunged until the person has paid the restitution, civil penalties, court costs, fees, or other financial obligations',
    rules: ['ia-deferred-judgment/program-finished', 'ia-deferred-judgment/everything-paid'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 907.9(4)(c), (d)',
    says: 'A count which was contained in the indictment, information, or complaint that resulted in the deferred judgment shall be expunged when the deferred judgment is expunged.',
    rules: ['ia-count-with-deferral/deferral-over', 'ia-count-with-deferral/no-conviction'],
    verdict: 'right',
  },
  {
    section: 'Iowa Code § 232.150(1)',
    says: 'the court shall upon its own motion schedule a sealing of records hearing to be held two years after the date of the last official action, or the date the child becomes eighteen years of age, whichever is later',
    rules: ['ia-juvenile-sealing/waited', 'ia-juvenile-sealing/is-18', 'ia-juvenile-application/waited'],
    verdict: 'mended',
    note: 'After a felony too the person may apply. What the judge must find is now a caution, and no longer needs review.',
  },
  {
    section: 'Iowa Code § 692.16(1)',
    says: 'which has no disposition data after four years shall be removed',
    rules: ['ia-arrest-removed/waited'],
    verdict: 'right',
  },
];
