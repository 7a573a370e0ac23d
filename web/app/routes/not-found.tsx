import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    keywords: [],
  });

export default NotFoundScreen;
