import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin login', description: 'For the people who run this site.', keywords: [] });

export default function AdminLogin() {
  return (
    <OutlineScreen
      heading="Admin login"
      purpose="For the people who run this site. Login is not built yet."
      links={[{ to: '/', words: 'Home' }]}
    />
  );
}
