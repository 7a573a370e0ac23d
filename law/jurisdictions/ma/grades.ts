import type { GradeIn, Grades } from '../../place/grades.ts';

/** Massachusetts has no classes: what can bring state prison is a felony, and all other crimes are misdemeanors. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
