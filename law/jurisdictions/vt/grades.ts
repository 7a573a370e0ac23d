import type { GradeIn, Grades } from '../../place/grades.ts';

/** Vermont has no classes: what can bring more than 2 years is a felony. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
