import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    { value: '1', label: 'First-degree felony' },
    { value: '2', label: 'Second-degree felony' },
    { value: '3', label: 'Third-degree felony' },
    { value: '4', label: 'Fourth-degree felony' },
  ],
  misdemeanor: [
    { value: 'ungraded', label: 'Misdemeanor' },
    { value: 'petty', label: 'Petty misdemeanor' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { gradeOf } = conditionsOn<Grade>();
