import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', 'Y', 'A', 'B', 'C', 'D'),
    { value: 'ungraded', label: 'Unclassified felony' },
  ],
  misdemeanor: [
    ...classes('misdemeanor', 'A', 'B', 'C'),
    { value: 'ungraded', label: 'Unclassified misdemeanor' },
  ],
  infraction: [{ value: 'violation', label: 'Violation' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
