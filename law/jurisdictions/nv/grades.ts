import type { GradeIn, Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const category = <const Letter extends 'a' | 'b' | 'c' | 'd' | 'e'>(letter: Letter) => ({
  value: letter,
  label: `Felony, Category ${letter.toUpperCase()}`,
});

export const grades = {
  felony: [
    category('a'),
    category('b'),
    category('c'),
    category('d'),
    category('e'),
    { value: 'ungraded', label: 'Felony from before July 1995' },
  ],
  misdemeanor: [
    { value: 'gross', label: 'Gross misdemeanor' },
    { value: 'ungraded', label: 'Misdemeanor' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
