import type { GradeIn, Grades } from '../../place/grades.ts';

/** Michigan has no classes: what counts is the longest sentence the law allows. */
export const grades = {
  felony: [{ value: 'ungraded', label: 'Felony' }],
  misdemeanor: [{ value: 'ungraded', label: 'Misdemeanor' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
