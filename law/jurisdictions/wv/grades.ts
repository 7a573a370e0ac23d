import type { GradeIn, Grades } from '../../place/grades.ts';

/** West Virginia sorts its crimes into no classes. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
