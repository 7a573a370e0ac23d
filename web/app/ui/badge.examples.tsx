import { CalendarDays, CircleCheck, CircleX, Clock } from 'lucide-react';
import { Badge } from './badge.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Badge',
  purpose: 'One or two words of status.',
  states: [
    {
      name: 'Kinds',
      render: () => (
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge kind="deep">New</Badge>
          <Badge kind="date" icon={CalendarDays}>
            September 10
          </Badge>
          <Badge kind="good" icon={CircleCheck}>
            Done
          </Badge>
          <Badge kind="wait" icon={Clock}>
            Waiting
          </Badge>
          <Badge kind="no" icon={CircleX}>
            Not possible
          </Badge>
        </div>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Badge kind="wait" icon={Clock}>
          Waiting for an answer from the clerk’s office, which can take several weeks in busy counties
        </Badge>
      ),
    },
  ],
};
