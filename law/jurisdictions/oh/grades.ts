import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const unclassified = { value: 'ungraded', label: 'It has no degree' } as const;

export const grades = {
  felony: [
    { value: '1', label: 'F1 (first degree)' },
    { value: '2', label: 'F2 (second degree)' },
    { value: '3', label: 'F3 (third degree)' },
    { value: '4', label: 'F4 (fourth degree)' },
    { value: '5', label: 'F5 (fifth degree)' },
    unclassified,
  ],
  misdemeanor: [
    { value: '1', label: 'M1 (first degree)' },
    { value: '2', label: 'M2 (second degree)' },
    { value: '3', label: 'M3 (third degree)' },
    { value: '4', label: 'M4 (fourth degree)' },
    { value: 'minor', label: 'MM (minor)' },
    unclassified,
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
