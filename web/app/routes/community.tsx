import { CommunityScreen } from '../features/community/community-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/community',
    title: 'Community',
    description:
      'Ask and share without giving your name: questions, answers and what worked for people with a criminal record.',
    keywords: ['community', 'support forum', 'record clearing questions'],
  });

export default CommunityScreen;
