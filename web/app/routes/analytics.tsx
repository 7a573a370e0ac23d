import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/analytics',
    title: 'What we count',
    description: 'What OpenSlate counts about its visitors, and what it never does.',
    keywords: ['anonymous analytics', 'privacy'],
  });

export default function Analytics() {
  return (
    <OutlineScreen
      heading="What we count"
      purpose="We do not count visits, pages or people. To stop abuse, the server counts how many requests come in a day, under a scrambled code that is erased when the day ends. If a screen fails, it can send us the name of the screen, the error and the version of the site."
      links={[
        { to: '/privacy-policy', words: 'Privacy Policy' },
        { to: '/contact', words: 'Write to us' },
      ]}
    />
  );
}
