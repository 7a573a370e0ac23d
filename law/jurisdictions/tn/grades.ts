import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', 'A', 'B', 'C', 'D', 'E'),
    { value: 'ungraded', label: 'No class', hint: 'For example a felony from before November 1989' },
  ],
  misdemeanor: [...classes('misdemeanor', 'A', 'B', 'C'), { value: 'ungraded', label: 'No class' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
