import type { FactCondition } from '../../condition.ts';
import { dayOf } from '../../day.ts';
import { always, judgement } from '../../when.ts';

const legalSince = dayOf('2018-12-06');

/** MCL 780.621e presumes it of every misdemeanor; after legalization it takes a look at the facts. */
export const mayBeLegalNow: FactCondition = ({ charge }) => {
  const { span, missing } = charge.dateOf('offense');
  if (span.last < legalSince) return always;
  return { ...judgement('Would what you did be legal for an adult today?'), missing };
};
