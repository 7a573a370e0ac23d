import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const wobbler = {
  value: 'wobbler',
  label: 'Wobbler',
  hint: 'The law lets it be a felony or a misdemeanor',
} as const;

export const grades = {
  felony: [{ value: 'ungraded', label: 'Felony' }, wobbler],
  misdemeanor: [{ value: 'ungraded', label: 'Misdemeanor' }, wobbler],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
