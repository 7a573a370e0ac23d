import type { Reviewed } from '../../place/review.ts';

/** §§ 9-11-15, 21-23-7, 9-23-23, 63-11-30(13), 67-3-70, 97-3-2, 97-3-54.6, 45-33-23, 45-33-55 and 43-21-263, in copies of 2020 and 2026; the start of § 99-19-71 as of 2019. */
export const review: readonly Reviewed[] = [
  {
    section: 'Miss. Code Ann. § 99-19-71(1)',
    says: 'Any person who has been convicted of a misdemeanor that is not a traffic violation, and who is a first offender, may petition',
    rules: ['ms-first-misdemeanor/not-traffic', 'ms-first-misdemeanor/first-offender'],
    verdict: 'open',
    note: 'It names no wait. Who is a first offender it does not say.',
  },
  {
    section: 'Miss. Code Ann. § 99-19-71(2)(a)',
    says: 'who has paid all criminal fines and costs of court … may petition … to expunge one (1) conviction … after the successful completion of all terms and conditions of the sentence',
    rules: [
      'ms-felony/waited-five-years',
      'ms-felony/fines-paid',
      'ms-felony/restitution-paid',
      'ms-felony/not-left-out',
    ],
    verdict: 'mended',
    note: 'The text of 2019 says five years. By HB 1546 it is three since July 1, 2026. Restitution is a term of the sentence, and was not asked for.',
  },
  {
    section: 'Miss. Code Ann. §§ 9-11-15(3), 21-23-7(6)',
    says: 'good conduct for a period of two (2) years since the last conviction in any court … order the record of conviction of a person of any or all misdemeanors in that court expunged',
    rules: ['ms-misdemeanor-two-years/lower-court', 'ms-misdemeanor-two-years/two-good-years'],
    verdict: 'right',
  },
  {
    section: 'Miss. Code Ann. § 63-11-30(13)(a)',
    says: 'at least five (5) years after successful completion … Who did not refuse to submit to a test … tested below sixteen one-hundredths percent (.16%) … has not been convicted of and does not have pending any other offense of driving under the influence',
    rules: [
      'ms-first-dui/waited',
      'ms-first-dui/fines-paid',
      'ms-first-dui/restitution-paid',
      'ms-first-dui/took-test',
      'ms-first-dui/low-alcohol',
      'ms-first-dui/only-dui',
      'ms-first-dui/no-open-dui',
    ],
    verdict: 'mended',
    note: 'The fine is a term of the sentence, and was not asked for. A paragraph on a second or later DUI now tells that it was not the first.',
  },
  {
    section: 'Miss. Code Ann. § 9-23-23',
    says: 'the successful completion of the intervention court order … will result in the record of the criminal conviction or adjudication being expunged. However, no expunction of any implied consent violation shall be allowed.',
    rules: ['ms-intervention-court/court-finished', 'ms-intervention-court/not-dui'],
    verdict: 'right',
  },
  {
    section: 'Miss. Code Ann. § 97-3-2(1)',
    says: 'The following shall be classified as crimes of violence … Statutory rape as provided in Section 97-3-65(1), but this classification is rebuttable on hearing by a judge',
    rules: ['ms-felony/not-violent'],
    verdict: 'mended',
    note: 'Statutory rape at 18 or younger, and domestic violence “third”, now need review. By its subsection (2) a judge may say so of other felonies: that is asked.',
  },
  {
    section: 'Miss. Code Ann. § 45-33-55',
    says: 'this chapter exempts sex offenses from laws of this state or court orders authorizing the destroying, expunging, purging or sealing of criminal history records',
    rules: [
      'ms-felony/not-sex-offense',
      'ms-first-misdemeanor/not-sex-offense',
      'ms-misdemeanor-two-years/not-sex-offense',
      'ms-nonadjudicated/not-sex-offense',
      'ms-intervention-court/not-sex-offense',
    ],
    verdict: 'mended',
    note: 'The list is that of § 45-33-23(h), and a plea counts though adjudication was withheld. What a youth court sealed is not touched.',
  },
  {
    section: 'Miss. Code Ann. § 67-3-70(6)',
    says: 'not sooner than one (1) year after the dismissal and discharge or completion of any sentence and/or payment of any fine, apply to the court … it shall enter such order',
    rules: ['ms-minor-alcohol/bought-or-had', 'ms-minor-alcohol/waited'],
    verdict: 'mended',
    note: 'It is for subsections (1) and (2) alone, and the court must do it.',
  },
  {
    section: 'Miss. Code Ann. § 97-3-54.6(5)',
    says: 'At any time after a conviction under this act, the court in which the conviction was entered may, upon appropriate motion, vacate the conviction if the court finds the defendant’s participation in the offense was the result of being a victim',
    rules: [
      'ms-trafficking/trafficked',
      'ms-trafficking/adult-court',
      'ms-trafficking/prostitution-or-not-violent',
    ],
    verdict: 'open',
    note: 'This is the text of February 2026. What changed in July 2026 was read in an account of the enrolled act: subsection (6) takes in youth court cases, and crimes that are not violent.',
  },
  {
    section: 'Miss. Code Ann. § 43-21-263',
    says: 'if the child who was the subject of the cause has attained twenty (20) years of age … The youth court may, at any time, … order the sealing or unsealing',
    rules: ['ms-youth-court/is-20-or-dismissed'],
    verdict: 'right',
  },
];
