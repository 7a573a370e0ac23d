import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    {
      value: 'ungraded',
      label: 'Unclassified felony',
      hint: 'Murder, kidnapping and the gravest sex crimes',
    },
    ...classes('felony', 'A', 'B', 'C'),
  ],
  misdemeanor: classes('misdemeanor', 'A', 'B'),
  infraction: [{ value: 'violation', label: 'Violation' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
