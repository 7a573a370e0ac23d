import { LoginScreen } from '../features/admin/login/login-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Admin login', description: 'For the people who run this site.', keywords: [] });

export default function AdminLogin() {
  return <LoginScreen />;
}
