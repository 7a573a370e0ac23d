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
      purpose="At this time we count nothing about visitors. We set no cookies, keep no addresses and load nothing from other companies. If a screen fails, it can send us the name of the screen, the error and the version of the site, and nothing about you."
      links={[
        { to: '/privacy-policy', words: 'Privacy Policy' },
        { to: '/contact', words: 'Write to us' },
      ]}
    />
  );
}
