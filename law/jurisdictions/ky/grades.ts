import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [...classes('felony', 'A', 'B', 'C', 'D'), { value: 'ungraded', label: 'Capital, or no class' }],
  misdemeanor: [...classes('misdemeanor', 'A', 'B'), { value: 'ungraded', label: 'No class' }],
  infraction: [
    { value: 'violation', label: 'Violation' },
    { value: 'traffic', label: 'Traffic infraction' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
