import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Monitoring', description: 'For the people who run this site.', keywords: [] });

export default function AdminMonitoring() {
  return (
    <OutlineScreen
      heading="Monitoring"
      purpose="For the people who run this site: requests, errors and the state of the database. This screen is not built yet."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
