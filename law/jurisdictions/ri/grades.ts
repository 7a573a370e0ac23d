import type { GradeIn, Grades } from '../../place/grades.ts';

/** Rhode Island has no classes, but for the smaller kind of misdemeanor. No rule turns on it. */
export const grades = {
  misdemeanor: [
    { value: 'ungraded', label: 'Misdemeanor' },
    { value: 'petty', label: 'Petty misdemeanor' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
