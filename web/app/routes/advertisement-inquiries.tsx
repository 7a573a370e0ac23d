import { AdvertisingScreen } from '../features/inquiries/advertising-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/advertisement-inquiries',
    title: 'Advertisement Inquiries',
    description: 'How to ask about advertising on OpenSlate.',
    keywords: ['advertising'],
  });

export default AdvertisingScreen;
