import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'What you may expect of OpenSlate, and what not.',
    keywords: ['terms of service'],
  });

export default function TermsOfService() {
  return (
    <OutlineScreen
      heading="Terms of Service"
      purpose="OpenSlate is free to use. It explains the law in general and does not know all of your case. It is not a law firm, and what it says is not legal advice. Laws change and we can be wrong, so check the law we name, or ask a lawyer, before you file or pay for anything."
      links={[
        { to: '/privacy-policy', words: 'Privacy Policy' },
        { to: '/attorney-finder', words: 'Find a person who can help' },
        { to: '/contact', words: 'Write to us' },
      ]}
    />
  );
}
