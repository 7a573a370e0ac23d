import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin setup', description: 'For the people who run this site.', keywords: [] });

export default function AdminSetup() {
  return (
    <OutlineScreen
      heading="Admin setup"
      purpose="Creates the first administrator with the setup code that the server prints when it starts. This screen is not built yet."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
