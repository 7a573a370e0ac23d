import type { Reviewed } from '../../place/review.ts';

/** The sections of the code as of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'SDCL § 23A-3-34',
    says: 'a petty offense, municipal ordinance violation, or a Class 2 misdemeanor was the highest charged offense shall be automatically removed from a defendant’s public record after five years',
    rules: ['sd-removal/highest-charge', 'sd-removal/waited'],
    verdict: 'open',
    note: 'The highest charge counts, not what the person was convicted of. From which day the five years run it does not say.',
  },
  {
    section: 'SDCL § 23A-3-34',
    says: 'if all court-ordered conditions on the case have been satisfied and the defendant has not been convicted of any further offenses within those five years',
    rules: ['sd-removal/conditions-met', 'sd-removal/nothing-further'],
    verdict: 'right',
    note: 'A conviction after those five years does no harm. One within them closes the way, and no new period is named.',
  },
  {
    section: 'SDCL § 23A-3-27(1) to (3)',
    says: 'After one year from the date the prosecuting attorney formally dismisses the entire criminal case on the record',
    rules: [
      'sd-no-charges/waited',
      'sd-dismissed/waited',
      'sd-dismissed/whole-case',
      'sd-acquitted/acquitted',
    ],
    verdict: 'right',
  },
  {
    section: 'SDCL § 23A-3-27(4)',
    says: 'Within one year … upon a showing of compelling necessity',
    rules: [],
    verdict: 'right',
    note: 'Only a judge can say what is compelling, so it is told as a caution and is no rule that is met.',
  },
  {
    section: 'SDCL §§ 23A-3-35 to 23A-3-37',
    says: 'has not been charged with any new crimes, except for petty offenses or minor traffic citations, within one year and thirty days from the date of the successful completion',
    rules: ['sd-diversion/waited', 'sd-diversion/no-new-crime'],
    verdict: 'right',
    note: 'The court shall then grant it without a motion.',
  },
  {
    section: 'SDCL §§ 23A-27-14, 23A-27-17',
    says: 'a court shall order that all official records … be sealed along with all records relating to the person’s arrest',
    rules: ['sd-suspended-imposition/conditions-met'],
    verdict: 'right',
  },
  {
    section: 'SDCL § 24-14-11',
    says: 'Upon the granting of a pardon under the provisions of this chapter, the Governor shall order that all official records … shall be sealed',
    rules: ['sd-pardoned/pardoned', 'sd-pardoned/through-board'],
    verdict: 'right',
  },
  {
    section: 'SDCL § 24-14-8',
    says: 'at least five years have passed from the date of the applicant’s offense, if the applicant was not convicted of more than one felony',
    rules: [
      'sd-exceptional-pardon/one-felony',
      'sd-exceptional-pardon/waited',
      'sd-exceptional-pardon/not-for-life',
    ],
    verdict: 'right',
  },
  {
    section: 'SDCL § 26-7A-115',
    says: 'after one year from the date of the child’s unconditional release from the court’s jurisdiction or the discharge of the child by the Department of Corrections, whichever date is later',
    rules: ['sd-juvenile-sealing/waited', 'sd-juvenile-sealing/not-delinquent-since'],
    verdict: 'right',
  },
  {
    section: 'SDCL § 23-6-8.1',
    says: 'may authorize the destruction of information and records of … Misdemeanor offenses whose final date of disposition occurred at least ten years prior',
    rules: ['sd-destroyed-record/old-enough'],
    verdict: 'right',
    note: 'It is the office’s own choice, so it stands beside the others.',
  },
];
