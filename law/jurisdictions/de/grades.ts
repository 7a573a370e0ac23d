import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const unclassified = { value: 'ungraded', label: 'Unclassified: it has no class' } as const;

export const grades = {
  felony: classes('felony', 'A', 'B', 'C', 'D', 'E', 'F', 'G'),
  misdemeanor: [...classes('misdemeanor', 'A', 'B'), unclassified],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
