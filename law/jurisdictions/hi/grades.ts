import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [...classes('felony', 'A', 'B', 'C'), { value: 'ungraded', label: 'Murder, which has no class' }],
  misdemeanor: [
    { value: 'ungraded', label: 'Misdemeanor', hint: 'Up to a year in jail' },
    { value: 'petty', label: 'Petty misdemeanor', hint: 'Up to 30 days in jail' },
  ],
  infraction: [{ value: 'violation', label: 'Violation' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
