import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin dashboard', description: 'For the people who run this site.', keywords: [] });

export default function Admin() {
  return (
    <OutlineScreen
      heading="Admin dashboard"
      purpose="For the people who run this site: posts, replies, stories, news and messages. The dashboard is not built yet."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
