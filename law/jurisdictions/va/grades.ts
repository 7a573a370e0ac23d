import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', '1', '2', '3', '4', '5', '6'),
    { value: 'ungraded', label: 'No class', hint: 'Grand larceny and dealing most drugs have none.' },
  ],
  misdemeanor: [...classes('misdemeanor', '1', '2', '3', '4'), { value: 'ungraded', label: 'No class' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
