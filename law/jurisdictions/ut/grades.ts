import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    { value: '1', label: 'First-degree felony' },
    { value: '2', label: 'Second-degree felony' },
    { value: '3', label: 'Third-degree felony' },
  ],
  misdemeanor: [...classes('misdemeanor', 'A', 'B', 'C')],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
