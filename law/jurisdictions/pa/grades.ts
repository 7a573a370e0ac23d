import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    { value: '1', label: 'First-degree felony (F1)' },
    { value: '2', label: 'Second-degree felony (F2)' },
    { value: '3', label: 'Third-degree felony (F3)' },
    { value: 'ungraded', label: 'Ungraded felony', hint: 'Most drug felonies' },
  ],
  misdemeanor: [
    { value: '1', label: 'First-degree misdemeanor (M1)' },
    { value: '2', label: 'Second-degree misdemeanor (M2)' },
    { value: '3', label: 'Third-degree misdemeanor (M3)' },
    { value: 'ungraded', label: 'Ungraded misdemeanor', hint: 'Many drug and drunk driving cases' },
  ],
  infraction: [{ value: 'summary', label: 'Summary offense' }],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
