import type { Condition } from '../engine/condition.ts';
import { always, blocked, sinceSpan } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import type { Period } from '../record/day.ts';
import * as phrase from './phrases.ts';

/**
 * So long since a program, or a probation that ended the case, was over. That it is over is what such an ending means,
 * unless the person says otherwise.
 */
export function waitedSinceProgram(period: Period, fix: Saying = phrase.fix.finishProgram): Condition {
  const atOnce = period.years + period.months + period.days === 0;
  return ({ charge }) => {
    if (charge.completedDate === undefined) {
      if (charge.completed === false) return blocked(fix);
      if (atOnce) return always;
    }
    const { span, missing } = charge.dateOf('completed');
    return sinceSpan(span, period, missing);
  };
}
