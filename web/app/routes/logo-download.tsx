import { LogoDownloadScreen } from '../features/logo/logo-download-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/logo-download',
    title: 'Logo Download',
    description: 'The OpenSlate logo as SVG and PNG.',
    keywords: ['logo', 'press kit'],
  });

export default LogoDownloadScreen;
