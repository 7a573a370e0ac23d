import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: classes('felony', 'AA', 'A', 'B', 'C'),
  misdemeanor: classes('misdemeanor', 'A', 'B'),
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
