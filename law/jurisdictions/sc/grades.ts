import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

/**
 * § 16-1-20. Misdemeanors have classes too, but no ticket names them: people are asked for the most the law allowed. A class
 * that is told is heeded.
 */
export const grades = {
  felony: [
    ...classes('felony', 'A', 'B', 'C', 'D', 'E', 'F'),
    { value: 'ungraded', label: 'Exempt, or no class' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
