import { MediaScreen } from '../features/inquiries/media-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/media-inquiries',
    title: 'Media Inquiries',
    description: 'How journalists reach the people who run OpenSlate.',
    keywords: ['media', 'press'],
  });

export default MediaScreen;
