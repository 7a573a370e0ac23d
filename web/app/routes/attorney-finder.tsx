import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/attorney-finder',
    title: 'Attorney Finder',
    description: 'Free and low-cost legal help with clearing a criminal record.',
    keywords: ['legal aid', 'expungement attorney', 'free legal help'],
  });

export default function AttorneyFinder() {
  return (
    <OutlineScreen
      heading="Attorney Finder"
      purpose="A person who knows your court is worth more than any website. This page is where we list legal aid offices, free clinics and bar association referral lines. We list a number only after we have checked it, and we have not finished that yet."
      links={[
        { to: '/help', words: 'Help' },
        { to: '/assessment', words: 'Choose the state of your case' },
        { to: '/contact', words: 'Tell us about a clinic we should list' },
      ]}
    />
  );
}
