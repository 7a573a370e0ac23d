import type { EligibilityRequest } from '@openslate/contract/eligibility.ts';

/** A record of nobody: an old shoplifting case with everything done and paid. */
export const sampleRecord: EligibilityRequest = {
  state: 'PA',
  answers: {
    pendingCharges: false,
    mustRegister: false,
    age: 45,
    reliefReceived: 0,
    elsewhere: { felonies: 0, misdemeanors: 0 },
    charges: [
      {
        id: 'c1',
        disposition: 'convicted',
        level: 'misdemeanor',
        grade: '2',
        offense: ['theft'],
        offenseDate: '2012-01-12',
        dispositionDate: '2012-05-09',
        completedDate: '2013-05-09',
        completed: true,
        sentence: ['probation', 'fine'],
        finesPaid: true,
        restitutionPaid: true,
        ageAtOffense: 30,
      },
    ],
  },
};
