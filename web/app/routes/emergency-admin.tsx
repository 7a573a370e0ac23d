import { EmergencyScreen } from '../features/admin/entry/emergency-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Emergency access', description: 'For the people who run this site.', keywords: [] });

export default function EmergencyAdmin() {
  return <EmergencyScreen />;
}
