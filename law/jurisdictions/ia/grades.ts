import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: classes('felony', 'A', 'B', 'C', 'D'),
  misdemeanor: [
    { value: 'simple', label: 'Simple' },
    { value: 'serious', label: 'Serious' },
    { value: 'aggravated', label: 'Aggravated' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
