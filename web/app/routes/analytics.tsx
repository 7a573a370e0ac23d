import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/analytics',
    title: 'What we count',
    description: 'What OpenSlate counts, what it never counts, and the numbers for everybody to see.',
    keywords: ['anonymous analytics', 'privacy'],
  });

export default AnalyticsScreen;
