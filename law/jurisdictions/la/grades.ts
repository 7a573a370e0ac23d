import type { GradeIn, Grades } from '../../place/grades.ts';

/** Louisiana has no classes: a felony can be punished at hard labor, and every other crime is a misdemeanor (R.S. 14:2). */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
