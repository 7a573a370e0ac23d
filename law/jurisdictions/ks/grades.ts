import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const level = <const Value extends string>(value: Value) => ({
  value,
  label: `Level ${value}`,
  group: 'Severity level (since July 1993)',
});

/** Since July 1993 felonies have severity levels, 1 to 10, or 1 to 5 for drugs. Before, they had letters. */
export const grades = {
  felony: [
    level('1'),
    level('2'),
    level('3'),
    level('4'),
    level('5'),
    level('6'),
    level('7'),
    level('8'),
    level('9'),
    level('10'),
    { value: 'ungraded', label: 'Nongrid felony', group: 'Severity level (since July 1993)' },
    { value: 'offgrid', label: 'Off-grid felony', group: 'Severity level (since July 1993)' },
    ...classes('felony', 'A', 'B', 'C', 'D', 'E').map((each) => ({
      ...each,
      group: 'Class (before July 1993)',
    })),
  ],
  misdemeanor: [
    ...classes('misdemeanor', 'A', 'B', 'C'),
    { value: 'ungraded', label: 'Unclassified, or against a city rule' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
