import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Emergency access', description: 'For the people who run this site.', keywords: [] });

export default function EmergencyAdmin() {
  return (
    <OutlineScreen
      heading="Emergency access"
      purpose="Redeems a one-time recovery code made by someone with access to the server. This screen is not built yet."
      links={[{ to: '/admin-login', words: 'Admin login' }]}
    />
  );
}
