import { StoriesScreen } from '../features/stories/stories-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/impact-stories',
    title: 'Impact Stories',
    description: 'What clearing a record changed, told by people who did it and by published research.',
    keywords: ['impact stories', 'second chance', 'expungement stories'],
  });

export default StoriesScreen;
