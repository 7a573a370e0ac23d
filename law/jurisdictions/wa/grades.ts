import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [...classes('felony', 'A', 'B', 'C'), { value: 'ungraded', label: 'Felony without a class' }],
  misdemeanor: [
    { value: 'gross', label: 'Gross misdemeanor', hint: 'Up to 364 days in jail' },
    { value: 'ungraded', label: 'Misdemeanor', hint: 'Up to 90 days in jail' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { gradeOf } = conditionsOn<Grade>();
