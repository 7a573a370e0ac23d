import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const petty = {
  value: 'petty',
  label: 'Petty misdemeanor',
  hint: 'A fine of up to $300, and no jail',
} as const;

export const grades = {
  felony: [
    { value: 'ungraded', label: 'A felony that is no drug crime' },
    { value: '1', label: 'Drug crime in the first degree' },
    { value: '2', label: 'Drug crime in the second degree' },
    { value: '3', label: 'Drug crime in the third degree' },
    { value: '4', label: 'Drug crime in the fourth degree' },
    { value: '5', label: 'Drug crime in the fifth degree', hint: '§ 152.025' },
  ],
  misdemeanor: [
    { value: 'gross', label: 'Gross misdemeanor', hint: 'Up to 364 days in jail' },
    { value: 'ungraded', label: 'Misdemeanor', hint: 'Up to 90 days in jail' },
    petty,
  ],
  infraction: [petty],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
