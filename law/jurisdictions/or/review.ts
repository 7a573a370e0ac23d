import type { Reviewed } from '../../place/review.ts';

/** The opening of ORS 137.225, as operative since September 1, 2024. The changes of 2025 are not in this text. */
export const review: readonly Reviewed[] = [
  {
    section: 'ORS 137.225(1)(a)',
    says: 'any person convicted of an offense who has fully complied with and performed the sentence of the court for the offense',
    rules: [
      'or-set-aside-felony/sentence-over',
      'or-set-aside-misdemeanor/sentence-over',
      'or-set-aside-felony/restitution-paid',
      'or-set-aside-misdemeanor/restitution-paid',
    ],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(A)',
    says: 'For a Class B felony, seven years from the date of conviction or the release of the person from imprisonment for the conviction sought to be set aside, whichever is later.',
    rules: ['or-set-aside-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(B)',
    says: 'For a Class C felony, five years from the date of conviction or the release of the person from imprisonment',
    rules: ['or-set-aside-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(C)',
    says: 'For a Class A misdemeanor, three years from the date of conviction or the release of the person from imprisonment',
    rules: ['or-set-aside-misdemeanor/waited'],
    verdict: 'right',
  },
  {
    section: 'ORS 137.225(1)(b)(D)',
    says: 'For a Class B or Class C misdemeanor, a violation or the finding of a person in contempt of court, one year from the date of conviction or finding',
    rules: [
      'or-set-aside-misdemeanor/waited',
      'or-set-aside-violation/waited',
      'or-set-aside-contempt/waited',
    ],
    verdict: 'right',
    note: 'Contempt of an order about abuse waits five years since the law of 2025, which is not in this text.',
  },
  {
    section: 'ORS 137.225(1)(c)',
    says: 'at any time after 60 days from the date the prosecuting attorney indicates that the state has elected not to proceed with a prosecution or contempt proceeding',
    rules: ['or-set-aside-arrest/waited'],
    verdict: 'right',
  },
];
