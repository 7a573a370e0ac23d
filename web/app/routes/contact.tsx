import { ContactScreen } from '../features/inquiries/contact-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who run OpenSlate.',
    keywords: ['contact'],
  });

export default ContactScreen;
