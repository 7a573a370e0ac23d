import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

const level = <const Number extends string>(value: Number) => ({ value, label: `Level ${value} felony` });

/** Felonies have levels for what was done since July 1, 2014, and had classes before. */
export const grades = {
  felony: [
    level('6'),
    level('5'),
    level('4'),
    level('3'),
    level('2'),
    level('1'),
    { value: 'd', label: 'Class D felony', hint: 'For what was done before July 1, 2014' },
    { value: 'c', label: 'Class C felony', hint: 'For what was done before July 1, 2014' },
    { value: 'b', label: 'Class B felony', hint: 'For what was done before July 1, 2014' },
    { value: 'a', label: 'Class A felony', hint: 'For what was done before July 1, 2014' },
    { value: 'ungraded', label: 'Murder' },
  ],
  misdemeanor: classes('misdemeanor', 'A', 'B', 'C'),
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded } = conditionsOn<Grade>();
