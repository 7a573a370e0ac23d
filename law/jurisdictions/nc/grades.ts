import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: classes('felony', 'A', 'B1', 'B2', 'C', 'D', 'E', 'F', 'G', 'H', 'I'),
  misdemeanor: classes('misdemeanor', 'A1', '1', '2', '3'),
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
