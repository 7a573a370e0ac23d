import { AdminOnly } from '../features/admin/admin-only.tsx';
import { DashboardScreen } from '../features/admin/dashboard/dashboard-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin dashboard', description: 'For the people who run this site.', keywords: [] });

export default function Admin() {
  return (
    <AdminOnly>
      <DashboardScreen />
    </AdminOnly>
  );
}
