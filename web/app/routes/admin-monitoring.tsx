import { AdminOnly } from '../features/admin/admin-only.tsx';
import { MonitoringScreen } from '../features/admin/monitoring/monitoring-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Monitoring', description: 'For the people who run this site.', keywords: [] });

export default function AdminMonitoring() {
  return (
    <AdminOnly>
      <MonitoringScreen />
    </AdminOnly>
  );
}
