import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/translator',
    title: 'Legal Translator',
    description: 'Legal words and court papers in plain English.',
    keywords: ['legal words', 'plain English', 'court papers', 'legal translator'],
  });

export default function Translator() {
  return (
    <OutlineScreen
      heading="Legal Translator"
      purpose="Court papers use words nobody uses at home. The translator explains them in plain English. It does not work yet: we are still building it."
      links={[
        { to: '/help', words: 'Help' },
        { to: '/attorney-finder', words: 'Find a person who can read your papers with you' },
        { to: '/assessment', words: 'Choose the state of your case' },
      ]}
    />
  );
}
