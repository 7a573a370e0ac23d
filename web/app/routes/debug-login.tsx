import { DebugLoginScreen } from '../features/admin/entry/debug-login-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: 'Login check', description: 'For the people who run this site.', keywords: [] });

export default function DebugLogin() {
  return <DebugLoginScreen />;
}
