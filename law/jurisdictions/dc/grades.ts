import type { GradeIn, Grades } from '../../place/grades.ts';

/** The District has no classes: what can bring more than a year is a felony. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
