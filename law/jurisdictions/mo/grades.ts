import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', 'A', 'B', 'C', 'D', 'E'),
    { value: 'ungraded', label: 'Felony without a class', hint: 'Armed criminal action, for example' },
  ],
  misdemeanor: [...classes('misdemeanor', 'A', 'B', 'C', 'D'), { value: 'ungraded', label: 'No class' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
