import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { ListOfPlaces } from '../features/place-law/list-of-places.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/record-relief',
    title: 'Record Relief',
    description:
      'What expungement, sealing and certificates are, and what each one does to a criminal record.',
    keywords: ['record relief', 'expungement', 'sealing', 'certificates'],
  });

export default function RecordRelief() {
  return (
    <OutlineScreen
      heading="Record Relief"
      purpose="There is more than one way to clear a record. Expungement erases it or treats it as erased. Sealing hides it from most people. A certificate leaves it in place but shows that you have moved on. Each state has its own rules."
      links={[
        { to: '/assessment', words: 'Choose the state of your case' },
        { to: '/clean-slate', words: 'See which states clear some records by themselves' },
        { to: '/alternative-relief', words: 'If your record cannot be cleared' },
      ]}
    >
      <ListOfPlaces />
    </OutlineScreen>
  );
}
