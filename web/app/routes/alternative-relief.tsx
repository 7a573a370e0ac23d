import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/alternative-relief',
    title: 'Alternative Relief',
    description:
      'What you can still do when a record cannot be cleared: pardons, certificates, voting and fair-chance rights.',
    keywords: ['pardon', 'certificate of rehabilitation', 'voting rights', 'fair chance'],
  });

export default function AlternativeRelief() {
  return (
    <OutlineScreen
      heading="Alternative Relief"
      purpose="When the law gives no way to clear a record, there is often something else: a pardon, a certificate, the right to vote, or laws that limit what employers may ask. This page is where we explain them. We are still writing it."
      links={[
        { to: '/record-relief', words: 'Ways to clear a record' },
        { to: '/attorney-finder', words: 'Find a person who can help' },
        { to: '/assessment', words: 'Choose the state of your case' },
      ]}
    />
  );
}
