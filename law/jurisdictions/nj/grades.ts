import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

/** New Jersey calls its felonies indictable crimes, and its misdemeanors disorderly persons offenses. */
export const grades = {
  felony: [
    { value: '1', label: 'Crime of the 1st degree' },
    { value: '2', label: 'Crime of the 2nd degree' },
    { value: '3', label: 'Crime of the 3rd degree' },
    { value: '4', label: 'Crime of the 4th degree' },
  ],
  misdemeanor: [
    { value: 'disorderly', label: 'DP (disorderly persons), the larger kind' },
    { value: 'petty', label: 'Petty DP, the smaller kind' },
  ],
  infraction: [
    { value: 'ungraded', label: 'Broke a town rule (municipal ordinance)' },
    { value: 'traffic', label: 'Traffic ticket' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
