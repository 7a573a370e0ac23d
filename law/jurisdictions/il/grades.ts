import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...classes('felony', 'X', '1', '2', '3', '4'),
    { value: 'ungraded', label: 'First degree murder, which has no class' },
  ],
  misdemeanor: classes('misdemeanor', 'A', 'B', 'C'),
  infraction: [
    { value: 'petty', label: 'Petty or business offense' },
    { value: 'ungraded', label: 'Broke a city or village rule (ordinance)' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
