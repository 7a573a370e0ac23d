import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/help',
    title: 'Help',
    description: 'Where to find help with clearing a criminal record.',
    keywords: ['help', 'FAQ', 'expungement questions'],
  });

export default function Help() {
  return (
    <OutlineScreen
      heading="Help"
      purpose="OpenSlate is free, asks for no name and no account, and is not a law firm. We are still writing the answers to common questions. Until then, these pages may help."
      links={[
        { to: '/assessment', words: 'Choose the state of your case' },
        { to: '/record-relief', words: 'Ways to clear a record' },
        { to: '/attorney-finder', words: 'Find a person who can help' },
        { to: '/privacy-policy', words: 'What we keep and what we do not' },
        { to: '/contact', words: 'Write to us' },
      ]}
    />
  );
}
