import { InquiryScreen } from '../features/inquiries/inquiry-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { settings } from '../settings.ts';

export const meta = () =>
  pageMeta({
    path: '/advertisement-inquiries',
    title: 'Advertisement Inquiries',
    description: 'How to ask about advertising on OpenSlate.',
    keywords: ['advertising'],
  });

export default function AdvertisementInquiries() {
  return (
    <InquiryScreen
      heading="Advertisement Inquiries"
      purpose="OpenSlate shows no advertisements and shares nothing about its visitors. Questions about this are welcome."
      address={settings.ADVERTISING_EMAIL}
      topic="advertisement"
    />
  );
}
