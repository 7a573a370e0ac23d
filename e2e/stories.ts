import type { Answers, Charge } from '@openslate/law/record/record.ts';

/*
 * People whose records the journeys tell. What they do not say is what nobody asks them.
 */

const person = {
  pendingCharges: false,
  mustRegister: false,
  age: 45,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
  recordComplete: true,
} as const;

/** A conviction with everything behind it. */
const settled = {
  disposition: 'convicted',
  completed: true,
  finesPaid: true,
  restitutionPaid: true,
  ageAtOffense: 30,
  sentence: ['probation'],
  facts: { convictedAs: 'convicted' },
} as const satisfies Charge;

/** Oregon: shoplifting ten years ago, all paid. It may be set aside. */
export const oldMisdemeanor: Answers = {
  ...person,
  charges: [
    {
      ...settled,
      id: 'c1',
      level: 'misdemeanor',
      grade: 'a',
      offense: ['theft'],
      offenseDate: '2015-03-02',
      dispositionDate: '2015-06-10',
      completedDate: '2016-06-10',
    },
  ],
};

/** Pennsylvania: felony retail theft. Ten years are over on January 10, 2028. */
export const recentFelony: Answers = {
  ...person,
  charges: [
    {
      ...settled,
      id: 'c1',
      level: 'felony',
      grade: '3',
      offense: ['theft'],
      statute: '18 Pa.C.S. § 3929',
      offenseDate: '2017-06-01',
      dispositionDate: '2018-01-10',
      completedDate: '2019-11-15',
    },
  ],
};

/** California: prison for a crime that calls for registration. Nothing clears it. */
export const excludedFelony: Answers = {
  ...person,
  mustRegister: true,
  charges: [
    {
      ...settled,
      id: 'c1',
      level: 'felony',
      grade: 'ungraded',
      offense: ['sexual'],
      statute: 'PC 261(a)(2)',
      sentence: ['prison', 'supervision'],
      offenseDate: '2013-02-02',
      dispositionDate: '2013-05-01',
      releasedDate: '2015-05-01',
      completedDate: '2016-05-01',
    },
  ],
};

/** Pennsylvania: a theft from 2012 and nothing since. The state seals it by itself. */
export const cleanSlate: Answers = {
  ...person,
  charges: [
    {
      ...settled,
      id: 'c1',
      level: 'misdemeanor',
      grade: '2',
      offense: ['theft'],
      statute: '18 Pa.C.S. § 3921',
      offenseDate: '2012-01-12',
      dispositionDate: '2012-05-09',
      completedDate: '2013-05-09',
    },
  ],
};

/** Pennsylvania: a charge that was dropped. Little is asked about it. */
export const dropped: Answers = {
  ...person,
  charges: [
    {
      id: 'c1',
      disposition: 'dismissed',
      facts: { dismissedAs: 'dismissed' },
      level: 'misdemeanor',
      grade: '2',
      offense: ['theft'],
      ageAtOffense: 30,
      offenseDate: '2017-06-01',
      dispositionDate: '2018-01-10',
    },
  ],
};

/** Pennsylvania: the felony of 2018, with a charge that was dropped in the same case, and the theft of 2012. */
export const threeCharges: Answers = {
  ...person,
  charges: [
    { ...recentFelony.charges[0], id: 'c1', caseId: 'k1' },
    {
      id: 'c2',
      caseId: 'k1',
      disposition: 'dismissed',
      facts: { dismissedAs: 'dismissed' },
      level: 'misdemeanor',
      grade: '2',
      offense: ['trespass'],
      ageAtOffense: 30,
      offenseDate: '2017-06-01',
      dispositionDate: '2018-01-10',
    },
    { ...cleanSlate.charges[0], id: 'c3' },
  ],
};
