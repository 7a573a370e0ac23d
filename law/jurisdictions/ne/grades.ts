import type { GradeIn, Grades } from '../../place/grades.ts';

export const grades = {
  felony: [
    { value: '4', label: 'Class IV felony' },
    { value: '3a', label: 'Class IIIA felony' },
    { value: '3', label: 'Class III felony' },
    { value: '2a', label: 'Class IIA felony' },
    { value: '2', label: 'Class II felony' },
    { value: '1d', label: 'Class ID felony' },
    { value: '1c', label: 'Class IC felony' },
    { value: '1b', label: 'Class IB felony' },
    { value: '1a', label: 'Class IA felony' },
    { value: '1', label: 'Class I felony' },
    { value: 'ungraded', label: 'Felony without a class' },
  ],
  misdemeanor: [
    { value: '1', label: 'Class I misdemeanor' },
    { value: '2', label: 'Class II misdemeanor' },
    { value: '3', label: 'Class III misdemeanor' },
    { value: '3a', label: 'Class IIIA misdemeanor' },
    { value: '4', label: 'Class IV misdemeanor' },
    { value: '5', label: 'Class V misdemeanor' },
    { value: 'w', label: 'Class W misdemeanor', hint: 'Drunk driving' },
    { value: 'ungraded', label: 'Broke a city rule (ordinance)' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
