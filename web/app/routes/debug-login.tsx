import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Login check', description: 'For the people who run this site.', keywords: [] });

export default function DebugLogin() {
  return (
    <OutlineScreen
      heading="Login check"
      purpose="Shows the state of this browser’s administrator session. This screen is not built yet."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
