import { localDay } from '../../../../ui/local-day.ts';
import { RemindMe } from '../../../reminders/remind-me.tsx';
import { paperStep } from '../../../reminders/reminder-words.ts';
import type { ExplainedPaper } from '../explained-paper.ts';
import { daysOfPaper } from './days-of-paper.ts';

/** Where the paper names a day to come. Neither the paper nor what it says is kept with the reminder. */
export function RemindOfPaper({ explained: { explanation } }: { explained: ExplainedPaper }) {
  const days = daysOfPaper(explanation, localDay(new Date()));
  if (days.length === 0) return null;
  const of = { state: explanation.state ?? '', step: paperStep, questionsAnswered: 0 };
  return <RemindMe of={() => ({ of, days })}>Remind me of a day</RemindMe>;
}
