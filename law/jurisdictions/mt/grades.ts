import type { GradeIn, Grades } from '../../place/grades.ts';

/** Montana has no classes of crimes. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
