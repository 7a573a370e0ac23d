import type { Reviewed } from '../../place/review.ts';

/** A.R.S. §§ 13-911(A) to (C), 13-905(A) and 13-909, as private copies show them. */
export const review: readonly Reviewed[] = [
  {
    section: 'A.R.S. § 13-911(A)(1)',
    says: 'has completed all of the terms and conditions of the sentence that was imposed by the court, including the payment of all monetary obligations and restitution to all victims',
    rules: ['az-seal-conviction/everything-paid', 'az-seal-conviction/waited'],
    verdict: 'right',
  },
  {
    section: 'A.R.S. § 13-911(A)(2), (3)',
    says: 'the charge was subsequently dismissed or resulted in a not guilty verdict at a trial … Arrested for a criminal offense and no charges were filed',
    rules: ['az-seal-dropped/not-convicted', 'az-seal-dropped/case-over'],
    verdict: 'right',
    note: 'It names no wait. A charge dropped after a program is a dismissed charge.',
  },
  {
    section: 'A.R.S. § 13-905(A)',
    says: 'on fulfillment of the conditions of probation or sentence and discharge by the court, may apply to the court to have the judgment of guilt set aside',
    rules: ['az-set-aside/sentence-over', 'az-set-aside/everything-paid'],
    verdict: 'open',
    note: 'The form lets people explain what they still owe.',
  },
  {
    section: 'A.R.S. § 13-909(A)',
    says: 'the person’s participation in the offense was a direct result of being a victim of sex trafficking',
    rules: ['az-trafficking/trafficked'],
    verdict: 'right',
    note: 'Since September 14, 2024 it no longer matters when it was.',
  },
];
