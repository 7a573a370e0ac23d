import { OutlineScreen } from '../features/outline/outline-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    path: '/case-studies',
    title: 'Case Studies',
    description: 'Worked examples of how each state treats a record, with dates and the law behind them.',
    keywords: ['case studies', 'expungement examples', 'record clearing by state'],
  });

export default function CaseStudies() {
  return (
    <OutlineScreen
      heading="Case Studies"
      purpose="A made-up person, a real law: each case study follows one record through the rules of one state, with the dates that decide it. They come from the same rules that answer your own questions. We are still entering those rules."
      links={[
        { to: '/assessment', words: 'Choose the state of your case' },
        { to: '/clean-slate', words: 'See which states clear some records by themselves' },
        { to: '/record-relief', words: 'Ways to clear a record' },
      ]}
    />
  );
}
