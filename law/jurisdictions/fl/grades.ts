import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    { value: '3', label: 'Third-degree felony' },
    { value: '2', label: 'Second-degree felony' },
    { value: '1', label: 'First-degree felony' },
    { value: 'life', label: 'Life felony' },
    { value: 'capital', label: 'Capital felony' },
  ],
  misdemeanor: [
    { value: '1', label: 'First-degree misdemeanor' },
    { value: '2', label: 'Second-degree misdemeanor' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
