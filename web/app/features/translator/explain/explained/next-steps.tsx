import type { NextStep } from '@openslate/words/explain/explanation.ts';
import { CalendarClock } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';

/** What to do, with the day by which. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className="mt-3 list-decimal space-y-3 pl-6">
      {steps.map(({ text, by }) => (
        <li key={`${text} ${by}`}>
          {by && (
            <Badge kind="date" icon={CalendarClock} className="mr-2">
              {spokenDate(by)}
            </Badge>
          )}
          {text}
        </li>
      ))}
    </ol>
  );
}
