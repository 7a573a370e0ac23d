import { InquiryScreen } from '../features/inquiries/inquiry-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import { settings } from '../settings.ts';

export const meta = () =>
  pageMeta({
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who run OpenSlate.',
    keywords: ['contact'],
  });

export default function Contact() {
  return (
    <InquiryScreen
      heading="Contact"
      purpose="Tell us what is wrong, what is missing or what confused you. We are not lawyers and cannot look at your case."
      address={settings.CONTACT_EMAIL}
      topic="question"
    />
  );
}
