import { InquiryScreen } from '../features/inquiries/inquiry-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { settings } from '../settings.ts';

export const meta = () =>
  pageMeta({
    path: '/media-inquiries',
    title: 'Media Inquiries',
    description: 'How journalists reach the people who run OpenSlate.',
    keywords: ['media', 'press'],
  });

export default function MediaInquiries() {
  return (
    <InquiryScreen
      heading="Media Inquiries"
      purpose="For journalists and researchers who write about OpenSlate or about clearing records."
      address={settings.MEDIA_EMAIL}
      topic="media"
    />
  );
}
