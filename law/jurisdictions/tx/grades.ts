import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    { value: '1', label: 'First degree felony' },
    { value: '2', label: 'Second degree felony' },
    { value: '3', label: 'Third degree felony' },
    { value: 'state_jail', label: 'State jail felony' },
    { value: 'ungraded', label: 'Capital felony, or no degree' },
  ],
  misdemeanor: [
    { value: 'a', label: 'Class A misdemeanor' },
    { value: 'b', label: 'Class B misdemeanor' },
    { value: 'c', label: 'Class C misdemeanor', hint: 'Only a fine, no jail' },
    { value: 'ungraded', label: 'No class' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
