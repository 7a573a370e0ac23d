import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Shared assessment',
    description: 'A result that somebody shared with you.',
    keywords: [],
  });

export default function SharedAssessment() {
  return (
    <OutlineScreen
      heading="Shared assessment"
      purpose="This is where a result opens that somebody shared with you by a private link. Results cannot be shared yet, so there is nothing to show at this address."
      links={[
        { to: '/assessment', words: 'Choose the state of your case' },
        { to: '/', words: 'Home' },
      ]}
    />
  );
}
