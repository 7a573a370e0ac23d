import { atHand, type FactCondition } from '../engine/condition.ts';
import { fact, unknown } from '../engine/when.ts';
import type { Charge } from '../record/record.ts';

/** What the rules of one place ask of its classes. A class that the place does not have does not compile. */
export function conditionsOn<Grade extends string>() {
  return {
    graded: (...grades: Grade[]): FactCondition =>
      atHand(({ charge }) =>
        charge.grade === undefined
          ? unknown(charge.path('grade'))
          : fact((grades as readonly string[]).includes(charge.grade)),
      ),
    /** Told as one of the place’s classes. Whoever tells another is none of these. */
    gradeOf: ({ grade }: Pick<Charge, 'grade'>) => grade as Grade | undefined,
  };
}
