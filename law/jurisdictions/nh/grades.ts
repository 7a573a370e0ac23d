import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [...classes('felony', 'A', 'B'), { value: 'ungraded', label: 'Murder' }],
  misdemeanor: [
    { value: 'a', label: 'Class A misdemeanor', hint: 'Up to a year in jail' },
    { value: 'b', label: 'Class B misdemeanor', hint: 'No jail, a fine only' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
