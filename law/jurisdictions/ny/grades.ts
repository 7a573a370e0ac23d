import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: classes('felony', 'A', 'B', 'C', 'D', 'E'),
  misdemeanor: [
    ...classes('misdemeanor', 'A', 'B'),
    { value: 'ungraded', label: 'Misdemeanor without a class', hint: 'Such as drunk driving' },
  ],
  infraction: [
    { value: 'violation', label: 'Violation', hint: 'Such as disorderly conduct' },
    { value: 'traffic', label: 'Traffic infraction', hint: 'Such as DWAI by alcohol' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
