import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [...classes('felony', 'A', 'B', 'C'), { value: 'ungraded', label: 'Murder, which has no class' }],
  misdemeanor: [
    { value: 'd', label: 'Class D crime' },
    { value: 'e', label: 'Class E crime' },
  ],
  infraction: [{ value: 'ungraded', label: 'No crime, only a ticket (civil violation)' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
