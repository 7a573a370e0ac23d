import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: classes('felony', '1', '2', '3', '4', '5', '6'),
  misdemeanor: classes('misdemeanor', '1', '2', '3'),
  infraction: [
    { value: 'petty', label: 'Petty offense' },
    { value: 'traffic', label: 'Civil traffic ticket' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
