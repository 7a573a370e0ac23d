import { BypassScreen } from '../features/admin/entry/bypass-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Development access', description: 'For the people who run this site.', keywords: [] });

export default function AdminBypass() {
  return <BypassScreen />;
}
