import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/community',
    title: 'Community',
    description: 'Ask and share without giving your name.',
    keywords: ['community', 'support', 'record clearing questions'],
  });

export default function Community() {
  return (
    <OutlineScreen
      heading="Community"
      purpose="A place to ask questions and share what worked, without an account and without your name. The forum is not open yet."
      links={[
        { to: '/help', words: 'Help' },
        { to: '/impact-stories', words: 'Impact stories' },
        { to: '/assessment', words: 'Choose the state of your case' },
      ]}
    />
  );
}
