import { dayOf, spanOf } from '@openslate/law/record/day.ts';
import type { Answers } from './record.ts';

/**
 * Dates that cannot be, by the path of the field: an offense or an outcome after the day we judge on, and an outcome
 * before its offense. Any other order happens in life. A date known in part is wrong only if every day in it is.
 */
export function impossibleDates(answers: Answers, asOf: string): Record<string, string> {
  const today = dayOf(asOf);
  const wrong: Record<string, string> = {};
  answers.charges.forEach((charge, index) => {
    const path = (field: string) => `answers.charges.${index}.${field}`;
    for (const field of ['offenseDate', 'dispositionDate'] as const) {
      const date = charge[field];
      if (date && spanOf(date).first > today)
        wrong[path(field)] = 'This day is still to come. Check the year.';
    }
    const { offenseDate, dispositionDate } = charge;
    if (offenseDate && dispositionDate && spanOf(dispositionDate).last < spanOf(offenseDate).first) {
      wrong[path('dispositionDate')] = 'The case cannot have ended before it began. Check both dates.';
    }
  });
  return wrong;
}

/** Two charges with one id could not be told apart in the answer. */
export function repeatedIds(answers: Answers): Record<string, string> {
  const seen = new Set<string>();
  const wrong: Record<string, string> = {};
  answers.charges.forEach((charge, index) => {
    const id = charge.id ?? `c${index + 1}`;
    if (seen.has(id)) wrong[`answers.charges.${index}.id`] = 'Another charge has this id. Give each its own.';
    seen.add(id);
  });
  return wrong;
}
