import type { Examples } from './examples.ts';
import { Tabs } from './tabs.tsx';

export const examples: Examples = {
  title: 'Tabs',
  purpose: 'Sides of one thing that nobody needs at once. Arrow keys move between them.',
  states: [
    {
      name: 'Default',
      render: () => (
        <Tabs
          label="Example document"
          tabs={[
            {
              id: 'plain',
              label: 'Plain words',
              content: <p>What the document says, in short sentences.</p>,
            },
            { id: 'original', label: 'Original', content: <p>What the document says, as it was written.</p> },
            { id: 'words', label: 'Word list', content: <p>The difficult words, one by one.</p> },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Tabs
          label="Example with long names"
          tabs={[
            {
              id: 'first',
              label: 'If you still have all your papers',
              content: (
                <p>
                  Lay them out by date, the oldest first. The page that matters is most often the last of each
                  pile.
                </p>
              ),
            },
            {
              id: 'second',
              label: 'If you have lost some of them',
              content: <p>Ask for copies.</p>,
            },
            {
              id: 'third',
              label: 'If you never had any',
              content: <p>The clerk has them.</p>,
            },
          ]}
        />
      ),
    },
  ],
};
