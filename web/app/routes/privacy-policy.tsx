import { PrivacyPolicyScreen } from '../features/privacy/privacy-policy-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What OpenSlate keeps about you: almost nothing. And how you can check that.',
    keywords: ['privacy policy', 'no cookies', 'anonymous'],
  });

export default PrivacyPolicyScreen;
