import { classes, type GradeIn, type Grades } from '../../place/grades.ts';
import { conditionsOn } from '../../vocabulary/grades.ts';

export const grades = {
  felony: [
    ...(['1', '2', '3', '4'] as const).map((value) => ({
      value,
      label: `Class ${value} felony, or level ${value} drug felony`,
    })),
    ...classes('felony', '5', '6'),
    { value: 'ungraded', label: 'A felony without a class' },
  ],
  misdemeanor: [
    { value: '1', label: 'Class 1, or level 1 drug misdemeanor' },
    { value: '2', label: 'Class 2, or level 2 drug misdemeanor' },
    { value: '3', label: 'Class 3', hint: 'Before March 2022' },
    { value: 'petty', label: 'Petty offense or drug petty offense' },
    { value: 'ungraded', label: 'A misdemeanor without a class' },
  ],
  infraction: [
    { value: 'petty', label: 'Petty offense or drug petty offense' },
    { value: 'traffic', label: 'Traffic infraction' },
    { value: 'ungraded', label: 'Civil infraction' },
  ],
} as const satisfies Grades;

export type Grade = GradeIn<typeof grades>;

export const { graded, gradeOf } = conditionsOn<Grade>();
