import { CircleCheck, Clock } from 'lucide-react';
import type { Examples } from './examples.ts';
import { TaskList } from './task-list.tsx';

export const examples: Examples = {
  title: 'Task list',
  purpose: 'What there is to do, and how far each thing is.',
  states: [
    {
      name: 'Default',
      render: () => (
        <TaskList
          tasks={[
            {
              id: 'papers',
              title: 'Gather your papers',
              to: '/help',
              status: { words: 'Done', kind: 'good', icon: CircleCheck },
            },
            {
              id: 'date',
              title: 'Put the date in your calendar',
              to: '/assessment',
              status: { words: 'To do', kind: 'deep' },
            },
            {
              id: 'send',
              title: 'Send the form',
              hint: 'Opens when your papers are complete',
              status: { words: 'Cannot start yet', icon: Clock },
            },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <TaskList
          tasks={[
            {
              id: 'long',
              title:
                'Ask the office that kept the file for a copy of everything in it, including the pages that seem unimportant',
              to: '/contact',
              hint: 'Most offices answer within two weeks. If you hear nothing, call; a friendly reminder is normal and does no harm.',
              status: { words: 'Waiting for an answer since last month', kind: 'wait', icon: Clock },
            },
          ]}
        />
      ),
    },
  ],
};
