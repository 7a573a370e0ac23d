import { impossibleDates } from '@openslate/contract/impossible-dates.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import type { Told } from '../saved-progress.ts';

/** What cannot be about the charge that was asked about. Another one must not stand in the way here. */
export function impossibleIn(
  { answers }: Told,
  { chargeId, question }: AskedAbout,
  today: string,
): string | undefined {
  const charge = answers.charges.find(({ id }) => id === chargeId);
  if (!charge || question.answer.kind !== 'date') return undefined;
  return Object.values(impossibleDates({ charges: [charge] }, today))[0];
}
