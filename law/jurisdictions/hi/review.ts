import type { Reviewed } from '../../place/review.ts';

/** Titles 31 and 37 as of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'HRS § 831-3.2(a)',
    says: 'upon written application from a person arrested for, or charged with but not convicted of a crime',
    rules: ['hi-expunge-arrest/case-over'],
    verdict: 'right',
    note: 'The Attorney General “shall issue” the order. No crime is left out, and no other case stands in the way.',
  },
  {
    section: 'HRS § 831-3.2(a)(1), (2)',
    says: 'For a period of five years after arrest or citation in the case of a petty misdemeanor or violation where conviction has not been obtained because of a bail forfeiture',
    rules: ['hi-expunge-arrest/bail-kept', 'hi-expunge-deferral/bail-kept'],
    verdict: 'right',
  },
  {
    section: 'HRS § 831-3.2(a)(3)',
    says: 'because the person has rendered prosecution impossible by absenting oneself from the jurisdiction',
    rules: ['hi-expunge-arrest/did-not-leave', 'hi-expunge-deferral/did-not-leave'],
    verdict: 'right',
  },
  {
    section: 'HRS § 831-3.2(a)(4)',
    says: 'who was acquitted or had charges dismissed pursuant to chapter 704 due to a physical or mental disease, disorder, or defect',
    rules: ['hi-expunge-arrest/not-for-illness'],
    verdict: 'right',
  },
  {
    section: 'HRS § 831-3.2(a)(5)',
    says: 'For a period of one year upon discharge of the defendant and dismissal of the charge against the defendant in the case of a deferred acceptance of guilty plea or nolo contendere plea, in accordance with chapter 853',
    rules: ['hi-expunge-deferral/waited'],
    verdict: 'right',
    note: 'A conditional discharge under § 712-1255 is not under chapter 853, so the year is not asked of it.',
  },
  {
    section: 'HRS § 712-1200(4)(c)',
    says: 'the defendant shall not be eligible to apply for expungement pursuant to section 831-3.2 until three years following discharge',
    rules: ['hi-expunge-deferral/waited'],
    verdict: 'mended',
    note: 'It waited one year like other deferred pleas.',
  },
  {
    section: 'HRS § 831-3.2(c)',
    says: 'capable of being forwarded to the attorney general without affecting other records not pertaining to the arrest',
    rules: ['hi-expunge-arrest/whole-arrest', 'hi-expunge-deferral/whole-arrest'],
    verdict: 'open',
    note: 'Of an arrest with a conviction on another charge it does not speak.',
  },
  {
    section: 'HRS § 706-622.5(4)',
    says: 'provided that a person has successfully completed the substance abuse treatment program and complied with other terms and conditions of probation',
    rules: [
      'hi-expunge-drug-conviction/treatment-finished',
      'hi-expunge-drug-conviction/treatment-probation',
      'hi-expunge-drug-conviction/only-once',
    ],
    verdict: 'right',
  },
  {
    section: 'HRS § 706-622.5(4)',
    says: 'A person sentenced to probation under this section who has not previously been sentenced under this section shall be eligible for one time only for expungement under this subsection.',
    rules: ['hi-expunge-drug-conviction/first-such-sentence'],
    verdict: 'mended',
    note: 'Of two such sentences both could be expunged. Now only the first can.',
  },
  {
    section: 'HRS § 706-622.5(5)',
    says: 'arising from a set of facts and circumstances that resulted in no other criminal charge, the court shall grant an expungement order pertaining to the conviction for the offense; provided that the amount of marijuana for which the person was convicted of possessing was three grams or less',
    rules: ['hi-expunge-three-grams/three-grams', 'hi-expunge-three-grams/no-other-charge'],
    verdict: 'right',
  },
  {
    section: 'HRS § 706-622.9(3)',
    says: 'only if the person has not been previously convicted of a felony offense in this or another jurisdiction',
    rules: ['hi-expunge-property-conviction/no-earlier-felony'],
    verdict: 'right',
  },
  {
    section: 'HRS § 712-1209.6(1)',
    says: 'if the defendant is not subsequently convicted of any offense under the Hawaii Penal Code within three years after the date of the original conviction',
    rules: ['hi-vacate-prostitution/waited', 'hi-vacate-prostitution/no-penal-code-offense-in-wait'],
    verdict: 'mended',
    note: 'Every crime closed the way, drunk driving too, and no violation did. The Penal Code is title 37 (HRS § 701-100), and its violations are offenses (HRS § 701-107(5)).',
  },
  {
    section: 'HRS § 712-1256(1)',
    says: 'if the person was not over twenty years of age at the time of the offense, may apply to the court for an order to expunge from all official records',
    rules: ['hi-expunge-young-drug/was-under-21', 'hi-expunge-young-drug/conditional-discharge'],
    verdict: 'right',
  },
  {
    section: 'HRS § 571-88(a)',
    says: 'The person was counseled and released by the police and the person has become an adult',
    rules: ['hi-juvenile-arrest/is-18'],
    verdict: 'right',
  },
  {
    section: 'HRS § 831-2(a)(1)',
    says: 'if the defendant is placed on probation or the defendant is paroled after commitment to imprisonment, the defendant may vote during the period of the probation or parole',
    rules: ['hi-vote/not-locked-up'],
    verdict: 'right',
  },
];
