import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/impact-stories',
    title: 'Impact Stories',
    description: 'What clearing a record changed, told by people who did it and by published research.',
    keywords: ['impact stories', 'second chance', 'expungement stories'],
  });

export default function ImpactStories() {
  return (
    <OutlineScreen
      heading="Impact Stories"
      purpose="What changes when a record is cleared? This page is for the people who know. We publish a story only when the person sent it to us and agreed, and research only with its source. There are no stories here yet."
      links={[
        { to: '/community', words: 'Community' },
        { to: '/assessment', words: 'Choose the state of your case' },
      ]}
    />
  );
}
