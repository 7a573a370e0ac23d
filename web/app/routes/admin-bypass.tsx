import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Development access', description: 'For the people who run this site.', keywords: [] });

export default function AdminBypass() {
  return (
    <OutlineScreen
      heading="Development access"
      purpose="Works only in the development server, never here. Administrators use the login page."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
