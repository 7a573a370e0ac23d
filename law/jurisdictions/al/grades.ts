import { classes, type GradeIn, type Grades } from '../../place/grades.ts';

export const grades = {
  felony: classes('felony', 'A', 'B', 'C', 'D'),
  misdemeanor: [...classes('misdemeanor', 'A', 'B', 'C'), { value: 'ungraded', label: 'City ordinance' }],
  infraction: [
    { value: 'violation', label: 'Violation' },
    { value: 'traffic', label: 'Traffic violation' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;
