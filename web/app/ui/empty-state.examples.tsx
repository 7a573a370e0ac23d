import { FolderOpen, MessageCircle } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Empty state',
  purpose: 'Nothing here yet: why, and what to do about it.',
  states: [
    {
      name: 'With a way on',
      render: () => (
        <EmptyState
          icon={FolderOpen}
          title="No saved answers"
          level={4}
          action={<Button>Start with one case</Button>}
        >
          Answers you save appear here, on this phone only.
        </EmptyState>
      ),
    },
    { name: 'Words only', render: () => <EmptyState title="No messages" /> },
    {
      name: 'Long text',
      render: () => (
        <EmptyState
          icon={MessageCircle}
          title="Nobody has written about this yet, and you don’t have to be the first"
          level={4}
        >
          When someone does, you will find it here. Posts carry no names, and you can read all of them without
          an account. If you have a question that cannot wait, the offices on the help page answer by phone.
        </EmptyState>
      ),
    },
  ],
};
