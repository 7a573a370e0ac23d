import { TermsScreen } from '../features/terms/terms-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'What you may expect of OpenSlate, and what not.',
    keywords: ['terms of service'],
  });

export default TermsScreen;
