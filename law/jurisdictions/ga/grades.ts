import type { GradeIn, Grades } from '../../place/grades.ts';

/** Georgia has no classes, but for the graver kind of misdemeanor. No rule turns on it. */
export const grades = {
  misdemeanor: [
    { value: 'ungraded', label: 'Misdemeanor' },
    { value: 'aggravated', label: 'Misdemeanor of a high and aggravated nature' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
