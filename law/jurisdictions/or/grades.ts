import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', 'A', 'B', 'C'),
    { value: 'ungraded', label: 'Unclassified felony', hint: 'Murder, treason and some drug cases' },
  ],
  misdemeanor: [
    ...classes('misdemeanor', 'A', 'B', 'C'),
    { value: 'ungraded', label: 'Misdemeanor without a class', hint: 'Drug possession since September 2024' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
