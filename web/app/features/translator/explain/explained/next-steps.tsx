import type { NextStep } from '@openslate/words/explain/explanation.ts';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';

/** What to do, with the day by which, and a word on days that are over. */
export function NextSteps({ steps, today }: { steps: readonly NextStep[]; today: string }) {
  return (
    <ol className="mt-3 list-decimal space-y-3 pl-6">
      {steps.map(({ text, by }) => (
        <li key={`${text} ${by}`}>
          {by && (
            <Badge kind={by < today ? 'no' : 'date'} icon={CalendarClock} className="mr-2">
              {by < today ? `${spokenDate(by)} is over` : spokenDate(by)}
            </Badge>
          )}
          {text}
          {by && by < today && (
            <span className="mt-1 block font-[650]">
              If you missed this day, call the clerk or a lawyer now. There may still be a way.
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
