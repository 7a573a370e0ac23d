import type { GradeIn, Grades } from '../../place/grades.ts';

/** Felonies have classes only since January 1, 2026, and expungement does not go by them. */
export const grades = {} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
