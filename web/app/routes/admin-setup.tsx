import { SetupScreen } from '../features/admin/entry/setup-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin setup', description: 'For the people who run this site.', keywords: [] });

export default function AdminSetup() {
  return <SetupScreen />;
}
